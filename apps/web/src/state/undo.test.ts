import type { JsonValue } from '@aloft/domain/core/json'
import { beforeEach, expect, it, vi } from 'vitest'
import { closeToast, currentToasts } from './toasts.ts'
import { canUndo, noteUndo, noteValue, offerUndo, undoLast } from './undo.ts'

let now = 0
let page = 0
beforeEach(() => {
  // Steps of other tests belong to other pages.
  vi.stubGlobal('location', { pathname: `/0/page-${++page}` })
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  for (const { id } of currentToasts()) closeToast(id)
})

it('undoes what a message offers, by its button or by key, once', () => {
  const undone: string[] = []
  offerUndo('archiveAd', 'Wren is archived.', () => undone.push('archive'))
  offerUndo('renameAd', 'Renamed to Robin.', () => undone.push('rename'))
  currentToasts().at(-1)?.action?.onPress()
  expect(undone).toEqual(['rename'])
  undoLast()
  expect(undone).toEqual(['rename', 'archive'])
  expect(canUndo()).toBe(false)
  undoLast()
  expect(undone).toHaveLength(2)
})

it('closes the message of what the key has undone, and says that it is', () => {
  offerUndo('archiveAd', 'Wren is archived.', () => {})
  undoLast()
  expect(currentToasts().map(({ text }) => text)).toEqual([{ key: 'undo.done' }])
})

it('still undoes by key once the message is gone, but not on another page or minutes later', () => {
  const undo = vi.fn()
  offerUndo('archiveAd', 'Wren is archived.', undo)
  for (const { id } of currentToasts()) closeToast(id)
  const here = location.pathname
  vi.stubGlobal('location', { pathname: '/0/elsewhere' })
  expect(canUndo()).toBe(false)
  vi.stubGlobal('location', { pathname: here })
  expect(canUndo()).toBe(true)
  now += 6 * 60_000
  undoLast()
  expect(undo).not.toHaveBeenCalled()
})

it('takes typing in one field as one step, and leaves what somebody else has written', () => {
  let value: JsonValue = ''
  const type = (next: string) => {
    const before = value
    value = next
    noteValue('editBrief', {
      key: 'location',
      before,
      after: next,
      current: () => value,
      set: (old) => {
        value = old
      },
    })
  }
  type('C')
  type('Cork')
  now += 2000
  type('Galway')
  undoLast()
  expect(value).toBe('Cork')
  value = 'Clifden'
  undoLast()
  expect(value).toBe('Clifden')
  expect(canUndo()).toBe(false)
})

it('has a step for what the page itself shows', () => {
  const undo = vi.fn()
  noteUndo('archiveAds', undo)
  expect(currentToasts()).toEqual([])
  undoLast()
  expect(undo).toHaveBeenCalledOnce()
})
