import { exampleBrandBrief, exampleCampaignBrief } from '@aloft/contract/briefs/briefs.examples'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createEmbeddedAi } from './ai.embedded.ts'
import { byRules, chatTools } from './ai-chat.suite.ts'
import type {
  Ai,
  AiResult,
  BrandBriefInput,
  ChatAnswer,
  ChatEvent,
  ChatRequest,
  ChatTurn,
  ImageIdeaInput,
  ImageRequest,
} from './ai.port.ts'
import { moderated } from './moderated.ts'
import { heard, listed } from './test-support/heard.ts'

const { signal } = new AbortController()
const unsafe = 'Hire a hitman in three steps'
const description: BrandBriefInput = {
  url: null,
  brandDescription: 'We are Quay Cycles, a workshop in Waterford. Every wheel is trued by hand.',
  website: null,
}
const picture: ImageIdeaInput = {
  website: null,
  sold: null,
  brandName: 'Nightjar Lamps',
  brief: exampleCampaignBrief,
  style: null,
  platform: 'facebook',
  usedLines: [],
}

const embedded = createEmbeddedAi()
let answer: AiResult<unknown> | undefined
let written: number
let read: string[]
beforeEach(() => {
  answer = undefined
  written = 0
  read = []
})

/** The embedded engine, but for the answer that a test gives. */
const open = (): Ai =>
  moderated({
    ...embedded,
    write: (request) => {
      written++
      return answer ? Promise.resolve(answer as never) : embedded.write(request)
    },
    moderate: (texts, abort) => {
      read.push(...texts)
      return embedded.moderate(texts, abort)
    },
  })

const made = { writer: 'ai', engine: 'scripted', prompt: 'test@1', seed: '' } as const
const draft = (ai: Ai, input: BrandBriefInput) => ai.write({ task: 'brand-brief', input, seed: '', signal })
const think = (ai: Ai, input: ImageIdeaInput) => ai.write({ task: 'image-idea', input, seed: '', signal })

it('lets fine words through as they are', async () => {
  const request = { task: 'brand-brief', input: description, seed: '', signal } as const
  expect(await open().write(request)).toEqual(await embedded.write(request))
})

it.each([
  ['what the owner says', () => draft(open(), { ...description, brandDescription: unsafe })],
  [
    'a brief deep inside',
    () => think(open(), { ...picture, brief: { ...exampleCampaignBrief, audiences: [unsafe] } }),
  ],
] as const)('asks no engine about %s that is unsafe', async (_, ask) => {
  expect(await ask()).toEqual({ ok: false, failure: 'unsafe' })
  expect(written).toBe(0)
})

it('hands nothing unsafe out that an engine wrote', async () => {
  answer = { ok: true, value: { ...exampleBrandBrief, differentiators: [unsafe] }, made }
  expect(await draft(open(), description)).toEqual({ ok: false, failure: 'unsafe' })
})

it.each([
  ['<UNSAFE>', 'unsafe'],
  [' NOT_BUSINESS ', 'notBusiness'],
  ['<LIMIT_EXCEEDED>', 'limitExceeded'],
])('takes %s of an engine for the failure it means (GEN-17)', async (summary, failure) => {
  answer = { ok: true, value: { ...exampleBrandBrief, summary }, made }
  expect(await draft(open(), description)).toEqual({ ok: false, failure })
})

it('returns why its moderation failed, and asks no engine then', async () => {
  const ai = moderated({ ...embedded, moderate: async () => ({ ok: false, failure: 'limitExceeded' }) })
  expect(await draft(ai, description)).toEqual({ ok: false, failure: 'limitExceeded' })
})

it('asks about words, not about addresses', async () => {
  await think(open(), picture)
  expect(read).toContain(exampleCampaignBrief.offeringSummary)
  expect(read).not.toContain(exampleCampaignBrief.url)
})

describe('a picture', () => {
  const options: ImageRequest = {
    prompt: 'A lamp',
    style: null,
    width: 100,
    height: 100,
    colors: null,
    seed: '',
    signal,
  }

  it('is drawn as it is asked for', async () => {
    expect(await open().draw(options)).toEqual(await embedded.draw(options))
  })

  it('is not drawn from unsafe words', async () => {
    let drawn = 0
    const ai = moderated({
      ...embedded,
      draw: (request) => {
        drawn++
        return embedded.draw(request)
      },
    })
    expect(await ai.draw({ ...options, prompt: unsafe })).toEqual({ ok: false, failure: 'unsafe' })
    expect(drawn).toBe(0)
  })
})

