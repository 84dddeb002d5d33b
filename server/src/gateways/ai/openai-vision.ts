import { z } from 'zod'
import type { AiResult, DescribeRequest } from './ai.port.ts'
import { completionAnswer, failed, failureAsResult, jsonOf } from './openai-answers.ts'
import type { ImageEngine } from './openai-images.ts'
import { imageScanPrompt } from './prompts/image-scan.prompt.ts'

const longest = 600
const answerSchema = z.object({ description: z.string().trim().min(1).max(longest) })

/** A description of a picture by OpenAI. Every failure is `imageScanFailed`, except a refusal or a used-up quota. */
export async function describeByOpenAi(
  { client, model, timeoutMs }: ImageEngine,
  { bytes, mediaType, signal }: DescribeRequest,
): Promise<AiResult<string>> {
  const url = `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`
  const result = await failureAsResult(signal, async () => {
    const given = await client.chat.completions.create(
      {
        model,
        messages: [
          { role: 'system', content: imageScanPrompt.system },
          {
            role: 'user',
            content: [
              { type: 'text', text: imageScanPrompt.user },
              { type: 'image_url', image_url: { url } },
            ],
          },
        ],
        response_format: {
          type: 'json_schema',
          json_schema: {
            name: 'image_scan',
            schema: z.toJSONSchema(answerSchema, { io: 'input' }) as Record<string, unknown>,
          },
        },
      },
      { signal, timeout: timeoutMs },
    )
    const { data: completion } = completionAnswer.safeParse(given)
    const [choice] = completion?.choices ?? []
    if (choice?.message.refusal || choice?.finish_reason === 'content_filter') return failed('unsafe')
    const answer = answerSchema.safeParse(jsonOf(choice?.message.content))
    if (!completion || !answer.success) return failed('failed')
    const prompt = `image-scan@${imageScanPrompt.version}`
    const made = { writer: 'ai', engine: completion.model, prompt, seed: '' } as const
    return { ok: true, value: answer.data.description, made }
  })
  return !result.ok && result.failure === 'failed' ? failed('imageScanFailed') : result
}
