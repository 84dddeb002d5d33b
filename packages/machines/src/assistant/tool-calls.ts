import type { ThreadCall } from '@aloft/domain/assistant/thread-message.entity'
import { askingTool, statusAfterOutput } from '@aloft/domain/assistant/tools/tool-calls.rules'
import type { Answer } from './answer.ts'

/** What tools have answered, by the id of the call. */
export type CallOutputs = Readonly<Record<string, Readonly<Record<string, unknown>>>>

interface Calls {
  readonly answers: readonly Answer[]
  readonly outputs: CallOutputs
  readonly storedIds: readonly string[]
}

/** The calls of an answer that the server still waits for. */
export function awaitedCalls({ answers, storedIds }: Calls): readonly ThreadCall[] {
  return answers.flatMap(({ calls }) => calls).filter(({ id }) => !storedIds.includes(id))
}

/** The awaited calls whose tool hasn't answered yet. */
export function openCalls(run: Calls): readonly ThreadCall[] {
  return awaitedCalls(run).filter(({ id }) => run.outputs[id] === undefined)
}

/** What the server is still to get; nothing until all calls have their output. */
export function undelivered(run: Calls) {
  if (openCalls(run).length > 0) return []
  return awaitedCalls(run).flatMap((call) => {
    const output = run.outputs[call.id]
    return output ? [{ call, output }] : []
  })
}

/** Whether an option belongs to the question of a call. */
export function isOption(call: ThreadCall | undefined, optionId: string): boolean {
  const options = call?.name === askingTool ? call.arguments['options'] : null
  return Array.isArray(options) && options.some((option: { id?: unknown }) => option.id === optionId)
}

/** The answers with what tools have answered in their calls (AST-09). */
export function withOutputs(
  answers: readonly Answer[],
  outputs: CallOutputs,
  confirmedIds: readonly string[],
): readonly Answer[] {
  return answers.map((answer) => ({
    ...answer,
    calls: answer.calls.map((call) => {
      const output = outputs[call.id]
      if (!output || call.output) return call
      return { ...call, output, status: statusAfterOutput(call.name, confirmedIds.includes(call.id), output) }
    }),
  }))
}
