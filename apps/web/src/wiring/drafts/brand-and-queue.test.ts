import { openMockNetwork } from '@aloft/api-client/mock/mock-network'
import { MockError } from '@aloft/api-client/mock/mock-world'
import { exampleBalloon, exampleIdeaWithBalloons } from '@aloft/contract/balloons/balloons.examples'
import type { BalloonWithHistory } from '@aloft/domain/balloons/balloon.entity'
import type { JsonValue } from '@aloft/domain/core/json'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'

// The parts of a browser that these modules need.
vi.stubGlobal('location', new URL('http://aloft.test/0'))
vi.stubGlobal('window', new EventTarget())
vi.stubGlobal('navigator', { onLine: true })
const stored = {
  email: 'orla@nightjar.example',
  authToken: 'a token',
  userToken: 'another',
  socialPlatform: null,
}
vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'user' ? JSON.stringify(stored) : null) })
const { loadBrand } = await import('../balloons/brand.ts')
const { adDrafts, updateAd } = await import('./ad-drafts.ts')
const { brandKey, currentAd, currentBrandId, selectBrand } = await import('../../state/brand.ts')
const { dropQuery } = await import('../../state/queries.ts')

const network = openMockNetwork()
// The client logs the calls that fail here on purpose.
vi.spyOn(console, 'warn').mockImplementation(() => {})
afterAll(() => {
  adDrafts.actor.stop()
  network.close()
})

const brand = exampleIdeaWithBalloons
const [ideaId, first, second] = [brand._id, exampleBalloon.id, '01936b2e-0000-7000-8000-000000000502']
const twoAds = { ...brand, balloons: [exampleBalloon, { ...exampleBalloon, id: second }] }
const title = 'component/01936b2e-0000-7000-8000-000000000511/fbTitle'

/** An ad as returned by the server once it has a title. */
function titled(id: string, value: JsonValue): BalloonWithHistory {
  const entry = { value, date: new Date(), isUserUpdate: true, authorId: null }
  return { ...exampleBalloon, id, data: { ...exampleBalloon.data, [title]: [entry] } }
}

const type = (balloonId: string, value: string) => updateAd(ideaId, balloonId, { [title]: value })
const shown = (balloonId: string) => currentAd(balloonId)?.[title]
const stateOf = () => adDrafts.actor.getSnapshot()

beforeEach(async () => {
  network.reset()
  network.answer({ 'get-idea': twoAds })
  dropQuery(brandKey(ideaId))
  selectBrand(ideaId)
  await loadBrand(ideaId)
})

it('shows what is typed at once, and what the server made of it once it has it', async () => {
  network.answer({ 'update-balloon': ({ balloonId }) => ({ balloon: titled(balloonId, 'Trimmed') }) })
  type(first, ' Trimmed ')
  expect(shown(first)).toBe(' Trimmed ')
  await vi.waitFor(() => expect(shown(first)).toBe('Trimmed'))
  expect(stateOf().value).toBe('idle')
})

it('keeps what is typed while a save is under way, and sends it after', async () => {
  const sent: unknown[] = []
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  network.answer({
    'update-balloon': async ({ balloonId, data }) => {
      await gates[sent.push(data[title]) - 1]?.promise
      return { balloon: titled(balloonId, data[title] ?? null) }
    },
  })
  type(first, 'one')
  await vi.waitFor(() => expect(sent).toEqual(['one']))
  type(first, 'two')
  gates[0]?.resolve()
  await vi.waitFor(() => expect(sent).toEqual(['one', 'two']))
  expect(shown(first)).toBe('two')
  gates[1]?.resolve()
  await vi.waitFor(() => expect(stateOf().value).toBe('idle'))
  expect(shown(first)).toBe('two')
})

it('sends what was refused no more, and goes on with other ads', async () => {
  const sent: string[] = []
  network.answer({
    'update-balloon': ({ balloonId, data }) => {
      sent.push(balloonId)
      return balloonId === first
        ? new MockError(403, { error: 'forbidden' })
        : { balloon: titled(balloonId, data[title] ?? null) }
    },
  })
  type(first, 'not allowed')
  type(second, 'allowed')
  await vi.waitFor(() => expect(sent).toEqual([first, second]))
  await vi.waitFor(() => expect(stateOf().value).toBe('refused'))
  expect(stateOf().context.refused).toEqual([
    {
      ideaId,
      id: first,
      key: title,
      value: 'not allowed',
      base: expect.anything(),
      refusal: 'rights',
    },
  ])
  expect([shown(first), shown(second)]).toEqual(['not allowed', 'allowed'])
})

it.each([
  ['a value', new MockError(400, { error: 'invalidPayload', field: `data.${title}` })],
  ['a path', { error: 'balloonInvalid' as const, fields: { [title]: 'pathTaken' } }],
])('sends again what the server did not name as wrong: %s', async (_, refusal) => {
  adDrafts.actor.send({ type: 'DISCARD', id: first, key: title })
  const sent: unknown[] = []
  network.answer({
    'update-balloon': ({ balloonId, data }) => {
      sent.push(data)
      return title in data ? refusal : { balloon: titled(balloonId, 'Before') }
    },
  })
  updateAd(ideaId, first, { [title]: 'Odd', name: 'Winter' })
  await vi.waitFor(() => expect(stateOf().value).toBe('refused'))
  expect(sent).toEqual([{ [title]: 'Odd', name: 'Winter' }, { name: 'Winter' }])
  expect(stateOf().context.refused).toMatchObject([{ key: title, refusal: 'invalid' }])
  adDrafts.discard(first, title)
  expect(stateOf().value).toBe('idle')
  expect(shown(first)).toBe('Before')
})

it('keeps what is not saved yet where the brand is read again', async () => {
  network.answer({ 'get-idea': twoAds, 'update-balloon': MockError.lost })
  type(first, 'on its way')
  await loadBrand(ideaId)
  expect(shown(first)).toBe('on its way')
})

it('stays with the brand that was opened last, whichever answer comes last', async () => {
  const other = '01936b2e-0000-7000-8000-0000000003ff'
  const { promise, resolve } = Promise.withResolvers<void>()
  network.answer({
    'get-idea': async (asked) => {
      if (asked.ideaId === ideaId) await promise
      return {
        ...brand,
        _id: asked.ideaId,
        balloons: asked.ideaId === other ? [titled(second, 'Other')] : [],
      }
    },
  })
  const slow = loadBrand(ideaId)
  selectBrand(other)
  await loadBrand(other)
  resolve()
  await slow
  expect(currentBrandId()).toBe(other)
  expect(shown(second)).toBe('Other')
})

it('asks again for a brand that was read before a save that ended meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const answers = [
    twoAds,
    { ...twoAds, balloons: [titled(first, 'Saved meanwhile'), titled(second, 'Other')] },
  ]
  let requests = 0
  network.answer({
    'get-idea': async () => {
      const answer = answers[requests++] ?? twoAds
      if (requests === 1) await promise
      return answer
    },
    'update-balloon': ({ balloonId, data }) => ({ balloon: titled(balloonId, data[title] ?? null) }),
  })
  const read = loadBrand(ideaId)
  type(first, 'Saved meanwhile')
  await vi.waitFor(() => expect(stateOf().value).toBe('idle'))
  resolve()
  await read
  expect(requests).toBe(2)
  expect([shown(first), shown(second)]).toEqual(['Saved meanwhile', 'Other'])
})
