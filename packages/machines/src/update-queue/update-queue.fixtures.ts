import type { EditConflict } from '@aloft/domain/balloons/edit-conflict.entity'
import type { JsonValue } from '@aloft/domain/core/json'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { unsavedEdits } from './unsaved.ts'
import type { BalloonUpdate } from './updates.ts'
import { connectUpdateQueue } from './update-queue.connect.ts'
import { type SaveResult, updateQueueMachine } from './update-queue.machine.ts'

const ideaId = 'nightjar'
/** When the test begins. */
export const start = Date.UTC(2026, 10, 1, 9)

export type Data = Readonly<Record<string, JsonValue>>

/** `lose`: the server has saved it, and nobody hears of it. `fail`: it never got there. */
export type Answer = 'succeed' | 'fail' | 'lose' | 'refuse'

/**
 * A queue on a simulated clock, with a server that answers on demand. Values have the base that a page would give
 * them: what the server last sent.
 */
export function open() {
  const clock = new SimulatedClock()
  const sent: BalloonUpdate[] = []
  const server: Record<string, Data> = {}
  const clientCopy: Record<string, Data> = {}
  const pending: ((kind: Answer) => void)[] = []
  let named: readonly string[] | null = null

  function conflictsOf({ balloonId, data, base }: BalloonUpdate): readonly EditConflict[] {
    return Object.entries(data).flatMap(([key, value]) => {
      const saved = server[balloonId]?.[key] ?? null
      const isExpected = !base[key] || saved === value || base[key].includes(saved)
      return isExpected ? [] : [{ key, value: saved, date: null, authorId: 'tom', authorName: 'Tom' }]
    })
  }

  function syncClient(balloonId: string) {
    clientCopy[balloonId] = { ...server[balloonId] }
  }

  function answerTo(update: BalloonUpdate, kind: Answer): SaveResult {
    const { balloonId, data } = update
    if (kind === 'fail') throw new Error('no answer')
    if (kind === 'refuse') return { refusal: 'invalid', keys: named }
    const conflicts = conflictsOf(update)
    if (conflicts.length === 0) server[balloonId] = { ...server[balloonId], ...data }
    if (kind === 'lose') throw new Error('no answer')
    syncClient(balloonId)
    return conflicts.length > 0 ? { conflicts } : { savedAt: new Date(start + clock.now()) }
  }

  const actor = createActor(
    updateQueueMachine.provide({
      actors: {
        save: fromPromise(async ({ input }) => {
          sent.push(input)
          const kind = await new Promise<Answer>((resolve) => pending.push(resolve))
          return answerTo(input, kind)
        }),
      },
    }),
    { clock },
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
  const change = (data: Data, balloonId = 'a') => {
    const base = Object.keys(data).map((key) => [key, [clientCopy[balloonId]?.[key] ?? null]] as const)
    actor.send({ type: 'CHANGE', ideaId, balloonId, data, base: Object.fromEntries(base) })
  }
  /** Somebody else writes, in another tab or elsewhere. */
  const others = (data: Data, balloonId = 'a') => {
    server[balloonId] = { ...server[balloonId], ...data }
  }
  const choose = (key: string, takes: 'mine' | 'theirs', balloonId = 'a') =>
    actor.send({ type: 'CHOOSE', balloonId, key, takes })
  const discard = (key: string, balloonId = 'a') => actor.send({ type: 'DISCARD', balloonId, key })
  const send = (type: 'RETRY' | 'FLUSH' | 'OFFLINE' | 'ONLINE') => actor.send({ type })
  const view = () => connectUpdateQueue(actor.getSnapshot())
  return {
    actor,
    answer,
    change,
    choose,
    discard,
    inFlight: () => pending.length,
    unsaved: () => unsavedEdits(actor.getSnapshot().context),
    others,
    pass,
    send,
    sent,
    /** What was sent, without what it was based upon. */
    sentData: () => sent.map(({ balloonId, data }) => ({ balloonId, data })),
    server,
    settle,
    clientCopy,
    view,
  }
}

/** An update as `sentData` shows it. */
export const update = (data: Data, balloonId = 'a') => ({ balloonId, data })
