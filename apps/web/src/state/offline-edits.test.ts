import 'fake-indexeddb/auto'
import { createStore, keys, set } from 'idb-keyval'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type OfflineEdit, type OfflineEdits, openOfflineEdits } from './offline-edits.ts'

let count = 0
const pages: OfflineEdits[] = []
afterEach(async () => {
  await Promise.all(pages.splice(0).map((page) => page.close()))
})

/** A page of an account; each test has its own accounts. */
function page(user = `user ${count}`, onFreed?: () => void): OfflineEdits {
  const opened = openOfflineEdits(user, onFreed)
  pages.push(opened)
  return opened
}
const nextUser = () => void count++
const free = () => false

const edit = (key: string, value: string): OfflineEdit => ({
  kind: 'ad',
  ideaId: 'nightjar',
  id: 'a',
  key,
  value,
  base: ['before'],
})

describe('edits of a page', () => {
  it('outlive it, and are taken over once', async () => {
    nextUser()
    const first = page()
    first.keep([edit('title', 'A lamp'), edit('text', 'Wired in Galway.')])
    await first.close()
    const second = page()
    expect((await second.takeOver(free)).toSorted((a, b) => a.key.localeCompare(b.key))).toEqual([
      edit('text', 'Wired in Galway.'),
      edit('title', 'A lamp'),
    ])
    expect(await second.takeOver(free)).toEqual([])
    expect(await page().takeOver(free)).toEqual([])
  })

  it('are the page’s own from then on: what it does not keep any more is gone', async () => {
    nextUser()
    const first = page()
    first.keep([edit('title', 'A lamp'), edit('text', 'Wired')])
    await first.close()
    const second = page()
    const taken = await second.takeOver(free)
    second.keep(taken)
    second.keep([edit('text', 'Wired in Galway.')])
    await second.close()
    expect(await page().takeOver(free)).toEqual([edit('text', 'Wired in Galway.')])
  })

  it('stay with it while it is open', async () => {
    nextUser()
    const first = page()
    first.keep([edit('title', 'A lamp')])
    await first.settled()
    expect(await page().takeOver(free)).toEqual([])
  })

  it('are notified when it closes, once for each time it blocked them', async () => {
    nextUser()
    const first = page()
    first.keep([edit('title', 'A lamp')])
    await first.settled()
    const onFreed = vi.fn()
    const second = page(undefined, onFreed)
    expect(await second.takeOver(free)).toEqual([])
    expect(await second.takeOver(free)).toEqual([])
    expect(onFreed).not.toHaveBeenCalled()
    await first.close()
    await vi.waitFor(() => expect(onFreed).toHaveBeenCalledOnce())
    expect(await second.takeOver(free)).toEqual([edit('title', 'A lamp')])
  })

  it('are gone when they are saved', async () => {
    nextUser()
    const first = page()
    first.keep([edit('title', 'A lamp')])
    first.keep([])
    await first.close()
    expect(await page().takeOver(free)).toEqual([])
  })

  it('are those of one account', async () => {
    nextUser()
    const mine = page('mara')
    mine.keep([edit('title', 'A lamp')])
    await mine.close()
    expect(await page('mara2').takeOver(free)).toEqual([])
    expect(await page('mar').takeOver(free)).toEqual([])
    expect(await page('mara').takeOver(free)).toHaveLength(1)
  })

  it('are counted whichever page they are of', async () => {
    nextUser()
    const [first, second] = [page(), page()]
    expect(await second.hasAny()).toBe(false)
    first.keep([edit('title', 'A lamp')])
    await first.settled()
    expect([await first.hasAny(), await second.hasAny()]).toEqual([true, true])
    expect(await page(`other ${count}`).hasAny()).toBe(false)
    first.keep([])
    await first.settled()
    expect(await second.hasAny()).toBe(false)
  })

  it('wait where the page that comes is busy with the same key', async () => {
    nextUser()
    const first = page()
    first.keep([edit('title', 'A lamp'), edit('text', 'Wired')])
    await first.close()
    const second = page()
    expect(await second.takeOver(({ key }) => key === 'title')).toEqual([edit('text', 'Wired')])
    expect(await second.takeOver(free)).toEqual([edit('title', 'A lamp')])
  })

  it('of two closed pages come one after the other where they are of one key', async () => {
    nextUser()
    for (const value of ['One', 'Two']) {
      const closed = page()
      closed.keep([edit('title', value)])
      await closed.close()
    }
    const next = page()
    const [one] = await next.takeOver(free)
    const [two] = await next.takeOver(free)
    expect([one?.value, two?.value].toSorted()).toEqual(['One', 'Two'])
    expect(await next.takeOver(free)).toEqual([])
  })

  it('go to one of the pages that open at once', async () => {
    nextUser()
    const keys = Array.from({ length: 20 }, (_, place) => `key ${place}`)
    const first = page()
    first.keep(keys.map((key) => edit(key, key)))
    await first.close()
    const taken = await Promise.all([page(), page(), page()].map((each) => each.takeOver(free)))
    expect(
      taken
        .flat()
        .map(({ key }) => key)
        .toSorted(),
    ).toEqual(keys.toSorted())
  })

  it('are safe once they are written', async () => {
    nextUser()
    const first = page()
    first.keep([edit('title', 'A')])
    first.keep([edit('title', 'A lamp')])
    expect(first.isSafe()).toBe(false)
    await first.settled()
    expect(first.isSafe()).toBe(true)
    await first.close()
    expect(await page().takeOver(free)).toEqual([edit('title', 'A lamp')])
  })
})

