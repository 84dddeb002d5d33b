import { answerByRules } from './answerer/answer-by-rules.ts'
import type {
  Ai,
  AiImage,
  AiRequest,
  AiResult,
  AiTaskName,
  AiTasks,
  ChatEvent,
  ChatRequest,
  DescribeRequest,
  ImageRequest,
} from './ai.port.ts'
import { writeAdTexts } from '@aloft/copywriter/ad-texts'
import { writeBrandBrief } from '@aloft/copywriter/briefs/brand-brief'
import { writeCampaignBrief } from '@aloft/copywriter/briefs/campaign-brief'
import { writeImageIdea } from '@aloft/copywriter/pictures/image-idea'
import { writeImageIdeas } from '@aloft/copywriter/pictures/image-ideas'
import { unsafeCategories } from '@aloft/copywriter/moderation/moderation'
import { chatExtract } from '@aloft/domain/assistant/chat-summary.rules'
import { describeByMeasures } from './painter/describe-by-measures.ts'
import { paintPicture } from './painter/paint-picture.ts'
import { type AiFailure, rulesEngine } from '@aloft/domain/core/ai-results'

const madeBy = { writer: 'rules', engine: rulesEngine } as const

interface Rules<N extends AiTaskName> {
  readonly prompt: string
  /** The failure if the rules find nothing to write from. */
  readonly otherwise: AiFailure
  write(input: AiTasks[N]['input'], seed: string): AiTasks[N]['output'] | null
}

const rules: { readonly [N in AiTaskName]: Rules<N> } = {
  'brand-brief': { prompt: 'brand-brief@1', otherwise: 'extractFail', write: writeBrandBrief },
  'campaign-brief': { prompt: 'campaign-brief@1', otherwise: 'noSuggestions', write: writeCampaignBrief },
  'ad-texts': { prompt: 'ad-texts@3', otherwise: 'noSuggestions', write: writeAdTexts },
  'image-idea': { prompt: 'image-idea@2', otherwise: 'noSuggestions', write: writeImageIdea },
  'image-ideas': { prompt: 'image-ideas@1', otherwise: 'noSuggestions', write: writeImageIdeas },
  'chat-summary': { prompt: 'chat-summary@1', otherwise: 'failed', write: chatExtract },
}

/**
 * Works by fixed rules, without AI: texts are our own phrases filled with the owner's words, pictures are scenes
 * in the brand's colors, and a chat only does what is named. Needs no network and no key, treats user text only as
 * data, and always gives the same result for the same input and seed. An aborted request is rejected with the reason of
 * its signal.
 */
export function createEmbeddedAi(): Ai {
  return { writer: madeBy.writer, write, moderate, draw, describe, chat }
}

// Async, so that an aborted request rejects instead of throwing synchronously.
async function write<N extends AiTaskName>({
  task,
  input,
  seed,
  signal,
}: AiRequest<N>): Promise<AiResult<AiTasks[N]['output']>> {
  signal.throwIfAborted()
  const { prompt, otherwise, write: writeTask } = rules[task]
  const value = writeTask(input, seed)
  if (value === null) return { ok: false, failure: otherwise }
  return { ok: true, value, made: { ...madeBy, prompt, seed } }
}

async function moderate(texts: readonly string[], signal: AbortSignal): Promise<AiResult<readonly string[]>> {
  signal.throwIfAborted()
  return { ok: true, value: unsafeCategories(texts), made: { ...madeBy, prompt: 'moderation@1', seed: '' } }
}

async function draw({ signal, ...options }: ImageRequest): Promise<AiResult<AiImage>> {
  signal.throwIfAborted()
  return {
    ok: true,
    value: paintPicture(options),
    made: { ...madeBy, prompt: 'image@2', seed: options.seed },
  }
}

async function describe({ signal, ...picture }: DescribeRequest): Promise<AiResult<string>> {
  signal.throwIfAborted()
  const made = { ...madeBy, prompt: 'image-scan@1', seed: '' }
  return { ok: true, value: describeByMeasures(picture), made }
}

// In pieces as an AI would send them, although the whole text is ready.
async function* chat({ signal, seed, ...request }: ChatRequest): AsyncGenerator<ChatEvent> {
  const value = answerByRules(request)
  for (const text of value.text.match(/\S+\s*/g) ?? []) {
    signal.throwIfAborted()
    yield { kind: 'text', text }
  }
  yield { kind: 'end', result: { ok: true, value, made: { ...madeBy, prompt: 'chat@3', seed } } }
}
