import { z } from 'zod'
import { maxInlineOutputLength, maxSavedOutputLength } from '../assistant-limits.ts'

const outputsSchema = z
  .array(z.object({ callId: z.uuid(), output: z.record(z.string(), z.unknown()) }))
  .min(1)
  .max(20)

/** Outputs of calls of one run, as `toolCallOutputs` carries them. */
export type ToolCallOutputs = z.infer<typeof outputsSchema>

/** The outputs in `toolCallOutputs`; null if the text is none. */
export function parseToolCallOutputs(text: string): ToolCallOutputs | null {
  try {
    return outputsSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

const isOutputs = (text: string) => parseToolCallOutputs(text) !== null
const outputs = (most: number) => z.string().max(most).refine(isOutputs)

/** `toolCallOutputs` in an address, and in a call that saves it first (AST-22). */
export const inlineOutputsSchema = outputs(maxInlineOutputLength)
export const savedOutputsSchema = outputs(maxSavedOutputLength)
