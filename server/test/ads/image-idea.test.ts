import { exampleAdParams } from '@aloft/contract/ads/ads.examples'
import { beforeEach, expect, it } from 'vitest'
import type { AiResult, ImageIdea, ImageIdeaInput } from '../../src/gateways/ai/ai.port.ts'
import { adEnd, adsOf, askForAd, createAdOwner } from '../support/ads.ts'
import { scriptedAi, scriptedMade } from '../support/scripted-ai.ts'
import { useServer } from '../support/test-server.ts'

const idea: ImageIdea = {
  title: 'A lamp on a sill',
  subject: 'The Wren, lit',
  environment: 'A window at dusk',
  mood: 'Calm',
  punchline: 'Lit for the evening',
  style: 'Vintage',
}
let answer: AiResult<ImageIdea>
const asked: ImageIdeaInput[] = []
beforeEach(() => {
  asked.length = 0
  answer = { ok: true, value: idea, made: scriptedMade }
})

const ai = scriptedAi({
  'image-idea': async ({ input }) => {
    asked.push(input)
    return answer
  },
})
const server = await useServer({ privateOrigins: [], gateways: { ai } })
const { knex } = server.database

async function made(imageStyle: ImageIdea['style'] | null = null) {
  const owner = await createAdOwner(server)
  await askForAd(server, owner, { style: { ...exampleAdParams.style, imageStyle } })
  const status = await adEnd(server, owner)
  const [ad] = await adsOf(server, owner)
  const [punchline] = Object.entries(ad?.values ?? {}).flatMap(([key, value]) =>
    key.endsWith('/punchline') ? [value] : [],
  )
  const stored = await knex('ad_creative')
    .join('ad_creative_version', 'creativeId', 'id')
    .where({ ideaId: owner.ideaId })
    .first('imageIdea', 'creatives', 'layout')
  return { status, punchline, stored }
}

it('is asked for once, kept with the creative, and gives it its line', async () => {
  const { punchline, stored } = await made('Cartoon')
  expect(asked).toMatchObject([{ style: 'Cartoon', platform: 'facebook', brandName: 'Nightjar Lamps' }])
  expect(stored.imageIdea).toEqual(idea)
  expect(punchline).toBe(idea.punchline)
  expect(JSON.stringify(stored.creatives)).toContain(idea.punchline)
})

it.each([
  ['Cartoon', 'bigType'],
  ['Abstract', 'paletteWall'],
] as const)('gives the picture its look where nobody has chosen one: %s', async (style, layout) => {
  answer = { ok: true, value: { ...idea, style }, made: scriptedMade }
  expect((await made()).stored.layout).toBe(layout)
})

it.each([
  ['is too long', 'x'.repeat(41)],
  ['is missing', ' '],
])('leaves the line to the texts where its own %s', async (_, line) => {
  answer = { ok: true, value: { ...idea, punchline: line }, made: scriptedMade }
  const { punchline, status } = await made()
  expect(status).toMatchObject({ status: 'DONE' })
  expect(punchline).toEqual(expect.stringMatching(/^\S.{2,39}$/))
  expect(punchline).not.toBe(line)
})

it('may be none', async () => {
  answer = { ok: false, failure: 'noSuggestions' }
  const { status, stored } = await made()
  expect(status).toMatchObject({ status: 'DONE' })
  expect(stored.imageIdea).toBeNull()
})

it('fails the ad for its own reason', async () => {
  answer = { ok: false, failure: 'limitExceeded' }
  expect((await made()).status).toMatchObject({ status: 'FAIL', failureStatus: 'LIMIT_EXCEEDED' })
})
