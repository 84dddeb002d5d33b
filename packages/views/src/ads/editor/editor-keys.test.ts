import { describe, expect, it, vi } from 'vitest'
import { pressHistoryKeys } from './editor-keys.ts'

function sendKeys(
  keys: Partial<Parameters<typeof pressHistoryKeys>[0]>,
  can = { canUndo: true, canRedo: true },
) {
  const preventDefault = vi.fn()
  const done: string[] = []
  pressHistoryKeys(
    {
      key: 'z',
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      shiftKey: false,
      preventDefault,
      isComposing: false,
      ...keys,
    },
    { ...can, onUndo: () => done.push('undo'), onRedo: () => done.push('redo') },
  )
  return [...done, ...(preventDefault.mock.calls.length > 0 ? ['taken'] : [])].join(' ')
}

describe('pressHistoryKeys', () => {
  it.each([
    ['Ctrl+Z undoes', { ctrlKey: true }, 'undo taken'],
    ['⌘Z undoes', { metaKey: true }, 'undo taken'],
    ['Ctrl+Shift+Z redoes', { ctrlKey: true, shiftKey: true, key: 'Z' }, 'redo taken'],
    ['⌘⇧Z redoes', { metaKey: true, shiftKey: true, key: 'Z' }, 'redo taken'],
    ['Z alone is a letter', {}, ''],
    ['Ctrl+Alt+Z is another shortcut', { ctrlKey: true, altKey: true }, ''],
    ['both at once are none of ours', { ctrlKey: true, metaKey: true }, ''],
    ['Ctrl+Y is none of ours', { ctrlKey: true, key: 'y' }, ''],
    ['keys of a word being composed belong to it', { ctrlKey: true, isComposing: true }, ''],
  ])('%s', (_, keys, result) => {
    expect(sendKeys(keys)).toBe(result)
  })

  it('leaves the keys to the system where there is nothing to do', () => {
    expect(sendKeys({ ctrlKey: true }, { canUndo: false, canRedo: true })).toBe('')
    expect(sendKeys({ ctrlKey: true, shiftKey: true }, { canUndo: true, canRedo: false })).toBe('')
  })
})
