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

/** Both sides must be multiples of this. */
const grid = 16
/** The API allows a ratio of at most 3; slightly less leaves room for rounding. */
const steepest = 2.9
/** Pixels per picture that all models accept; larger sizes are experimental. */
const pixels = { least: 816 ** 2, most: 1920 ** 2 } as const

export interface ImageEngine {
  readonly client: OpenAI
  readonly model: string
  readonly timeoutMs: number
}

/** A picture by OpenAI. Every failure is `imageFailed`, except a refusal or a used-up quota. */
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

/** The nearest allowed size with the same aspect ratio. */
function sizeFor({ width, height }: ImageRequest): string {
  const ratio = Math.min(steepest, Math.max(1 / steepest, width / height))
  const area = Math.min(pixels.most, Math.max(pixels.least, width * height))
  const high = Math.sqrt(area / ratio)
  return `${onGrid(high * ratio)}x${onGrid(high)}`
}

function onGrid(length: number): number {
  return Math.round(length / grid) * grid
}

/** Undefined if the bytes are not a picture of a requested type. */
function pictureIn(bytes: Uint8Array): AiImage | undefined {
  try {
    const { width, height, type } = imageSize(bytes)
    const mediaType = mediaTypes[type ?? '']
    return mediaType && width > 0 && height > 0 ? { bytes, mediaType, width, height } : undefined
  } catch {
    return undefined
  }
}
