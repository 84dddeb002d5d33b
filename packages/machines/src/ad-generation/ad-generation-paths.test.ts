import type { AdGenStatus, AdParams } from '@aloft/domain/ads/ad-generation.entity'
import { pickedForMe } from '@aloft/domain/ads/wizard-params.rules'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock, type SnapshotFrom, transition } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { leafOf, leavesOf } from '../core/leaves.ts'
import { connectAdGeneration } from './ad-generation.connect.ts'
import { adGenerationMachine } from './ad-generation.machine.ts'
import type { AdGenerationEvent, AdGenPoll, CreateAdResult, FinishedAd } from './task.ts'

type Snapshot = SnapshotFrom<typeof adGenerationMachine>

const input = { ideaId: 'nightjar', dismissedId: null }
const params: AdParams = { ideaId: 'nightjar', ...pickedForMe }
const now = new Date(Date.UTC(2026, 10, 1, 9))
const ran = { _id: 'run-1', failureStatus: null, ideaId: 'nightjar', balloonId: 'balloon-1' } as const

function poll(status: Partial<AdGenStatus> | null, ageMs = 0): AdGenPoll {
  const date = new Date(now.getTime() - ageMs)
  const whole = { ...ran, status: 'IN_PROGRESS', date, platform: 'google' } as const
  return { status: status && { ...whole, steps: [], ...status }, now }
}

const polls = {
  none: poll(null),
  running: poll({}),
  done: poll({ status: 'DONE' }),
  doneLongAgo: poll({ status: 'DONE' }, 60_000),
  failed: poll({ status: 'FAIL', failureStatus: 'UNSAFE' }),
  nextDone: poll({ _id: 'run-2', balloonId: 'balloon-2', status: 'DONE' }),
}
const creations: readonly CreateAdResult[] = [
  { ideaId: 'nightjar', balloonId: 'balloon-1' },
  { failureStatus: 'INSUFFICIENT_CREDITS' },
  { failureStatus: 'ALREADY_RUNNING' },
]

/** An actor's answer; undefined is an error. */
type Answer = AdGenPoll | CreateAdResult | FinishedAd | undefined

/** What can happen, for the model and for a running machine. */
interface Move {
  readonly event: AdGenerationEvent
  readonly act: (live: Live) => void
}

function sent(event: AdGenerationEvent): Move {
  return { event, act: ({ actor }) => actor.send(event) }
}

function answered(source: 'poll' | 'createAd' | 'finish', state: string, answer: Answer): Move {
  const kind = answer === undefined ? 'error' : 'done'
  const type = `xstate.${kind}.actor.0.adGeneration.${state}`
  return {
    event: { type, ...(answer ? { output: answer } : { error: 'offline' }) } as unknown as AdGenerationEvent,
    act: ({ pending }) => pending.get(source)?.(answer),
  }
}

const moves: readonly Move[] = [
  sent({ type: 'CREATE', params }),
  sent({ type: 'DISMISS' }),
  sent({ type: 'FORGET_FAILURE' }),
  sent({ type: 'CHECK' }),
  sent({ type: 'CHANGE_BRAND', ideaId: 'dovetail' }),
  sent({ type: 'HIDE' }),
  sent({ type: 'SHOW' }),
  {
    event: { type: 'xstate.after.poll.adGeneration.polling.waiting' } as unknown as AdGenerationEvent,
    act: ({ clock }) => clock.increment(400),
  },
  {
    event: { type: 'xstate.after.retry.adGeneration.idle' } as unknown as AdGenerationEvent,
    act: ({ clock }) => clock.increment(5_000),
  },
  ...['checking', 'polling.asking'].flatMap((state) =>
    [...Object.values(polls), undefined].map((answer) => answered('poll', state, answer)),
  ),
  ...[...creations, undefined].map((answer) => answered('createAd', 'creating', answer)),
  ...['done', 'catchingUp'].flatMap((state) =>
    [polls.done, undefined].map((answer) => answered('finish', state, answer)),
  ),
]

const options = {
  input,
  events: moves.map(({ event }) => event),
  // Time would make the states endless.
  serializeState: (snapshot: Snapshot) => {
    const { statusId, balloonId, dismissedId, handledIds, isHidden, hasMissed } = snapshot.context
    const task = [statusId, balloonId, dismissedId, handledIds]
    return JSON.stringify([leafOf(snapshot), ...task, isHidden, hasMissed])
  },
}

/** Aborts when nobody waits for the actor's answer any more. */
interface Stop {
  readonly addEventListener: (type: 'abort', listener: () => void) => void
}

type Live = ReturnType<typeof startMachine>

