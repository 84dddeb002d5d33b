import type { EditRefusal } from '@aloft/domain/balloons/edit-refusal.entity'
import type { JsonValue } from '@aloft/domain/core/json'
import { createStore, promisifyRequest, type UseStore } from 'idb-keyval'
import { proxy, useSnapshot } from 'valtio'

/** A change of an ad that the server has not confirmed, with the values it may take the place of. */
export interface OfflineEdit {
  readonly ideaId: string
  readonly balloonId: string
  readonly key: string
  readonly value: JsonValue
  readonly base: readonly JsonValue[]
  /** Why the server would not take it; it is not sent again by itself. */
  readonly refusal?: EditRefusal
}

/** One account's edits of one page. Each page has its own, so that none sends or removes what is another's. */
export interface OfflineEdits {
  /** Keeps just these edits from now on. */
  keep(edits: readonly OfflineEdit[]): void
  /**
   * Makes the edits of pages that are closed this page's own and answers them. Keys that the page is busy with stay
   * where they are.
   */
  takeOver(isBusy: (edit: Pick<OfflineEdit, 'balloonId' | 'key'>) => boolean): Promise<readonly OfflineEdit[]>
  /** Whether all edits are stored on the device. */
  isSafe(): boolean
  /** Whether edits of the account lie on the device, of whichever page. */
  hasAny(): Promise<boolean>
  /** Resolves when nothing is being written any more. */
  settled(): Promise<void>
  /** The page has no more to do with them: another one may take them over. */
  close(): Promise<void>
}

const lockPrefix = 'aloft-page-'
const takingOver = 'aloft-take-over'

const state = proxy({ canKeep: false })

/** Whether this browser keeps edits at all; one in private mode, or short of room, may not. */
export function useCanKeep(): boolean {
  return useSnapshot(state).canKeep
}

/**
 * Opens the edits of an account for this page, which is alive as long as it holds its lock. `onFreed` is called when
 * another page that blocked a take-over is gone; after a navigation the former page's lock may be freed a moment late.
 */
export function openOfflineEdits(userId: string, onFreed: () => void = () => {}): OfflineEdits {
  const pageId = crypto.randomUUID()
  /** What the page wants kept, and what of it is on the device. */
  let wanted: ReadonlyMap<string, OfflineEdit> = new Map()
  const written = new Map<string, string>()
  /** Pages that are waited for, each once. */
  const awaited = new Set<string>()
  /** May be there, from another page perhaps. */
  const mentioned = new Set<string>()
  let open = 0
  let hasFailed = false
  let store: UseStore | null = null
  const closing = Promise.withResolvers<void>()
  const isAlive = holdLock(`${lockPrefix}${pageId}`, closing.promise)
  let last: Promise<unknown> = isAlive.then(() => {
    store = createStore('aloft', 'edits')
  })

  /** One after the other, so that a later word is never overwritten by an earlier one. */
  async function withStore<T>(work: (store: UseStore) => Promise<T>): Promise<T | null> {
    open++
    const mine = last.then(() => (store ? work(store) : null))
    last = mine.catch(() => {})
    try {
      const done = await mine
      state.canKeep = !hasFailed
      return done
    } catch {
      hasFailed = true
      state.canKeep = false
      return null
    } finally {
      open--
    }
  }

  const differing = () => [...wanted].filter(([id, edit]) => written.get(id) !== JSON.stringify(edit))
  const gone = () => [...mentioned].filter((id) => !wanted.has(id))
  const isWritten = () => differing().length === 0 && gone().length === 0

  /** All that is wanted by now. What could not be written, as where there was no room, is tried with the next word. */
  async function write(inStore: UseStore): Promise<void> {
    const [changed, removed] = [differing(), gone()]
    if (changed.length === 0 && removed.length === 0) return
    const placeOf = (id: string) => [userId, pageId, ...(JSON.parse(id) as string[])]
    await inStore('readwrite', (edits) => {
      for (const [id, edit] of changed) edits.put(edit, placeOf(id))
      for (const id of removed) edits.delete(placeOf(id))
      return promisifyRequest(edits.transaction)
    })
    for (const [id, edit] of changed) written.set(id, JSON.stringify(edit))
    for (const id of removed) {
      written.delete(id)
      mentioned.delete(id)
    }
    hasFailed = false
  }

  function awaitEnd(page: string): void {
    if (awaited.has(page)) return
    awaited.add(page)
    const end = async () => {
      await navigator.locks.request(`${lockPrefix}${page}`, () => {})
      awaited.delete(page)
      onFreed()
    }
    end().catch(() => awaited.delete(page))
  }

  return {
    keep(edits) {
      wanted = new Map(edits.map((edit) => [JSON.stringify([edit.balloonId, edit.key]), edit]))
      for (const id of wanted.keys()) mentioned.add(id)
      if (isWritten()) return
      void withStore(write)
    },
    async takeOver(isBusy) {
      const taken = await withStore((use) =>
        navigator.locks.request(takingOver, async () => {
          const { held = [] } = await navigator.locks.query()
          const living = new Set(held.map(({ name }) => name))
          return use('readwrite', (edits) =>
            moveEdits(edits, { userId, pageId }, (page, edit) => {
              if (!living.has(`${lockPrefix}${page}`)) return !isBusy(edit)
              awaitEnd(page)
              return false
            }),
          )
        }),
      )
      return taken ?? []
    },
    async hasAny() {
      const count = await withStore((use) =>
        use('readonly', (edits) => promisifyRequest(edits.count(ofUser(userId)))),
      )
      return (count ?? 0) > 0
    },
    isSafe: () => state.canKeep && open === 0 && isWritten(),
    async settled() {
      await last
    },
    async close() {
      await last
      closing.resolve()
    },
  }
}

/** Resolves once the lock is held, and holds it until `end`. The browser lets it go when the page is gone. */
function holdLock(name: string, end: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = async () =>
      navigator.locks.request(name, () => {
        resolve()
        return end
      })
    request().catch(reject)
  })
}

const ofUser = (userId: string) => IDBKeyRange.bound([userId], [userId, []])

/** In one go: moves the edits of an account to a page, at most one of a key, and answers them. */
async function moveEdits(
  edits: IDBObjectStore,
  to: { readonly userId: string; readonly pageId: string },
  isMoved: (page: string, edit: OfflineEdit) => boolean,
): Promise<readonly OfflineEdit[]> {
  const moved = new Map<string, OfflineEdit>()
  const request = edits.openCursor(ofUser(to.userId))
  request.addEventListener('success', () => {
    const cursor = request.result
    if (!cursor) return
    const [, page = '', balloonId = '', key = ''] = cursor.key as string[]
    const edit = cursor.value as OfflineEdit
    const id = JSON.stringify([balloonId, key])
    if (page !== to.pageId && !moved.has(id) && isMoved(page, edit)) {
      moved.set(id, edit)
      cursor.delete()
      edits.put(edit, [to.userId, to.pageId, balloonId, key])
    }
    cursor.continue()
  })
  await promisifyRequest(edits.transaction)
  return [...moved.values()]
}
