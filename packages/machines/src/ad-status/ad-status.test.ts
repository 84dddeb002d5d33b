import { balloonStatuses, type BalloonStatus, isEditable } from '@aloft/domain/balloons/balloon-status.rules'
import { eventsFrom, isLive, movesFrom, statusEvents } from '@aloft/domain/balloons/status-changes.rules'
import { describe, expect, it } from 'vitest'
import { transition } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { leafOf, leavesOf, snapshotAt } from '../core/leaves.ts'
import { adStatusAt, adStatusView, connectAdStatus } from './ad-status.connect.ts'
import { type AdStatusEvent, adStatusMachine, leafOfStatus } from './ad-status.machine.ts'
import { adStatusExamples, adStatusScenarios } from './ad-status.scenarios.ts'

const pairs = balloonStatuses.flatMap((from) => balloonStatuses.map((to) => [from, to] as const))
const events: AdStatusEvent[] = statusEvents.flatMap((type) => [
  { type },
  ...balloonStatuses.map((to) => ({ type, to })),
])
const after = (status: BalloonStatus, event: AdStatusEvent): BalloonStatus =>
  connectAdStatus(transition(adStatusMachine, adStatusAt(status), event)[0]).status

describe('ad status', () => {
  it.each(pairs)('goes from %s to %s by the events of the table, and by no other (MAC-03)', (from, to) => {
    for (const type of statusEvents) {
      const moves = movesFrom(from, type)
      const goes = moves.includes(to) ? to : from
      expect(after(from, { type, to }), type).toBe(moves.length === 1 ? moves[0] : goes)
    }
  })

  it.each(balloonStatuses)('of %s follows an event alone only where it leads to one place', (from) => {
    for (const type of statusEvents) {
      const moves = movesFrom(from, type)
      expect(after(from, { type }), type).toBe(moves.length === 1 ? moves[0] : from)
    }
  })

  it.each([
    ['IN_PROGRESS', ['LAUNCH']],
    ['payment_failed', ['WITHDRAW', 'STOP']],
    ['running', ['STOP']],
    ['rejected', ['EDIT']],
    ['stopped', ['RESUME', 'EDIT']],
    ['deprecated', []],
  ] as const)('of %s lets people ask for %j', (status, actions) => {
    expect(connectAdStatus(adStatusAt(status)).actions).toEqual(actions)
  })

  it.each([
    ['pending', []],
    ['pending_approval', ['GO_LIVE', 'REJECT', 'STOP']],
    ['endingSoon', ['REJECT', 'STOP']],
    ['stopped', []],
  ] as const)('of %s lets admins ask for %j (LCH-05)', (status, actions) => {
    expect(adStatusView(status).adminActions).toEqual(actions)
  })

  it.each(balloonStatuses)('of %s is editable and live by the same rules as on the server', (status) => {
    const view = adStatusView(status)
    expect(view).toEqual(connectAdStatus(adStatusAt(status)))
    expect(view.isEditable).toBe(isEditable({ status, archiveDate: null }))
    expect(view.isLive).toBe(isLive(status))
    expect(view.isPaying).toBe(status === 'pending' || status === 'payment_failed')
    expect(view.isUnpaid).toBe(status === 'pending')
    expect(view.isInReview).toBe(status === 'pending_approval')
    expect(view.isRejected).toBe(status === 'rejected')
  })

  it('stands where older names say (OPN-36)', () => {
    expect(connectAdStatus(adStatusAt('LIVE')).status).toBe('running')
    expect(adStatusView('half_baked').status).toBe('deprecated')
  })
})

describe('ad status as a model', () => {
  const paths = getShortestPaths(adStatusMachine, { events })
  const reached = new Set(paths.map(({ state }) => leafOf(state)))

  it('reaches every status from a draft, but the one that is no longer made', () => {
    const never = leavesOf(adStatusMachine).filter((leaf) => !reached.has(leaf))
    expect(never).toEqual(['deprecated'])
  })

  it('leaves every status that it reaches, and none is a trap on the way to another launch', () => {
    for (const { state } of paths) {
      const onward = getShortestPaths(adStatusMachine, { events, fromState: state })
      const leaves = onward.map((path) => leafOf(path.state))
      expect(leaves, leafOf(state)).toContain('live.running')
      expect(leaves, leafOf(state)).toContain('ended.stopped')
    }
  })
})

describe('ad status scenarios', () => {
  it('has a picture of every leaf and of nothing else', () => {
    const leaves = leavesOf(adStatusMachine).toSorted()
    expect(Object.keys(adStatusScenarios).toSorted()).toEqual(leaves)
    expect(balloonStatuses.map(leafOfStatus).toSorted()).toEqual(leaves)
  })

  it.each(Object.entries(adStatusScenarios))('%s takes the events it names', (leaf, scenario) => {
    const { status } = connectAdStatus(snapshotAt(adStatusMachine, leaf, scenario))
    expect([...scenario.events].toSorted()).toEqual([...eventsFrom(status)].toSorted())
  })

  it('gives each event what it needs to be sent by hand', () => {
    const sent = statusEvents.map((type) => ({ type, ...adStatusExamples[type] }))
    const moved = sent.filter((event) => balloonStatuses.some((status) => after(status, event) !== status))
    expect(moved).toHaveLength(statusEvents.length)
  })
})
