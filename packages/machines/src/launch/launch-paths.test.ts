import type { LaunchStanding } from '@aloft/domain/launches/launch-facts.rules'
import { describe, expect, it } from 'vitest'
import { getShortestPaths } from 'xstate/graph'
import { leafOf, leavesOf, snapshotAt } from '../core/leaves.ts'
import { connectLaunch, type LaunchStage } from './launch.connect.ts'
import type { LaunchEvent } from './events.ts'
import { launchMachine } from './launch.machine.ts'
import { launchExamples, launchScenarios } from './launch.scenarios.ts'
import type { StartResult } from './requests.ts'

const draft: LaunchStanding = { status: 'IN_PROGRESS', isReady: true, needsPlan: false, adLimit: null }
const standings: readonly LaunchStanding[] = [
  draft,
  { ...draft, isReady: false },
  { ...draft, needsPlan: true },
  { ...draft, adLimit: { limit: 5, count: 5 } },
  { ...draft, status: 'pending_approval', isReady: false },
  { ...draft, status: 'running', isReady: false },
  { ...draft, status: 'rejected', isReady: false },
]

const answered = (state: LaunchStage, output: object) =>
  ({ type: `xstate.done.actor.0.launch.${state}`, output }) as unknown as LaunchEvent
const unanswered = (state: LaunchStage) =>
  ({ type: `xstate.error.actor.0.launch.${state}`, error: 'offline' }) as unknown as LaunchEvent
const starts: readonly StartResult[] = [
  { kind: 'launched' },
  { kind: 'leaving', url: '/pay/1' },
  { kind: 'unpublished', why: { kind: 'refused', reason: 'failed' } },
  { kind: 'refused', failure: 'paymentFailed' },
  { kind: 'refused', failure: 'maxAds', adLimit: { limit: 5, count: 5 } },
  { kind: 'refused', failure: 'adAlreadyRunning' },
  { kind: 'refused', failure: 'rejected' },
  { kind: 'refused', failure: 'notPublished' },
]
/** What somebody at the page does. */
const presses: readonly LaunchEvent[] = [
  { type: 'RETRY' },
  { type: 'LAUNCH' },
  { type: 'PAY', order: { creditAmount: 0, method: 'card' } },
  { type: 'RELOAD_CREDIT' },
  { type: 'CANCEL' },
  { type: 'STOP' },
  { type: 'EDIT' },
]
const failures: readonly LaunchEvent[] = [
  unanswered('starting'),
  unanswered('atProvider'),
  unanswered('returning'),
  unanswered('acting'),
  { type: 'xstate.after.leaveTimeout.launch.atProvider' } as unknown as LaunchEvent,
]
const answers: readonly LaunchEvent[] = [
  ...starts.map((start) => answered('starting', start)),
  answered('atProvider', {}),
  answered('returning', { state: 'failed', paid: null }),
  answered('acting', { kind: 'done', creditedAmount: 1 }),
  answered('acting', { kind: 'refused', failure: 'runningAdNotFound' }),
]

describe('launch as a model', () => {
  const updates = standings.map((standing) => ({ type: 'UPDATE', standing }) as const)
  const events: LaunchEvent[] = [
    ...updates,
    { type: 'FAIL' },
    { type: 'RETURN', paymentId: 'p1' },
    ...presses,
    ...answers,
    ...failures,
  ]
  const paths = getShortestPaths(launchMachine, { events, input: { standing: null } })

  it('reaches every leaf, whatever goes wrong', () => {
    expect(new Set(paths.map(({ state }) => leafOf(state)))).toEqual(new Set(leavesOf(launchMachine)))
  })

  it('pays only by a bill, which is open only for an ad that may be launched, or to try again', () => {
    const moves = paths.flatMap(({ steps }) =>
      steps.slice(1).map(({ state }, index) => ({ before: steps[index]?.state, state })),
    )
    const into = (leaf: LaunchStage) =>
      moves.filter(({ before, state }) => state.matches(leaf) && !before?.matches(leaf))
    const before = (leaf: LaunchStage) =>
      new Set(into(leaf).map((move) => move.before && leafOf(move.before)))
    // The bill is on the page for an ad that is ready or refused, otherwise in its modal.
    expect(before('starting')).toEqual(new Set(['checkout', 'ready', 'refused']))
    const opened = into('checkout').filter((move) => move.before && !move.before.hasTag('bill'))
    const pressed = opened.filter((move) => move.before?.matches('ready'))
    const from = new Set(opened.map((move) => move.before && leafOf(move.before)))
    expect(from).toEqual(new Set(['ready', 'refused', 'atProvider']))
    for (const { state } of pressed) expect(state.context.standing).toEqual(draft)
  })

  it('leaves every state again by failures and presses alone, once the facts are known', () => {
    const known = paths.filter(({ state }) => state.context.standing !== null)
    const resting = new Set(['ready', 'blocked', 'refused', 'waiting', 'live'])
    const seen = new Set<string>()
    for (const { state } of known) {
      const leaf = leafOf(state)
      const onward = getShortestPaths(launchMachine, {
        events: [{ type: 'CANCEL' }, { type: 'RETRY' }, ...failures],
        fromState: state,
      })
      expect(
        onward.some((path) => resting.has(leafOf(path.state))),
        leaf,
      ).toBe(true)
      seen.add(leaf)
    }
    expect(seen).toEqual(
      new Set(leavesOf(launchMachine).filter((leaf) => !['checking', 'failed'].includes(leaf))),
    )
  })
})

describe('launch scenarios', () => {
  it('has a picture of every leaf and of nothing else, a dozen at most', () => {
    expect(Object.keys(launchScenarios).toSorted()).toEqual(leavesOf(launchMachine).toSorted())
    expect(leavesOf(launchMachine).length).toBeLessThanOrEqual(12)
  })

  it.each(Object.entries(launchScenarios))('%s takes the events it names', (leaf, scenario) => {
    const snapshot = snapshotAt(launchMachine, leaf, scenario)
    const events = Object.entries(launchExamples).map(([type, carries]) => ({ type, ...carries }))
    const taken = events.filter((event) => snapshot.can(event as never)).map(({ type }) => type)
    expect(taken.toSorted()).toEqual([...scenario.events].toSorted())
    expect(connectLaunch(snapshot).stage).toBe(leaf)
  })
})
