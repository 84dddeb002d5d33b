import { openMockNetwork } from '@aloft/api-client/mock/mock-network'
import { type ReplyOf, schemas } from '@aloft/contract/schemas'
import { addHours } from '@aloft/domain/core/dates'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { stubSignedInPage } from '../test-support/signed-in-page.ts'

stubSignedInPage()
const { dropQuery } = await import('../../state/queries.ts')
const { queryKey } = await import('../../state/replies.ts')
const { fallenWork } = await import('../../state/due-work.ts')
const { load } = await import('../core/queries.ts')
const { recordFallenWork } = await import('./due-work.ts')

type Due = ReplyOf<'get-due-work'>['due']

const network = openMockNetwork()
const key = queryKey('get-due-work', {})
afterAll(() => network.close())
beforeEach(() => {
  network.reset()
  dropQuery(key)
  recordFallenWork()
})

const work = (kind: string, hours: number): Due[number] => ({
  id: crypto.randomUUID(),
  kind,
  about: null,
  dueDate: addHours(new Date(), hours),
})

async function replies(...lists: Due[]): Promise<void> {
  for (const due of lists) {
    network.answer({ 'get-due-work': { ...schemas['get-due-work'].example.reply, due } })
    await load(key)
  }
}
const kinds = () => fallenWork().map(({ kind }) => kind)

it('records work that was due and no longer waits, newest first', async () => {
  const [first, second] = [work('trial-ends', -2), work('renewal', -1)]
  await replies([first, second], [second], [])
  expect(kinds()).toEqual(['renewal', 'trial-ends'])
})

it('leaves out work that was canceled before it was due', async () => {
  await replies([work('renewal', 3)], [])
  expect(kinds()).toEqual([])
})

it('keeps the newest twelve', async () => {
  const many = Array.from({ length: 14 }, (_, index) => work(`work-${index}`, -1))
  await replies(many.slice(0, 2), many.slice(2), [])
  expect(kinds()).toEqual(many.slice(2).map(({ kind }) => kind))
})

it('starts again with each visit of the page', async () => {
  await replies([work('renewal', -1)], [])
  recordFallenWork()
  expect(kinds()).toEqual([])
})
