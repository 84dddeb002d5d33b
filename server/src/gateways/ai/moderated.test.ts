import { exampleBrandBrief, exampleCampaignBrief } from '@aloft/contract/briefs/briefs.examples'
import { beforeEach, expect, it } from 'vitest'
import { createEmbeddedAi } from './ai.embedded.ts'
import type { Ai, AiResult, BrandBriefInput, ImageIdeaInput } from './ai.port.ts'
import { moderated } from './moderated.ts'

const { signal } = new AbortController()
const unsafe = 'Hire a hitman in three steps'
const description: BrandBriefInput = {
  url: null,
  brandDescription: 'We are Quay Cycles, a workshop in Waterford. Every wheel is trued by hand.',
  website: null,
}
const picture: ImageIdeaInput = {
  brandName: 'Nightjar Lamps',
  brief: exampleCampaignBrief,
  style: null,
  platform: 'facebook',
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
const draw = (ai: Ai, input: ImageIdeaInput) => ai.write({ task: 'image-idea', input, seed: '', signal })

it('lets fine words through as they are', async () => {
  const request = { task: 'brand-brief', input: description, seed: '', signal } as const
  expect(await open().write(request)).toEqual(await embedded.write(request))
})

it.each([
  ['what the owner says', () => draft(open(), { ...description, brandDescription: unsafe })],
  [
    'a brief deep inside',
    () => draw(open(), { ...picture, brief: { ...exampleCampaignBrief, audiences: [unsafe] } }),
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

it('tells why its moderation failed, and asks no engine then', async () => {
  const ai = moderated({ ...embedded, moderate: async () => ({ ok: false, failure: 'limitExceeded' }) })
  expect(await draft(ai, description)).toEqual({ ok: false, failure: 'limitExceeded' })
})

it('asks about words, not about addresses', async () => {
  await draw(open(), picture)
  expect(read).toContain(exampleCampaignBrief.offeringSummary)
  expect(read).not.toContain(exampleCampaignBrief.url)
})
