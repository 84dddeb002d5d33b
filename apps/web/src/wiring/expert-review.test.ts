import { openMockNetwork } from '@aloft/api-client/mock/mock-network'
import { MockError } from '@aloft/api-client/mock/mock-world'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { stubSignedInPage } from './test-support/signed-in-page.ts'

stubSignedInPage()
const { askExpert } = await import('./expert-review.ts')

const network = openMockNetwork()
vi.spyOn(console, 'error').mockImplementation(() => {})
afterAll(() => network.close())

const calls: unknown[] = []
beforeEach(() => {
  calls.length = 0
  network.reset()
  network.answer({
    'contact-sales': (request) => {
      calls.push(request)
      return 'OK'
    },
    'add-user-completed-task': (request) => {
      calls.push(request)
      return 'OK'
    },
  })
})

it('asks for an ad by its name, and keeps that it was asked (EDT-15)', async () => {
  expect(await askExpert('Wren, please')).toBe(true)
  expect(calls).toEqual([{ message: 'Wren, please', phone: null }, { task: 'expertReview' }])
})

it('keeps nothing where the message did not go', async () => {
  network.answer({ 'contact-sales': new MockError(500) })
  expect(await askExpert('Wren, please')).toBe(false)
  expect(calls).toEqual([])
})
