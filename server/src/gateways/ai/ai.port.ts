import type { BrandColors } from '@aloft/creative/color/palette'
import type { AiFailure, Writer } from '@aloft/domain/core/ai-results'
import type {
  AdText,
  AdTextsInput,
  AiTasks,
  BrandBriefInput,
  CampaignBriefInput,
  CampaignPreferences,
  ImageIdea,
  ImageIdeaInput,
  Judged,
} from '@aloft/copywriter/tasks'
import type { z } from 'zod'

export type {
  AdText,
  AdTextsInput,
  AiTasks,
  BrandBriefInput,
  CampaignBriefInput,
  CampaignPreferences,
  ImageIdea,
  ImageIdeaInput,
  Judged,
}
export type AiTaskName = keyof AiTasks

export interface AiRequest<N extends AiTaskName> {
  readonly task: N
  readonly input: AiTasks[N]['input']
  /** The same input and seed give the same result, as far as the engine can promise that. */
  readonly seed: string
  readonly signal: AbortSignal
}

/** A result with its source, or a typed reason: never half a result. */
export type AiResult<T> =
  | { readonly ok: true; readonly value: T; readonly made: MadeBy }
  | { readonly ok: false; readonly failure: AiFailure }

/**
 * Source of a result. An ad stores `writer` among its values, where its reader sees it, and the rest with the steps and
 * the result of its generation task (`AdTaskResult`); further texts store it with their task.
 */
export interface MadeBy {
  readonly writer: Writer
  /** The engine's own name, such as a model. */
  readonly engine: string
  /** Prompt or rule set with its version, such as `ad-texts@1`. */
  readonly prompt: string
  readonly seed: string
  /** Texts of ours that replace some of an engine's own, which broke a rule; absent if nothing was replaced. */
  readonly texts?: readonly string[]
}

/** A picture described in words. */
export interface ImageRequest {
  /** What it shows, in words of users or of an image idea. */
  readonly prompt: string
  /** Preferred size in pixels: an engine with fixed sizes draws the nearest one. */
  readonly width: number
  readonly height: number
  /** Colors of the brand that the picture should match. */
  readonly colors: BrandColors | null
  readonly seed: string
  readonly signal: AbortSignal
}

export const aiImageTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'] as const

/** A drawn picture. Only its header was checked: decode it before storing, like any foreign picture. */
export interface AiImage {
  readonly bytes: Uint8Array
  readonly mediaType: (typeof aiImageTypes)[number]
  /** In pixels, as drawn. */
  readonly width: number
  readonly height: number
}

/** Something a chat may ask its caller to do. */
export interface ChatTool {
  /** Letters, digits and underlines, such as `list_ads`. */
  readonly name: string
  /** What it does and when to ask for it, for an AI. */
  readonly description: string
  /** What people say who want it: rules go by these and by the name. The first may be shown as an example. */
  readonly phrases: readonly string[]
  /** An object; sent as JSON schema, and what comes back is parsed by it. */
  readonly arguments: z.ZodType<Readonly<Record<string, unknown>>>
}

/** A tool that is asked for, with arguments that its schema has parsed. */
export interface ToolCall {
  readonly id: string
  readonly name: string
  readonly arguments: Readonly<Record<string, unknown>>
}

/** What was said so far, oldest first. Each call is answered by a turn of its tool before the next answer. */
export type ChatTurn =
  | { readonly by: 'user'; readonly text: string }
  | { readonly by: 'assistant'; readonly text: string; readonly calls: readonly ToolCall[] }
  | { readonly by: 'tool'; readonly callId: string; readonly output: string }

export interface ChatRequest {
  /** Who the assistant is and what it must keep to; ours alone, never words of users. */
  readonly instructions: string
  /** The last one is a user's or a tool's. A question that was refused must not stay among them. */
  readonly turns: readonly ChatTurn[]
  readonly tools: readonly ChatTool[]
  readonly seed: string
  readonly signal: AbortSignal
}

export interface ChatAnswer {
  readonly text: string
  readonly calls: readonly ToolCall[]
}

/** The pieces of an answer as they arrive and, at the end, the whole answer or why there is none. */
export type ChatEvent =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'end'; readonly result: AiResult<ChatAnswer> }

/** Texts, pictures and answers by an AI engine or, without one, by rules that are labeled as such. */
export interface Ai {
  /** Who will write; known before any request. */
  readonly writer: Writer
  write<N extends AiTaskName>(request: AiRequest<N>): Promise<AiResult<AiTasks[N]['output']>>
  /** The categories for which texts must not be used; empty for texts that are fine. */
  moderate(texts: readonly string[], signal: AbortSignal): Promise<AiResult<readonly string[]>>
  /** One picture; what goes wrong with the picture itself is `imageFailed`. */
  draw(request: ImageRequest): Promise<AiResult<AiImage>>
  /**
   * Answers the last turn, piece by piece; the pieces add up to the text of the end. The caller carries out the calls
   * in it and answers each with a turn. If the end is a failure, the pieces before it are void.
   */
  chat(request: ChatRequest): AsyncIterable<ChatEvent>
}
