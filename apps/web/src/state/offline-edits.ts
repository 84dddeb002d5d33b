import type { EditRefusal } from '@aloft/domain/core/edit-refusal'
import type { JsonValue } from '@aloft/domain/core/json'
import { createStore, promisifyRequest, type UseStore } from 'idb-keyval'
import { proxy, useSnapshot } from 'valtio'

/** Kinds of drafts. */
export const draftKinds = ['ad', 'brief', 'creative'] as const
export type DraftKind = (typeof draftKinds)[number]

/** A change of a draft that the server hasn't confirmed, with the values it may replace. */
export interface OfflineEdit {
  readonly kind: DraftKind
  readonly ideaId: string
  readonly id: string
  readonly key: string
  readonly value: JsonValue
  readonly base: readonly JsonValue[]
  /** Why the server refused it; it isn't sent again automatically. */
  readonly refusal?: EditRefusal
}

/** One account's edits of one page. Each page has its own, so that none sends or removes another's. */
export interface OfflineEdits {
  /** Replaces the stored edits of this page. */
  keep(edits: readonly OfflineEdit[]): void
  /**
   * Transfers the edits of closed pages to this one and returns them. Keys that this page is editing stay
   * where they are.
   */
  takeOver(
    isBusy: (edit: Pick<OfflineEdit, 'kind' | 'id' | 'key'>) => boolean,
  ): Promise<readonly OfflineEdit[]>
  /** Whether all edits are stored on the device. */
  isSafe(): boolean
  /** Whether edits of the account are on the device, from any page. */
  hasAny(): Promise<boolean>
  /** Resolves when all writes have finished. */
  settled(): Promise<void>
  /** Releases the edits: another page may take them over. */
  close(): Promise<void>
}

const lockPrefix = 'aloft-page-'
const takingOver = 'aloft-take-over'

const state = proxy({ canKeep: false })

/** Whether this browser stores edits at all; in private mode or without free space, it may not. */
export function useCanKeep(): boolean {
  return useSnapshot(state).canKeep
}

/**
 * Opens the edits of an account for this page, which counts as alive while it holds its lock. `onFreed` is
 * called when another page that blocked a take-over is gone; after a navigation, the previous page's lock may
 * be released late.
 */
export function openOfflineEdits(userId: string, onFreed: () => void = () => {}): OfflineEdits {
  const pageId = crypto.randomUUID()
  /** The edits this page wants to store, and those already on the device. */
  let wanted: ReadonlyMap<string, OfflineEdit> = new Map()
  const written = new Map<string, string>()
  /** Pages being waited for, without duplicates. */
  const awaited = new Set<string>()
  /** Edits that may be on the device, possibly from another page. */
  const mentioned = new Set<string>()
  let open = 0
  let hasFailed = false
  let store: UseStore | null = null
  const closing = Promise.withResolvers<void>()
  const isAlive = holdLock(`${lockPrefix}${pageId}`, closing.promise)
  let last: Promise<unknown> = isAlive.then(() => {
    store = createStore('aloft', 'edits')
  })

  /** In sequence, so that a later edit is never overwritten by an earlier one. */
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

  /**
   * Writes all wanted edits. An edit that can't be written, for example without free space, is tried again
   * with the next one.
   */
  async function write(inStore: UseStore): Promise<void> {
    const [changed, removed] = [differing(), gone()]
    if (changed.length === 0 && removed.length === 0) return
    const place = (name: string) => placeOf(JSON.parse(name) as Name, { userId, pageId })
    await inStore('readwrite', (edits) => {
      for (const [name, edit] of changed) edits.put(edit, place(name))
      for (const name of removed) edits.delete(place(name))
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
      wanted = new Map(edits.map((edit) => [nameOf(edit), edit]))
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
      const counts = await withStore((use) =>
        use('readonly', (edits) =>
          Promise.all(rangesOf(userId).map((range) => promisifyRequest(edits.count(range)))),
        ),
      )
      return counts?.some((count) => count > 0) ?? false
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

/**
 * Resolves once the lock is held, and holds it until `end`. The browser releases it when the page is gone.
 */
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

type Name = readonly [kind: DraftKind, id: string, key: string]
const nameOf = ({ kind, id, key }: OfflineEdit) => JSON.stringify([kind, id, key] satisfies Name)

interface Owner {
  readonly userId: string
  readonly pageId: string
}

/**
 * The key of an edit. The kind comes first: pages of earlier versions, whose keys start with the account,
 * ignore it.
 */
function placeOf([kind, id, key]: Name, { userId, pageId }: Owner): string[] {
  return [kind, userId, pageId, id, key]
}

const within = (start: readonly string[]) => IDBKeyRange.bound([...start], [...start, []])

/** Key ranges of an account's edits, including edits of ads from before there were kinds. */
const rangesOf = (userId: string) => [...draftKinds.map((kind) => within([kind, userId])), within([userId])]

/** An edit of an ad as stored before there were kinds. */
interface EditWithoutKind extends Omit<OfflineEdit, 'kind' | 'id'> {
  readonly balloonId: string
}

function readEdit(stored: OfflineEdit | EditWithoutKind): OfflineEdit {
  if (!('balloonId' in stored)) return stored
  const { balloonId, ...edit } = stored
  return { kind: 'ad', id: balloonId, ...edit }
}

/** In one transaction: moves the edits of an account to a page, at most one per key, and returns them. */
async function moveEdits(
  edits: IDBObjectStore,
  to: Owner,
  isMoved: (page: string, edit: OfflineEdit) => boolean,
): Promise<readonly OfflineEdit[]> {
  const moved = new Map<string, OfflineEdit>()
  for (const range of rangesOf(to.userId)) {
    const request = edits.openCursor(range)
    request.addEventListener('success', () => {
      const cursor = request.result
      if (!cursor) return
      const page = (cursor.key as string[]).at(-3) ?? ''
      const edit = readEdit(cursor.value as OfflineEdit | EditWithoutKind)
      const name = nameOf(edit)
      if (page !== to.pageId && !moved.has(name) && isMoved(page, edit)) {
        moved.set(name, edit)
        cursor.delete()
        edits.put(edit, placeOf([edit.kind, edit.id, edit.key], to))
      }
      cursor.continue()
    })
  }
  await promisifyRequest(edits.transaction)
  return [...moved.values()]
}
