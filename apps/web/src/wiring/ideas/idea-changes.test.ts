import type { Outcome } from '@aloft/api-client/outcome'
import { exampleIdea } from '@aloft/contract/ideas/ideas.examples'
import { expect, it, vi } from 'vitest'

// The parts of a browser that these modules need.
const location = new URL('http://aloft.test/0')
vi.stubGlobal('location', location)
vi.stubGlobal('window', Object.assign(new EventTarget(), { location }))
vi.stubGlobal('navigator', { onLine: true })
vi.stubGlobal('document', new EventTarget())
vi.stubGlobal('localStorage', { getItem: () => null })
const { createIdea } = await import('./idea-changes.ts')
const { api } = await import('../core/api.ts')

/** Adds a brand with this outcome of the call, and returns the sent idempotency key. */
async function intentOf(title: string, outcome: Outcome<'create-idea'>): Promise<string | undefined> {
  const call = vi.spyOn(api, 'call').mockResolvedValueOnce(outcome)
  await createIdea({ title, url: null })
  return call.mock.lastCall?.[2]?.key
}

const lost = { kind: 'unreachable' } as Outcome<'create-idea'>
const refused = { kind: 'failure', failure: { error: 'overIdeaLimit' } } as Outcome<'create-idea'>
const done = { kind: 'reply', reply: { idea: exampleIdea } } as Outcome<'create-idea'>

it('sends a brand again as the same intent as long as nobody answers', async () => {
  const first = await intentOf('Loaf & Crumb', lost)
  expect(first).toMatch(/^[\da-f-]{36}$/)
  expect(await intentOf('Loaf & Crumb', lost)).toBe(first)
  expect(await intentOf('Loaf and Crumb', lost)).not.toBe(first)
})

it.each([
  ['taken', done],
  ['refused', refused],
])('is another intent once the last one was %s', async (_, outcome) => {
  const first = await intentOf('Loaf & Crumb', outcome)
  expect(await intentOf('Loaf & Crumb', outcome)).not.toBe(first)
})