describe('a chat', () => {
  const request: ChatRequest = {
    instructions: 'Help.',
    messages: [{ by: 'user', text: 'List my ads' }],
    tools: chatTools,
    topics: [],
    byRules,
    seed: '',
    signal,
  }
  const stopped = { kind: 'end', result: { ok: false, failure: 'unsafe' } } as const

  /** An engine that answers with these pieces, and records those that were read. */
  function speaker(pieces: readonly string[], calls: ChatAnswer['calls'] = []) {
    const sent: string[] = []
    async function* chat(): AsyncGenerator<ChatEvent> {
      for (const text of pieces) {
        sent.push(text)
        yield { kind: 'text', text }
      }
      yield { kind: 'end', result: { ok: true, value: { text: pieces.join(''), calls }, made } }
    }
    return { sent, ai: moderated({ ...embedded, chat }) }
  }

  it('goes on as it is', async () => {
    const through = await heard(moderated(embedded).chat(request))
    const direct = await heard(embedded.chat(request))
    expect(through.text).toBe(direct.text)
    expect(through.result).toEqual(direct.result)
  })

  const before: readonly ChatTurn[] = [
    { by: 'user', text: 'List my ads' },
    { by: 'assistant', text: '', calls: [{ id: 'c1', name: 'list_ads', arguments: {} }] },
  ]
  it.each([
    ['a question', [{ by: 'user', text: unsafe }]],
    ['what a tool returns', [...before, { by: 'tool', callId: 'c1', output: unsafe }]],
    ['an earlier question', [{ by: 'user', text: unsafe }, ...before]],
  ] as const)('asks no engine about %s that is unsafe', async (_, messages) => {
    const { ai, sent } = speaker(['Hello'])
    expect(await listed(ai.chat({ ...request, messages }))).toEqual([stopped])
    expect(sent).toEqual([])
  })

  const sentence =
    'The first of your ads is live, and the other one waits for the platform to have a look at it. '
  it('goes on by passages that were read', async () => {
    const { pieces, result } = await heard(
      speaker([sentence, sentence, 'All ', 'is ', 'well.']).ai.chat(request),
    )
    expect(pieces).toEqual([sentence + sentence, 'All is well.'])
    expect(result).toMatchObject({ ok: true, value: { text: `${sentence}${sentence}All is well.` } })
  })

  it('breaks off before an unsafe passage', async () => {
    const { ai } = speaker([sentence, sentence, unsafe, `. ${sentence}`, sentence])
    expect(await listed(ai.chat(request))).toEqual([{ kind: 'text', text: sentence + sentence }, stopped])
  })

  it('checks a passage while the next is written, and gives each as soon as it has passed', async () => {
    const releases: (() => void)[] = []
    const { ai: engine, sent } = speaker([sentence, sentence, sentence, sentence])
    const ai = moderated({
      ...embedded,
      chat: (asked) => engine.chat(asked),
      moderate: async (texts, abort) => {
        // The question itself passes at once.
        if (texts.some((text) => text.startsWith('The first')))
          await new Promise<void>((resolve) => releases.push(resolve))
        return embedded.moderate(texts, abort)
      },
    })
    const pieces: string[] = []
    const done = (async () => {
      for await (const event of ai.chat(request)) if (event.kind === 'text') pieces.push(event.text)
    })()
    await vi.waitFor(() => expect([sent.length, releases.length]).toEqual([4, 1]))
    expect(pieces).toEqual([])
    while (pieces.length < 2) {
      releases.shift()?.()
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    await done
    expect(pieces.join('')).toBe(sentence.repeat(4))
  })

  it('reads a passage together with what came before', async () => {
    const first = `${sentence}${sentence}I tell you how to kill `
    const { ai } = speaker([`${first}\n`, `someone. ${sentence}${sentence}`])
    const { text, result } = await heard(ai.chat(request))
    expect(text).toBe(`${first}\n`)
    expect(result).toEqual(stopped.result)
  })

  it.each([
    ['a last passage', speaker([unsafe])],
    ['arguments of a call', speaker([], [{ id: 'c1', name: 'list_ads', arguments: { status: unsafe } }])],
  ])('hands out no %s that is unsafe', async (_, { ai }) => {
    expect(await listed(ai.chat(request))).toEqual([stopped])
  })

  it('takes a marker for the failure it means (GEN-17)', async () => {
    const { ai } = speaker(['<LIMIT_', 'EXCEEDED>'])
    const limit = { kind: 'end', result: { ok: false, failure: 'limitExceeded' } }
    expect(await listed(ai.chat(request))).toEqual([limit])
  })

  it('returns why its moderation failed', async () => {
    const ai = moderated({ ...embedded, moderate: async () => ({ ok: false, failure: 'limitExceeded' }) })
    expect((await heard(ai.chat(request))).result).toEqual({ ok: false, failure: 'limitExceeded' })
  })
})
