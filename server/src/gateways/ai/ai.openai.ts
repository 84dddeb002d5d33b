import OpenAI from 'openai'
import { z } from 'zod'
import type { Ai, AiRequest, AiResult, AiTaskName, AiTasks } from './ai.port.ts'
import { completionAnswer, failed, jsonOf, failureAsResult, tries } from './openai-answers.ts'
import { chatByOpenAi } from './openai-chat.ts'
import { drawByOpenAi } from './openai-images.ts'
import { describeByOpenAi } from './openai-vision.ts'
import { adTextsPrompt } from './prompts/ad-texts.prompt.ts'
import { brandBriefPrompt, campaignBriefPrompt } from './prompts/briefs.prompt.ts'
import { chatSummaryPrompt } from './prompts/chat-summary.prompt.ts'
import { imageIdeaPrompt } from './prompts/image-idea.prompt.ts'
import { imageIdeasPrompt } from './prompts/image-ideas.prompt.ts'
import type { Prompt } from './prompts/prompt.ts'

export interface OpenAiOptions {
  readonly apiKey: string
  /** Base address of a compatible server; OpenAI's own by default. */
  readonly baseUrl?: string | undefined
  readonly model: string
  readonly imageModel: string
  /** Timeout for one answer, or for each piece of a chat's answer; each retry gets the same. */
  readonly timeoutMs?: number
}

const prompts: { readonly [N in AiTaskName]: Prompt<N> } = {
  'ad-texts': adTextsPrompt,
  'brand-brief': brandBriefPrompt,
  'campaign-brief': campaignBriefPrompt,
  'image-idea': imageIdeaPrompt,
  'image-ideas': imageIdeasPrompt,
  'chat-summary': chatSummaryPrompt,
}

const moderationAnswer = z.object({
  results: z.array(
    z.object({ flagged: z.boolean(), categories: z.record(z.string(), z.boolean().nullable()) }),
  ),
})

const textTimeoutMs = 45_000
/** Pictures take longer than texts. */
const imageTimeoutMs = 120_000

/** Texts, pictures and chats by OpenAI, or by any server that supports its chat completions and images. */
export function createOpenAi(options: OpenAiOptions): Ai {
  const { model, imageModel, timeoutMs = textTimeoutMs } = options
  const client = new OpenAI({
    apiKey: options.apiKey,
    baseURL: options.baseUrl ?? null,
    timeout: timeoutMs,
    maxRetries: 2,
    // The client's logs would contain what users wrote.
    logLevel: 'off',
  })

  async function ask<N extends AiTaskName>(
    { task, input, seed, signal }: AiRequest<N>,
    prompt: Prompt<N>,
  ): Promise<AiResult<AiTasks[N]['output']> | null> {
    const schema = prompt.answer(input)
    const given = await client.chat.completions.create(
      {
        model,
        messages: [
          { role: 'system', content: prompt.system },
          { role: 'user', content: prompt.user(input) },
        ],
        response_format: {
          type: 'json_schema',
          json_schema: {
            name: task.replaceAll('-', '_'),
            schema: z.toJSONSchema(schema, { io: 'input' }) as Record<string, unknown>,
          },
        },
      },
      { signal },
    )
    const { data: completion } = completionAnswer.safeParse(given)
    if (!completion) return null
    const [choice] = completion.choices
    if (choice?.message.refusal || choice?.finish_reason === 'content_filter') return failed('unsafe')
    const answer = schema.safeParse(jsonOf(choice?.message.content))
    if (!answer.success) return null
    // The prompt forbids texts without a fact, so an empty list is a valid answer, and a retry would return the same.
    if (Array.isArray(answer.data) && answer.data.length === 0) return failed('noSuggestions')
    const made = {
      writer: 'ai',
      engine: completion.model,
      prompt: `${task}@${prompt.version}`,
      seed,
    } as const
    return { ok: true, value: answer.data, made }
  }

  return {
    writer: 'ai',

    async write(request) {
      const prompt = prompts[request.task]
      return failureAsResult(request.signal, async () => {
        for (let attempt = 0; attempt < tries; attempt++) {
          const result = await ask(request, prompt)
          if (result) return result
        }
        return failed('failed')
      })
    },

    async moderate(texts, signal) {
      const input = texts.filter((text) => text.trim() !== '')
      const made = { writer: 'ai', engine: model, prompt: 'moderation@1', seed: '' } as const
      if (input.length === 0) return { ok: true, value: [], made }
      return failureAsResult(signal, async () => {
        const given = await client.moderations.create({ input }, { signal })
        const { data } = moderationAnswer.safeParse(given)
        // One result per text: a text that was not moderated must not pass.
        if (data?.results.length !== input.length) return failed('failed')
        const value = data.results.flatMap(({ flagged, categories }) =>
          flagged ? Object.entries(categories).flatMap(([name, is]) => (is ? [name] : [])) : [],
        )
        return { ok: true, value: [...new Set(value)], made }
      })
    },

    draw: (request) =>
      drawByOpenAi({ client, model: imageModel, timeoutMs: options.timeoutMs ?? imageTimeoutMs }, request),

    describe: (request) => describeByOpenAi({ client, model, timeoutMs }, request),

    chat: (request) => chatByOpenAi({ client, model, timeoutMs }, request),
  }
}