describe('edits stored before there were kinds of drafts', () => {
  const old = ({ ideaId, id: balloonId, key, value, base }: OfflineEdit) => ({
    ideaId,
    balloonId,
    key,
    value,
    base,
  })

  it('are those of ads, counted and taken over once', async () => {
    nextUser()
    const user = `user ${count}`
    const store = createStore('aloft', 'edits')
    await set([user, 'a closed page', 'a', 'title'], old(edit('title', 'A lamp')), store)
    await set(
      [user, 'a closed page', 'a', 'text'],
      { ...old(edit('text', 'Wired')), refusal: 'locked' },
      store,
    )
    const next = page()
    expect(await next.hasAny()).toBe(true)
    const taken = await next.takeOver(free)
    expect(taken.toSorted((a, b) => a.key.localeCompare(b.key))).toEqual([
      { ...edit('text', 'Wired'), refusal: 'locked' },
      edit('title', 'A lamp'),
    ])
    next.keep(taken)
    await next.close()
    expect(await page().takeOver(free)).toHaveLength(2)
    expect((await keys(store)).filter((key) => (key as string[])[0] === user)).toEqual([])
  })

  it('stay with a page of an earlier version that is still open, and with one that is busy with them', async () => {
    nextUser()
    const user = `user ${count}`
    await set([user, 'open', 'a', 'title'], old(edit('title', 'A lamp')), createStore('aloft', 'edits'))
    const closing = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    void navigator.locks.request('aloft-page-open', () => {
      held.resolve()
      return closing.promise
    })
    await held.promise
    expect(await page().takeOver(free)).toEqual([])
    closing.resolve()
    expect(await page().takeOver(() => true)).toEqual([])
    await vi.waitFor(async () => expect(await page().takeOver(free)).toHaveLength(1))
  })
})

describe('a device that is full', () => {
  afterEach(() => void vi.restoreAllMocks())

  it('keeps the rest, and all once there is room', async () => {
    nextUser()
    const first = page()
    first.keep([edit('title', 'A lamp')])
    await first.settled()
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError')
    })
    first.keep([edit('title', 'A lamp'), edit('text', 'Wired in Galway.')])
    await first.settled()
    expect(first.isSafe()).toBe(false)
    put.mockRestore()
    first.keep([edit('title', 'A lamp'), edit('text', 'Wired in Galway.')])
    await first.settled()
    expect(first.isSafe()).toBe(true)
    await first.close()
    expect(await page().takeOver(free)).toHaveLength(2)
  })

  it('does not bring back what was saved meanwhile', async () => {
    nextUser()
    const first = page()
    first.keep([edit('title', 'A lamp')])
    await first.settled()
    const remove = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
      throw new DOMException('lost', 'UnknownError')
    })
    first.keep([])
    await first.settled()
    remove.mockRestore()
    first.keep([])
    await first.close()
    expect(await page().takeOver(free)).toEqual([])
  })
})

describe.each([
  ['without a database', () => vi.stubGlobal('indexedDB', undefined)],
  ['with one that is blocked', () => vi.spyOn(indexedDB, 'open').mockImplementation(refuse)],
  ['without locks', () => vi.stubGlobal('navigator', {})],
])('a browser %s', (_, block) => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('keeps nothing, says so, and stands in nobody’s way', async () => {
    nextUser()
    block()
    const first = page()
    expect(await first.takeOver(free)).toEqual([])
    first.keep([edit('title', 'A lamp')])
    await first.settled()
    expect(first.isSafe()).toBe(false)
  })
})

function refuse(): never {
  throw new DOMException('not in this window', 'SecurityError')
}
