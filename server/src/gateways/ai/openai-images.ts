import { imageSize } from 'image-size'
import type OpenAI from 'openai'
import { z } from 'zod'
import type { AiImage, AiResult, ImageRequest } from './ai.port.ts'
import { failed, failureAsResult } from './openai-answers.ts'
import { imagePrompt } from './prompts/image.prompt.ts'

const imageAnswer = z.object({ data: z.array(z.object({ b64_json: z.base64() })).min(1) })
const mediaTypes: Readonly<Record<string, AiImage['mediaType']>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
}

/** Sides are multiples of this. */
const grid = 16
/** The longer side is at most three times the shorter; a little less, for the rounding. */
const steepest = 2.9
/** In pixels: enough for every model, and no more than is past trying out. */
const pixels = { least: 816 ** 2, most: 1920 ** 2 } as const

export interface ImageEngine {
  readonly client: OpenAI
  readonly model: string
  readonly timeoutMs: number
}

/** One picture by OpenAI; every fault of its making is `imageFailed`, but for a refusal and a used-up quota. */
export async function drawByOpenAi(
  { client, model, timeoutMs }: ImageEngine,
  request: ImageRequest,
): Promise<AiResult<AiImage>> {
  const result = await failureAsResult(request.signal, async () => {
    const given = await client.images.generate(
      { model, prompt: imagePrompt.user(request), size: sizeFor(request), n: 1, output_format: 'png' },
      { signal: request.signal, timeout: timeoutMs },
    )
    const [image] = imageAnswer.safeParse(given).data?.data ?? []
    const value = image && pictureIn(Buffer.from(image.b64_json, 'base64'))
    if (!value) return failed('failed')
    const prompt = `image@${imagePrompt.version}`
    return { ok: true, value, made: { writer: 'ai', engine: model, prompt, seed: request.seed } }
  })
  return !result.ok && result.failure === 'failed' ? failed('imageFailed') : result
}

/** The nearest size of the same shape that can be drawn. */
function sizeFor({ width, height }: ImageRequest): string {
  const ratio = Math.min(steepest, Math.max(1 / steepest, width / height))
  const area = Math.min(pixels.most, Math.max(pixels.least, width * height))
  const high = Math.sqrt(area / ratio)
  return `${onGrid(high * ratio)}x${onGrid(high)}`
}

function onGrid(length: number): number {
  return Math.round(length / grid) * grid
}

/** Undefined where the bytes are no picture of a kind that was asked for. */
function pictureIn(bytes: Uint8Array): AiImage | undefined {
  try {
    const { width, height, type } = imageSize(bytes)
    const mediaType = mediaTypes[type ?? '']
    return mediaType && width > 0 && height > 0 ? { bytes, mediaType, width, height } : undefined
  } catch {
    return undefined
  }
}
