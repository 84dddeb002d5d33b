import type { AdGenStatus, AdParams } from '@aloft/domain/ads/ad-generation.entity'
import type { AdGenFailure } from '@aloft/domain/ads/ad-generation.rules'
import { pickedForMe } from '@aloft/domain/ads/wizard-params.rules'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { connectAdGeneration } from './ad-generation.connect.ts'
import { adGenerationMachine } from './ad-generation.machine.ts'
import type { AdGenerationFailed, CreateAdResult, FinishedAd } from './task.ts'

export const ideaId = 'nightjar'
export const balloonId = 'balloon-1'
export const params: AdParams = { ideaId, ...pickedForMe }
const start = Date.UTC(2026, 10, 1, 9)

/** A status dated in milliseconds after the start of the test. */
export function status(dateMs: number, change: Partial<AdGenStatus> = {}): AdGenStatus {
  return {
    _id: 'run-1',
    status: 'IN_PROGRESS',
    failureStatus: null,
    date: new Date(start + dateMs),
    ideaId,
    balloonId,
    platform: 'google',
    steps: [],
    ...change,
  }
}

/** A task that succeeded or failed at a date. */
export const done = (dateMs: number, change: Partial<AdGenStatus> = {}) =>
  status(dateMs, { status: 'DONE', ...change })
export const failed = (dateMs: number, failureStatus: AdGenFailure) =>
  status(dateMs, { status: 'FAIL', failureStatus })

/** The machine on a simulated clock, with a server that answers with the status last set by `setStatus`. */
export function watch(
  options: {
    ideaId?: string | null
    dismissedId?: string
    nextStatus?: AdGenStatus | Error | null
    create?: CreateAdResult | Error
    finish?: Error
  } = {},
) {
  let nextStatus = options.nextStatus ?? null
  const clock = new SimulatedClock()
  const polls: number[] = []
  const created: AdParams[] = []
  const finished: FinishedAd[] = []
  const dismissedIds: (string | null)[] = []
  const events: AdGenerationFailed[] = []
  const actor = createActor(
    adGenerationMachine.provide({
      actors: {
        poll: fromPromise(async () => {
          polls.push(clock.now())
          if (nextStatus instanceof Error) throw nextStatus
          return { status: nextStatus, now: new Date(start + clock.now()) }
        }),
        createAd: fromPromise(async ({ input }) => {
          created.push(input)
          if (options.create instanceof Error) throw options.create
          return options.create ?? { ideaId, balloonId }
        }),
        finish: fromPromise(async ({ input }) => {
          finished.push(input)
          if (options.finish) throw options.finish
        }),
      },
      actions: { keepDismissed: (_, task) => dismissedIds.push(task.statusId) },
    }),
    {
      clock,
      input: {
        ideaId: options.ideaId === undefined ? ideaId : options.ideaId,
        dismissedId: options.dismissedId ?? null,
      },
    },
  )
  actor.on('FAILED', (event) => events.push(event))
  actor.start()
  const settle = async () => {
    for (let tick = 0; tick < 20; tick++) await Promise.resolve()
  }
  const pass = async (ms: number) => {
    clock.increment(ms)
    await settle()
  }
  const setStatus = (next: AdGenStatus | Error | null) => {
    nextStatus = next
  }
  const create = async () => {
    actor.send({ type: 'CREATE', params })
    await settle()
  }
  const view = () => connectAdGeneration(actor.getSnapshot())
  return { actor, create, created, finished, dismissedIds, events, polls, pass, settle, setStatus, view }
}

/** A task that was just requested and is being watched. */
export async function watchRunning(options: Parameters<typeof watch>[0] = {}) {
  const generation = watch(options)
  await generation.settle()
  generation.setStatus(status(0))
  await generation.create()
  return generation
}