/** A running machine whose actors answer on demand. */
function startMachine() {
  const clock = new SimulatedClock()
  const pending = new Map<string, (answer: Answer) => void>()
  const reported: string[] = []
  const finished: string[] = []
  let mostCreating = 0
  let creating = 0
  const ask = <T extends Answer>(source: string, signal: Stop) =>
    new Promise<T>((resolve, reject) => {
      pending.set(source, (answer) =>
        answer === undefined ? reject(new Error('offline')) : resolve(answer as T),
      )
      signal.addEventListener('abort', () => pending.delete(source))
    }).finally(() => pending.delete(source))
  const actor = createActor(
    adGenerationMachine.provide({
      actors: {
        poll: fromPromise(({ signal }) => ask('poll', signal)),
        createAd: fromPromise(({ signal }) => {
          creating += 1
          mostCreating = Math.max(mostCreating, creating)
          // An answer that nobody waits for belongs to a brand that the user left.
          const over = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
          const answer = ask<CreateAdResult>('createAd', signal)
          void Promise.race([over, answer.catch(() => undefined)]).then(() => (creating -= 1))
          return answer
        }),
        finish: fromPromise<void, FinishedAd>(async ({ input: ad, signal }) => {
          finished.push(ad.statusId)
          await ask('finish', signal)
        }),
      },
    }),
    { clock, input },
  )
  let before = ''
  actor.subscribe((snapshot) => {
    const leaf = leafOf(snapshot)
    if (leaf === 'done.justNow' && leaf !== before) reported.push(snapshot.context.statusId ?? '')
    before = leaf
  })
  actor.start()
  return { actor, clock, finished, pending, reported, mostCreating: () => mostCreating }
}

async function settle(): Promise<void> {
  for (let tick = 0; tick < 8; tick++) await Promise.resolve()
}

const paths = getShortestPaths(adGenerationMachine, options)
const states = paths.map(({ state }) => state)

describe('ad generation as a model', () => {
  const edges = states.flatMap((from) =>
    moves.map(({ event }) => ({ from, event, state: transition(adGenerationMachine, from, event)[0] })),
  )

  it('reaches and leaves every leaf', () => {
    expect(new Set(states.map(leafOf))).toEqual(new Set(leavesOf(adGenerationMachine)))
    for (const state of states) {
      const isLeft = edges.some((edge) => edge.from === state && leafOf(edge.state) !== leafOf(state))
      expect(isLeft, leafOf(state)).toBe(true)
    }
  })

  it('asks for an ad only where none is being made', () => {
    for (const { from, state } of edges.filter(({ event }) => event.type === 'CREATE')) {
      const { canCreate } = connectAdGeneration(from)
      expect(leafOf(state)).toBe(canCreate ? 'creating' : leafOf(from))
      expect(state.context.failure).toBe(canCreate ? null : 'ALREADY_RUNNING')
    }
  })

  it('announces the end of a task once, and never one that was dismissed', () => {
    const announced = edges.filter(({ from, state }) => {
      return leafOf(state) === 'done.justNow' && leafOf(from) !== 'done.justNow'
    })
    expect(announced.length).toBeGreaterThan(1)
    for (const { from, state } of announced) {
      const { statusId, dismissedId } = state.context
      expect(from.context.handledIds).not.toContain(statusId)
      expect(dismissedId).not.toBe(statusId)
    }
  })

  it('forgets the task of a brand that is left', () => {
    for (const { state } of edges.filter(({ event }) => event.type === 'CHANGE_BRAND')) {
      expect(connectAdGeneration(state)).toMatchObject({ stage: 'checking', balloonId: null, progress: null })
    }
  })
})

describe('a running ad generation', { timeout: 20_000 }, () => {
  it('goes every path of the model, with one ad at a time and one word at its end', async () => {
    expect(paths.length).toBeGreaterThan(100)
    for (const { steps } of paths) {
      const live = startMachine()
      const way: string[] = []
      for (const { event, state } of steps) {
        const move = moves.find((candidate) => candidate.event === event)
        way.push(JSON.stringify(event))
        move?.act(live)
        await settle()
        const snapshot = live.actor.getSnapshot()
        const view = connectAdGeneration(snapshot)
        const name = way.join('\n')
        expect(leafOf(snapshot), name).toBe(leafOf(state))
        expect(live.mostCreating(), name).toBeLessThanOrEqual(1)
        expect(new Set(live.reported).size, name).toBe(live.reported.length)
        expect(new Set(live.finished).size, name).toBe(live.finished.length)
        expect(view.progress === 100, name).toBe(leafOf(snapshot).startsWith('done'))
        expect(view.banner !== 'doneJustNow' || view.balloonId !== null, name).toBe(true)
      }
      live.actor.stop()
    }
  })
})
