import type { JsonValue } from '@aloft/domain/core/json'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { unsavedEdits } from './unsaved.ts'
import type { DraftUpdate, RivalValue } from './drafts.ts'
import { connectDraftQueue } from './draft-queue.connect.ts'
import { type SaveResult, draftQueueMachine } from './draft-queue.machine.ts'

const ideaId = 'nightjar'
/** When the test begins. */
export const start = Date.UTC(2026, 10, 1, 9)

export type Data = Readonly<Record<string, JsonValue>>

/** `lose`: the server has saved it, and nobody hears of it. `fail`: it never got there. `lack`: it is not complete. */
export type Answer = 'succeed' | 'fail' | 'lose' | 'refuse' | 'lack'

/**
 * A queue on a simulated clock, with a server that answers on demand. Values have the base that a page would give
 * them: what the server last sent.
 */
export function open(input?: { readonly pauseMs: number }) {
  const clock = new SimulatedClock()
  const sent: DraftUpdate[] = []
  const server: Record<string, Data> = {}
  const clientCopy: Record<string, Data> = {}
  const pending: ((kind: Answer) => void)[] = []
  let named: readonly string[] | null = null

  function conflictsOf({ id, data, base }: DraftUpdate): readonly RivalValue[] {
    return Object.entries(data).flatMap(([key, value]) => {
      const saved = server[id]?.[key] ?? null
      const isExpected = !base[key] || saved === value || base[key].includes(saved)
      return isExpected ? [] : [{ key, value: saved, date: null, authorId: 'tom', authorName: 'Tom' }]
    })
  }

  function syncClient(id: string) {
    clientCopy[id] = { ...server[id] }
  }

  function answerTo(update: DraftUpdate, kind: Answer): SaveResult {
    const { id, data } = update
    if (kind === 'fail') throw new Error('no answer')
    if (kind === 'lack') return { isIncomplete: true }
    if (kind === 'refuse') return { refusal: 'invalid', keys: named }
    const conflicts = conflictsOf(update)
    if (conflicts.length === 0) server[id] = { ...server[id], ...data }
    if (kind === 'lose') throw new Error('no answer')
    syncClient(id)
    return conflicts.length > 0 ? { conflicts } : { savedAt: new Date(start + clock.now()) }
  }

  const actor = createActor(
    draftQueueMachine.provide({
      actors: {
        save: fromPromise(async ({ input }) => {
          sent.push(input)
          const kind = await new Promise<Answer>((resolve) => pending.push(resolve))
          return answerTo(input, kind)
        }),
      },
    }),
    { clock, input },
  ).start()
  const settle = async () => {
    for (let tick = 0; tick < 10; tick++) await Promise.resolve()
  }
  const pass = async (ms: number) => {
    // One by one: a timer that another one sets starts at the clock's time by then.
    for (let passed = 0; passed < ms; passed++) clock.increment(1)
    await settle()
  }
  /** A refusal may name the keys that are wrong. */
  const answer = async (kind: Answer, keys: readonly string[] | null = null) => {
    named = keys
    pending.shift()?.(kind)
    await settle()
  }
  const change = (data: Data, id = 'a') => {
    const base = Object.keys(data).map((key) => [key, [clientCopy[id]?.[key] ?? null]] as const)
    actor.send({ type: 'CHANGE', ideaId, id, data, base: Object.fromEntries(base) })
  }
  /** Somebody else writes, in another tab or elsewhere. */
  const others = (data: Data, id = 'a') => {
    server[id] = { ...server[id], ...data }
  }
  const choose = (key: string, takes: 'mine' | 'theirs', id = 'a') =>
    actor.send({ type: 'CHOOSE', id, key, takes })
  const discard = (key: string, id = 'a') => actor.send({ type: 'DISCARD', id, key })
  const discardDraft = (id = 'a') => actor.send({ type: 'DISCARD', id })
  const send = (type: 'RETRY' | 'FLUSH' | 'OFFLINE' | 'ONLINE') => actor.send({ type })
  const view = () => connectDraftQueue(actor.getSnapshot())
  return {
    actor,
    answer,
    change,
    choose,
    discard,
    discardDraft,
    inFlight: () => pending.length,
    unsaved: () => unsavedEdits(actor.getSnapshot().context),
    others,
    pass,
    send,
    sent,
    /** What was sent, without what it was based upon. */
    sentData: () => sent.map(({ id, data }) => ({ id, data })),
    server,
    settle,
    clientCopy,
    view,
  }
}

/** An update as `sentData` shows it. */
export const update = (data: Data, id = 'a') => ({ id, data })
