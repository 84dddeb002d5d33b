import { openMockNetwork } from '@aloft/api-client/mock/mock-network'
import { MockError } from '@aloft/api-client/mock/mock-world'
import {
  exampleBalloon,
  exampleIdeaWithBalloons,
  exampleListedBalloon,
} from '@aloft/contract/balloons/balloons.examples'
import type { Balloon } from '@aloft/domain/balloons/balloon.entity'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'

vi.stubGlobal('location', new URL('http://aloft.test/0'))
vi.stubGlobal('window', new EventTarget())
vi.stubGlobal('navigator', { onLine: true })
const stored = { email: 'orla@nightjar.example', authToken: 'a', userToken: 'b', socialPlatform: null }
vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'user' ? JSON.stringify(stored) : null) })
vi.spyOn(console, 'warn').mockImplementation(() => {})
const { loadBrand } = await import('./brand.ts')
const { loadAd, reloadAd } = await import('./load-ad.ts')
const { brandKey, knownAd, selectBrand } = await import('../../state/brand.ts')
const { dropQuery } = await import('../../state/queries.ts')

const network = openMockNetwork()
afterAll(() => network.close())

const title = 'component/01936b2e-0000-7000-8000-000000000511/fbTitle'
const { _id: ideaId } = exampleIdeaWithBalloons
const { id: balloonId } = exampleBalloon
const brand = { ...exampleIdeaWithBalloons, balloons: [exampleListedBalloon] }

const edit = (value: string) => ({
  value,
  date: new Date('2026-11-01T10:00:00Z'),
  isUserUpdate: true,
  authorId: null,
})
/** The ad after somebody else has edited it, as loaded with its brand. */
const edited: Balloon = {
  ...exampleListedBalloon,
  data: { ...exampleListedBalloon.data, [title]: [edit('Theirs')] },
}
/** The same with its history. */
const editedWhole = {
  ...exampleBalloon,
  data: { ...exampleBalloon.data, [title]: [...(exampleBalloon.data[title] ?? []), edit('Theirs')] },
}
const titles = () => knownAd(balloonId)?.data[title]?.map(({ value }) => value)

beforeEach(async () => {
  network.reset()
  dropQuery(brandKey(ideaId))
  selectBrand(ideaId)
  network.answer({ 'get-idea': brand })
  await loadBrand(ideaId)
})

it('is loaded on demand, once at a time, and stays when the brand is read again', async () => {
  expect(titles()).toEqual(['The last lamp you’ll buy'])
  const asked = vi.fn(() => ({ balloon: exampleBalloon }))
  network.answer({ 'get-idea': brand, 'get-balloon': asked })
  expect(await Promise.all([loadAd(ideaId, balloonId), loadAd(ideaId, balloonId)])).toEqual([true, true])
  expect(asked).toHaveBeenCalledOnce()
  expect(titles()).toEqual(['A lamp that lasts', 'The last lamp you’ll buy'])
  await loadBrand(ideaId)
  expect(titles()).toEqual(['A lamp that lasts', 'The last lamp you’ll buy'])
})

it('is not shown any more once the brand shows an edit that it lacks', async () => {
  await loadAd(ideaId, balloonId)
  network.answer({ 'get-idea': { ...brand, balloons: [edited] }, 'get-balloon': { balloon: editedWhole } })
  await loadBrand(ideaId)
  expect(knownAd(balloonId)).toMatchObject({ isHistoryComplete: false })
  expect(titles()).toEqual(['Theirs'])
  await loadAd(ideaId, balloonId)
  expect(titles()).toEqual(['A lamp that lasts', 'The last lamp you’ll buy', 'Theirs'])
})

it('is asked for again if the brand was read meanwhile', async () => {
  let count = 0
  network.answer({
    'get-idea': { ...brand, balloons: [edited] },
    'get-balloon': async () => {
      if (count++ > 0) return { balloon: editedWhole }
      await loadBrand(ideaId)
      return { balloon: exampleBalloon }
    },
  })
  expect(await loadAd(ideaId, balloonId)).toBe(true)
  expect(count).toBe(2)
  expect(titles()).toEqual(['A lamp that lasts', 'The last lamp you’ll buy', 'Theirs'])
})

it('says so if it could not be loaded, and can be asked for again', async () => {
  network.answer({ 'get-balloon': MockError.lost })
  expect(await loadAd(ideaId, balloonId)).toBe(false)
  expect(titles()).toEqual(['The last lamp you’ll buy'])
  network.answer({ 'get-balloon': { balloon: exampleBalloon } })
  expect(await loadAd(ideaId, balloonId)).toBe(true)
})

it('joins its brand when it is new, and the brand is not read for it', async () => {
  const asked = vi.fn(() => brand)
  const made = { ...exampleBalloon, id: crypto.randomUUID() }
  network.answer({ 'get-idea': asked, 'get-balloon': { balloon: made } })
  await reloadAd(ideaId, made.id)
  expect(knownAd(made.id)).toMatchObject({ name: made.name, isHistoryComplete: true })
  expect(knownAd(balloonId)).toBeDefined()
  expect(asked).not.toHaveBeenCalled()
})

it('leaves its brand when it is gone, and the brand is read only if nobody knows', async () => {
  const asked = vi.fn(() => brand)
  network.answer({ 'get-idea': asked, 'get-balloon': new MockError(200, { error: 'balloonNotFound' }) })
  await reloadAd(ideaId, balloonId)
  expect(knownAd(balloonId)).toBeUndefined()
  expect(asked).not.toHaveBeenCalled()
  network.answer({ 'get-idea': asked, 'get-balloon': MockError.lost })
  await reloadAd(ideaId, balloonId)
  expect(asked).toHaveBeenCalledOnce()
  expect(knownAd(balloonId)).toBeDefined()
})
