import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { leavesOf, snapshotAt } from '../core/leaves.ts'
import { connectAutopilot } from './autopilot.connect.ts'
import { evaluationUnderWay, pausedAd } from './autopilot.fixtures.ts'
import {
  type AutopilotData,
  type AutopilotFailure,
  autopilotMachine,
  type AutopilotRequest,
} from './autopilot.machine.ts'
import { autopilotExamples, autopilotScenarios } from './autopilot.scenarios.ts'

const evaluated: AutopilotData = { ...pausedAd, logs: [evaluationUnderWay, ...pausedAd.logs] }
const settle = async () => {
  for (let tick = 0; tick < 5; tick += 1) await Promise.resolve()
}

/** `loads` and `answers` are returned one after the other, an Error is thrown, and the last one repeats. */
async function open(
  loads: readonly (AutopilotData | Error)[],
  answers: readonly (AutopilotFailure | null | Error)[] = [null],
) {
  const clock = new SimulatedClock()
  const asked: AutopilotRequest[] = []
  let count = 0
  const next = async <T>(list: readonly (T | Error)[], index: number): Promise<T> => {
    const one = list[Math.min(index, list.length - 1)] as T | Error
    if (one instanceof Error) throw one
    return one
  }
  const machine = autopilotMachine.provide({
    actors: {
      load: fromPromise<AutopilotData>(() => next(loads, count++)),
      ask: fromPromise<AutopilotFailure | null, AutopilotRequest>(({ input }) =>
        next(answers, asked.push(input) - 1),
      ),
    },
  })
  const actor = createActor(machine, { clock }).start()
  await settle()
  return { actor, asked, clock, loads: () => count, view: () => connectAutopilot(actor.getSnapshot()) }
}

describe('the autopilot of an ad', () => {
  it('is read, and again where that failed', async () => {
    const { actor, view } = await open([new Error('no line'), pausedAd])
    expect(view()).toEqual({ kind: 'failed' })
    actor.send({ type: 'RELOAD' })
    expect(view()).toEqual({ kind: 'loading' })
    await settle()
    expect(view()).toMatchObject({ kind: 'ready', data: pausedAd, pending: null })
  })

  it('takes one request at a time and reloads after it', async () => {
    const { actor, asked, view, loads } = await open([pausedAd])
    actor.send({ type: 'LIFT', lever: 'showing' })
    actor.send({ type: 'LIFT', lever: 'bid' })
    expect(view()).toMatchObject({ pending: { type: 'LIFT', lever: 'showing' } })
    await settle()
    await settle()
    expect(asked).toEqual([{ type: 'LIFT', lever: 'showing' }])
    expect(loads()).toBe(2)
    expect(view()).toMatchObject({ pending: null, failure: null })
  })

  it('says why something was not done, until something else is asked', async () => {
    const { actor, view } = await open([pausedAd], ['adNotStopped', new Error('no line'), null])
    for (const failure of ['adNotStopped', 'generic', null]) {
      actor.send({ type: 'SWITCH', isOn: false })
      expect(view()).toMatchObject({ failure: null })
      await settle()
      await settle()
      expect(view()).toMatchObject({ failure })
    }
  })

  it('is polled until an evaluation is done, and refuses a second one meanwhile (AUT-03)', async () => {
    const { actor, asked, clock, view, loads } = await open([pausedAd, evaluated, evaluated, pausedAd])
    actor.send({ type: 'EVALUATE' })
    await settle()
    await settle()
    expect(view()).toMatchObject({ isEvaluating: true, pending: null })
    actor.send({ type: 'EVALUATE' })
    expect(asked).toHaveLength(1)
    for (const isEvaluating of [true, false]) {
      clock.increment(2_000)
      await settle()
      expect(view()).toMatchObject({ isEvaluating })
    }
    clock.increment(60_000)
    await settle()
    expect(loads()).toBe(4)
  })

  it('keeps the loaded data if a reload fails', async () => {
    const { actor, view } = await open([pausedAd, new Error('no line')])
    actor.send({ type: 'RELOAD' })
    await settle()
    expect(view()).toMatchObject({ kind: 'ready', data: pausedAd })
  })
})

describe('its scenarios', () => {
  it('have a picture of every leaf and of nothing else', () => {
    expect(Object.keys(autopilotScenarios).toSorted()).toEqual(leavesOf(autopilotMachine).toSorted())
  })

  it.each(Object.entries(autopilotScenarios))('%s takes the events it names', (leaf, scenario) => {
    const snapshot = snapshotAt(autopilotMachine, leaf, scenario)
    const events = Object.entries(autopilotExamples).map(([type, carries]) => ({ type, ...carries }))
    const taken = events.filter((event) => snapshot.can(event as never)).map(({ type }) => type)
    expect(taken).toEqual(scenario.events)
  })
})
