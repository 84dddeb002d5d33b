import type { BrandColors } from '@aloft/creative/color/palette'
import type { ImageStyle } from '@aloft/domain/creatives/image-styles.rules'
import type { AiFailure, Writer } from '@aloft/domain/core/ai-results'
import type {
  AdText,
  AdTextsInput,
  AiTasks as WritingTasks,
  BrandBriefInput,
  CampaignBriefInput,
  CampaignPreferences,
  ImageIdea,
  ImageIdeaInput,
  ImageIdeasInput,
  Judged,
} from '@aloft/copywriter/tasks'
import type { ChatSummaryInput } from '@aloft/domain/assistant/chat-summary.rules'
import type { z } from 'zod'

export type {
  AdText,
  AdTextsInput,
  BrandBriefInput,
  CampaignBriefInput,
  CampaignPreferences,
  ImageIdea,
  ImageIdeaInput,
  ImageIdeasInput,
  Judged,
}

/** Every task for an engine that works with words: those of ads and briefs, and the summary of a conversation. */
export interface AiTasks extends WritingTasks {
  'chat-summary': { input: ChatSummaryInput; output: { readonly text: string } }
}
export type AiTaskName = keyof AiTasks

export interface AiRequest<N extends AiTaskName> {
  readonly task: N
  readonly input: AiTasks[N]['input']
  /** The same input and seed give the same result, as far as the engine can guarantee that. */
  readonly seed: string
  readonly signal: AbortSignal
}

/** A result with its source, or a typed failure; never a partial result. */
export type AiResult<T> =
  | { readonly ok: true; readonly value: T; readonly made: MadeBy }
  | { readonly ok: false; readonly failure: AiFailure }

/**
 * Source of a result. An ad stores `writer` among its values, where its reader sees it, and the rest with the steps and
 * result of its generation task (`AdTaskResult`); later texts store it with their own task.
 */
export interface MadeBy {
  readonly writer: Writer
  /** The engine's own name, such as a model. */
  readonly engine: string
  /** Prompt or rule set with its version, for example `ad-texts@1`. */
  readonly prompt: string
  readonly seed: string
  /** Our texts that replaced some of the engine's, which broke a rule; absent if nothing was replaced. */
  readonly texts?: readonly string[]
}

export interface ImageRequest {
  /** Description of the picture, in words of users or of an image idea. */
  readonly prompt: string
  /** Null leaves the style to the engine. */
  readonly style: ImageStyle | null
  /** Preferred size in pixels; an engine with fixed sizes draws the nearest one. */
  readonly width: number
  readonly height: number
  /** Brand colors that the picture should match. */
  readonly colors: BrandColors | null
  readonly seed: string
  readonly signal: AbortSignal
}

export const aiImageTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'] as const

/** A drawn picture. Only its header was checked: decode it before storing, like any untrusted picture. */
export interface AiImage {
  readonly bytes: Uint8Array
  readonly mediaType: (typeof aiImageTypes)[number]
  /** Actual size in pixels. */
  readonly width: number
  readonly height: number
}

/** A stored picture to be described. */
export interface DescribeRequest {
  readonly bytes: Uint8Array
  /** For example `image/webp`. */
  readonly mediaType: string
  /** In pixels; null if unknown. */
  readonly width: number | null
  readonly height: number | null
  /** Its main colors as hex, the most frequent first; empty if unknown. */
  readonly colors: readonly string[]
  readonly signal: AbortSignal
}

/** An operation that a chat may ask its caller to perform. */
export interface ChatTool {
  /** Letters, digits and underscores, for example `list_ads`. */
  readonly name: string
  /** For the AI: what it does and when to use it. */
  readonly description: string
  /** Phrases people use to ask for it. The rules match these and the name; the first may be shown as an example. */
  readonly phrases: readonly string[]
  /** An object schema, sent as JSON schema and used to parse the arguments. */
  readonly arguments: z.ZodType<Readonly<Record<string, unknown>>>
}

/** A question that our help answers. An AI uses the answers as facts, the rules give them as they are. */
export interface ChatTopic {
  readonly question: string
  readonly answer: string
  /** Words people use to ask for it; all words of one must be in a message. */
  readonly phrases: readonly string[]
}

/** What a tool has answered, for the rules. */
export interface ChatResult {
  readonly name: string
  readonly arguments: Readonly<Record<string, unknown>>
  readonly output: unknown
}

/** What the rules do next about a message: use tools, or answer. */
export type ChatStep = { readonly calls: readonly Omit<ToolCall, 'id'>[] } | { readonly text: string }

/** A request that the rules understand, step by step. An AI chooses its tools itself. */
export interface ChatIntent {
  /** As those of topics. */
  readonly phrases: readonly string[]
  /** The next step, by the tools' results since the message. */
  readonly next: (message: string, results: readonly ChatResult[]) => ChatStep
}

/** A requested tool with arguments parsed by its schema. */
export interface ToolCall {
  readonly id: string
  readonly name: string
  readonly arguments: Readonly<Record<string, unknown>>
}

/**
 * A message of the conversation, oldest first. Each tool call must be followed by its tool's message before the next
 * answer.
 */
export type ChatTurn =
  | { readonly by: 'user'; readonly text: string }
  | { readonly by: 'assistant'; readonly text: string; readonly calls: readonly ToolCall[] }
  | { readonly by: 'tool'; readonly callId: string; readonly output: string }

export interface ChatRequest {
  /** The assistant's role and rules, written by us; never words of users. */
  readonly instructions: string
  /** The last message is from a user or a tool. Refused questions must be removed. */
  readonly messages: readonly ChatTurn[]
  readonly tools: readonly ChatTool[]
  readonly topics: readonly ChatTopic[]
  /** Requests that rules understand, their answer to any other, and what ends each answer of theirs. */
  readonly byRules: {
    readonly intents: readonly ChatIntent[]
    /** The next step about any message, where the rules lead the conversation; null where they follow the user. */
    readonly lead: ((message: string, results: readonly ChatResult[]) => ChatStep) | null
    /** Where a message that they don't understand may be answered; null if it's not. */
    readonly search: (message: string, results: readonly ChatResult[]) => ChatStep | null
    readonly unknown: string
    readonly label: string
  }
  readonly seed: string
  readonly signal: AbortSignal
}

export interface ChatAnswer {
  readonly text: string
  readonly calls: readonly ToolCall[]
}

/** The pieces of an answer as they arrive and, at the end, the whole answer or the failure. */
export type ChatEvent =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'end'; readonly result: AiResult<ChatAnswer> }

/** Texts, pictures and answers by an AI engine or, without one, by rules labeled as such. */
export interface Ai {
  /** The writer, known before any request. */
  readonly writer: Writer
  write<N extends AiTaskName>(request: AiRequest<N>): Promise<AiResult<AiTasks[N]['output']>>
  /** Categories in which texts are unsafe; empty if they are fine. */
  moderate(texts: readonly string[], signal: AbortSignal): Promise<AiResult<readonly string[]>>
  /** Draws one picture; problems with the picture itself are `imageFailed`. */
  draw(request: ImageRequest): Promise<AiResult<AiImage>>
  /** Says in a few sentences what a picture shows; problems with the picture itself are `imageScanFailed`. */
  describe(request: DescribeRequest): Promise<AiResult<string>>
  /**
   * Answers the last message in pieces that add up to the final text. The caller performs the requested calls and adds
   * a message for each. If the end is a failure, discard the pieces before it.
   */
  chat(request: ChatRequest): AsyncIterable<ChatEvent>
}
