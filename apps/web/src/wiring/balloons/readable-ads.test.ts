import { openMockNetwork } from '@aloft/api-client/mock/mock-network'
import { exampleBalloon, exampleIdeaWithBalloons } from '@aloft/contract/balloons/balloons.examples'
import type { BalloonWithHistory } from '@aloft/domain/balloons/balloon.entity'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'

const window = Object.assign(new EventTarget(), { location: new URL('http://aloft.test/0') })
vi.stubGlobal('location', window.location)
vi.stubGlobal('window', window)
vi.stubGlobal('navigator', { onLine: true })
const stored = { email: 'orla@nightjar.example', authToken: 'a', userToken: 'b', socialPlatform: null }
vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'user' ? JSON.stringify(stored) : null) })
vi.spyOn(console, 'error').mockImplementation(() => {})
const { setMonitor } = await import('../../monitoring/monitor.ts')
const { archiveAd, loadBrand } = await import('./brand.ts')
const { brandKey, currentAd, selectBrand } = await import('../../state/brand.ts')
const { dropQuery } = await import('../../state/queries.ts')

const network = openMockNetwork()
afterAll(() => network.close())

const brand = exampleIdeaWithBalloons
const bad = '01936b2e-0000-7000-8000-000000000502'
const order = 'componentOrder'
const badAd = { ...exampleBalloon, id: bad, data: null } as unknown as BalloonWithHistory

const errors: string[] = []
beforeEach(() => {
  errors.length = 0
  setMonitor({ captureError: (error) => errors.push(String(error)), pageChanged: () => {} })
  network.reset()
  dropQuery(brandKey(brand._id))
  selectBrand(brand._id)
})

it('reports an unreadable ad by its id alone, and shows the others (ERR-12)', async () => {
  const reports: unknown[] = []
  network.answer({
    'get-idea': { ...brand, balloons: [badAd, exampleBalloon] },
    'log-error': ({ message }) => {
      reports.push(message)
      return 'OK'
    },
  })
  await loadBrand(brand._id)
  expect(currentAd(exampleBalloon.id)).toMatchObject({ name: exampleBalloon.name })
  expect(currentAd(bad)).toBeNull()
  const message = `data error in ad ${bad}: ad`
  expect(errors).toEqual([`Error: ${message}`])
  await vi.waitFor(() => expect(reports).toEqual([message]))
  await loadBrand(brand._id)
  expect(errors).toHaveLength(1)
})

it('keeps what it knows of an ad whose saved form cannot be read, but for what does not fit', async () => {
  network.answer({ 'get-idea': brand, 'archive-balloon': { balloon: { ...badAd, id: exampleBalloon.id } } })
  await loadBrand(brand._id)
  expect(await archiveAd(brand._id, exampleBalloon.id, true)).toBe('done')
  expect(currentAd(exampleBalloon.id)).toMatchObject({ name: exampleBalloon.name })
  const broken = { ...exampleBalloon, data: { ...exampleBalloon.data, [order]: 'none' } }
  network.answer({ 'archive-balloon': { balloon: broken as unknown as BalloonWithHistory } })
  await archiveAd(brand._id, exampleBalloon.id, false)
  expect(currentAd(exampleBalloon.id)).not.toHaveProperty(order)
  expect(errors).toEqual([
    `Error: data error in ad ${exampleBalloon.id}: ad`,
    `Error: data error in ad ${exampleBalloon.id}: history of ${order}`,
  ])
})
