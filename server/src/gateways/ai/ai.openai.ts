import OpenAI from 'openai'
import { z } from 'zod'
import type { AiFailure } from '@aloft/domain/core/ai-results'
import type { Ai, AiRequest, AiResult, AiTaskName, AiTasks } from './ai.port.ts'
import { adTextsPrompt } from './prompts/ad-texts.prompt.ts'
import { brandBriefPrompt, campaignBriefPrompt } from './prompts/briefs.prompt.ts'
import { imageIdeaPrompt } from './prompts/image-idea.prompt.ts'
import type { Prompt } from './prompts/prompt.ts'

export interface OpenAiOptions {
  readonly apiKey: string
  /** Of a compatible server; OpenAI's own without it. */
  readonly baseUrl?: string | undefined
  readonly model: string
  /** For one answer; the next try gets the same. */
  readonly timeoutMs?: number
}

const prompts: { readonly [N in AiTaskName]: Prompt<N> } = {
  'ad-texts': adTextsPrompt,
  'brand-brief': brandBriefPrompt,
  'campaign-brief': campaignBriefPrompt,
  'image-idea': imageIdeaPrompt,
}

/** What the vendor's client hands on unseen, though a proxy in between may have said it. */
const completionAnswer = z.object({
  model: z.string(),
  choices: z.array(
    z.object({
      finish_reason: z.string().nullish(),
      message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
    }),
  ),
})
const moderationAnswer = z.object({
  results: z.array(
    z.object({ flagged: z.boolean(), categories: z.record(z.string(), z.boolean().nullable()) }),
  ),
})

const defaultTimeoutMs = 45_000
/** One more try where an answer does not fit its schema. */
const tries = 2

/** Texts by OpenAI, or by any server that speaks its chat completions. */
export function createOpenAi(options: OpenAiOptions): Ai {
  const { model, timeoutMs = defaultTimeoutMs } = options
  const client = new OpenAI({
    apiKey: options.apiKey,
    baseURL: options.baseUrl ?? null,
    timeout: timeoutMs,
    maxRetries: 2,
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
      return told(request.signal, async () => {
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
      return told(signal, async () => {
        const given = await client.moderations.create({ input }, { signal })
        const { data } = moderationAnswer.safeParse(given)
        // One verdict for each text: what was not looked at does not pass.
        if (data?.results.length !== input.length) return failed('failed')
        const value = data.results.flatMap(({ flagged, categories }) =>
          flagged ? Object.entries(categories).flatMap(([name, is]) => (is ? [name] : [])) : [],
        )
        return { ok: true, value: [...new Set(value)], made }
      })
    },
  }
}

/** What the vendor throws, as a reason; only the caller's own abort stays an exception. */
async function told<T>(signal: AbortSignal, work: () => Promise<AiResult<T>>): Promise<AiResult<T>> {
  try {
    return await work()
  } catch (error) {
    signal.throwIfAborted()
    // What calls itself JSON and is none.
    if (error instanceof SyntaxError) return failed('failed')
    if (!(error instanceof OpenAI.APIError)) throw error
    return failed(error.code === 'insufficient_quota' ? 'limitExceeded' : reasonOf(error))
  }
}

function reasonOf({ code }: { code: string | null | undefined }): AiFailure {
  return code === 'content_policy_violation' || code === 'content_filter' ? 'unsafe' : 'failed'
}

function failed(failure: AiFailure): { ok: false; failure: AiFailure } {
  return { ok: false, failure }
}

function jsonOf(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
