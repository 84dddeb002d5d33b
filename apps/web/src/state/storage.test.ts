import { afterEach, describe, expect, it, vi } from 'vitest'
import { clearStored, readStored, storedKeys, writeStored } from './storage.ts'

it('keeps these keys and no others (ENT-28, ENT-31, ENT-32)', () => {
  const ofTheSpecification = [
    'user',
    'redirectUrl',
    'designData',
    'adCreationOriginData',
    'creativeMixerBackgroundData',
    'dismissedAdGenStatusId',
    'isTryAgainAdCreation',
    'sessionId',
  ]
  const ours = [
    'onboardingForm',
    'ownerId',
    'unsavedBrief',
    'briefEdits',
    'chatDrafts',
    'chatWaiting',
    'guide',
    'guideUnsaved',
    'proposals',
  ]
  expect(Object.values(storedKeys).toSorted()).toEqual([...ofTheSpecification, ...ours].toSorted())
})

describe('a browser that takes nothing', () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  afterEach(() => {
    clearStored()
    vi.unstubAllGlobals()
  })

  it.each([
    ['refuses storage', { getItem: full, setItem: full, removeItem: full, clear: full }],
    [
      'is full, with something older',
      { getItem: () => '"older"', setItem: full, removeItem() {}, clear() {} },
    ],
  ])('%s: what is kept lasts as long as the page', (_, storage) => {
    vi.stubGlobal('localStorage', storage)
    writeStored('redirect', 'newer')
    expect(readStored('redirect')).toBe('newer')
    expect(readStored('unsavedBrief')).toBe(storage.getItem === full ? null : 'older')
    clearStored()
    expect(readStored('redirect')).not.toBe('newer')
  })

  it('forgets what was removed, and what it took in the end', () => {
    const items = new Map<string, string>()
    let isFull = true
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => (isFull ? full() : void items.set(key, value)),
      removeItem: (key: string) => void items.delete(key),
      clear: () => items.clear(),
    })
    writeStored('redirect', 1)
    writeStored('redirect', null)
    expect(readStored('redirect')).toBeNull()
    writeStored('redirect', 2)
    isFull = false
    writeStored('redirect', 3)
    expect([...items.values()]).toEqual(['3'])
    items.clear()
    expect(readStored('redirect')).toBeNull()
  })
})
