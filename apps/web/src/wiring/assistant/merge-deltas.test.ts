import { eventsOf } from '@aloft/machines/assistant/transcript.fixtures'
import type { StreamEvent } from '@aloft/domain/assistant/stream-event.entity'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mergeDeltas } from './merge-deltas.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function gather() {
  const reported: StreamEvent[] = []
  return { reported, ...mergeDeltas((event) => reported.push(event)) }
}
const words = (events: readonly StreamEvent[]) =>
  events.map((event) => (event.name === 'textDelta' ? `${event.number} ${event.data.text}` : event.name))

it('merges the pieces of a moment and keeps their last number', () => {
  const { reported, add } = gather()
  for (const event of eventsOf([{ text: 'You ' }, { text: 'set ' }, { text: 'it.' }])) add(event)
  expect(reported).toEqual([])
  vi.advanceTimersByTime(30)
  expect(words(reported)).toEqual(['3 You set it.'])
})

it('reports a text before what follows it', () => {
  const { reported, add } = gather()
  for (const event of eventsOf([{ text: 'You ' }, { text: 'set' }, { status: 'completed' }])) add(event)
  expect(words(reported)).toEqual(['2 You set', 'runStatusUpdated'])
  vi.advanceTimersByTime(100)
  expect(reported).toHaveLength(2)
})

it('never merges the texts of two messages', () => {
  const { reported, add, flush } = gather()
  const [first, second] = eventsOf([{ text: 'One' }, { text: 'Two' }])
  if (!first || second?.name !== 'textDelta') throw new Error('two pieces were written')
  add(first)
  add({ ...second, data: { ...second.data, messageId: 'another' } })
  flush()
  expect(words(reported)).toEqual(['1 One', '2 Two'])
})

it('drops what was gathered once nobody follows the answer any more', () => {
  const { reported, add, stop } = gather()
  for (const event of eventsOf([{ text: 'You' }])) add(event)
  stop()
  vi.advanceTimersByTime(100)
  expect(reported).toEqual([])
})
