import { openMockNetwork } from '@aloft/api-client/mock/mock-network'
import { MockError } from '@aloft/api-client/mock/mock-world'
import { exampleAdPerformance } from '@aloft/contract/reports/reports.examples'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { stubSignedInPage } from './test-support/signed-in-page.ts'

stubSignedInPage()
const { loadAdPerformance, loadBrandPerformance } = await import('./performance.ts')

const network = openMockNetwork()
vi.spyOn(console, 'warn').mockImplementation(() => {})
afterAll(() => network.close())
beforeEach(() => network.reset())

const load = () => loadAdPerformance(crypto.randomUUID(), crypto.randomUUID())

it('returns what the server sends, with its dates', async () => {
  expect(await load()).toEqual(exampleAdPerformance)
})

it.each([
  ['not_launched', 'not_launched'],
  [{ error: 'balloonNotFound' }, 'notFound'],
  [new MockError(500), 'failed'],
] as const)('tells apart why there is no report: %j (PRF-04, PRF-05)', async (answer, expected) => {
  network.answer({ 'get-ad-performance': answer })
  expect(await load()).toBe(expected)
})

it('finds no ad at an address that was cut short', async () => {
  expect(await loadAdPerformance(crypto.randomUUID(), crypto.randomUUID().slice(0, -1))).toBe('notFound')
})

it('reports a failure to load the report of a brand', async () => {
  network.answer({ 'get-brand-performance': new MockError(403, { error: 'forbidden' }) })
  expect(await loadBrandPerformance(crypto.randomUUID())).toBe('failed')
})
