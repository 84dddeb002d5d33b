import { exampleImageIdea } from '@aloft/contract/ads/pictures.examples'
import { beforeEach, expect, it } from 'vitest'
import type { AiResult, ImageIdea, ImageIdeasInput } from '../../src/gateways/ai/ai.port.ts'
import { createEmbeddedAi } from '../../src/gateways/ai/ai.embedded.ts'
import { createAdOwner } from '../support/ads.ts'
import { scriptedAi, scriptedMade } from '../support/scripted-ai.ts'
import { useServer } from '../support/test-server.ts'
import { createTextsOwner } from '../support/texts.ts'

let answer: AiResult<readonly ImageIdea[]> | null
const asked: ImageIdeasInput[] = []
beforeEach(() => {
  answer = null
  asked.length = 0
})
const ai = scriptedAi({
  'image-ideas': async (request) => {
    asked.push(request.input)
    return answer ?? createEmbeddedAi().write(request)
  },
})
const server = await useServer({ gateways: { ai } })
type Owner = Awaited<ReturnType<typeof createAdOwner>>
const ask = ({ ideaId, token }: Owner, payload: object = {}) =>
  server.call('generate-image-ideas', { ideaId, ...payload }, { token })

it('suggests three ideas from facts of the brand, for no token (CRE-05)', async () => {
  const owner = await createAdOwner(server)
  const { status, body } = await ask(owner)
  expect(status).toBe(200)
  const { imageIdeas, writer } = body as { imageIdeas: ImageIdea[]; writer: string }
  expect(writer).toBe('rules')
  expect(imageIdeas).toHaveLength(3)
  for (const idea of imageIdeas)
    expect(Object.keys(idea).toSorted()).toEqual(Object.keys(exampleImageIdea).toSorted())
  const balance = await server.call('get-token-balance', {}, owner)
  expect(balance.body).toMatchObject({ freeStarting: 100 })
})

it('is about the ad that is named, in the style that is asked for', async () => {
  const owner = await createTextsOwner(server)
  const { balloonId } = owner
  const { body } = await ask(owner, { balloonId, style: 'Collage', count: 2 })
  expect(asked).toMatchObject([{ style: 'Collage', count: 2 }])
  const { imageIdeas } = body as { imageIdeas: ImageIdea[] }
  expect(imageIdeas.map(({ style }) => style)).toEqual(['Collage', 'Collage'])
})

it('knows no ad of another brand', async () => {
  const { balloonId } = await createTextsOwner(server)
  const { body } = await ask(await createAdOwner(server), { balloonId })
  expect(body).toEqual({ error: 'balloonNotFound' })
})

it('has none for a brand without a brief', async () => {
  expect((await ask(await createAdOwner(server, { hasBrief: false }))).body).toEqual({
    error: 'noSuggestions',
  })
})

it.each([
  ['unsafe', '<UNSAFE>'],
  ['limitExceeded', '<LIMIT_EXCEEDED>'],
  ['failed', '<FAIL>'],
] as const)('marks a failure of the engine: %s (GEN-19)', async (failure, marker) => {
  answer = { ok: false, failure }
  expect((await ask(await createAdOwner(server))).body).toBe(marker)
})

it('believes an engine that has no suggestions', async () => {
  answer = { ok: false, failure: 'noSuggestions' }
  expect((await ask(await createAdOwner(server))).body).toEqual({ error: 'noSuggestions' })
})

it('gives what an engine wrote', async () => {
  answer = { ok: true, value: [exampleImageIdea], made: scriptedMade }
  const { body } = await ask(await createAdOwner(server), { count: 1 })
  expect(body).toEqual({ imageIdeas: [exampleImageIdea], writer: 'ai' })
})
