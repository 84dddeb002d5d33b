import { guideEvents, stepsOf } from '@aloft/domain/guide/guide-steps'
import { guideTaskNames } from '@aloft/domain/guide/guide-task-names.rules'
import { describe, expect, it } from 'vitest'
import { type SnapshotFrom, transition } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { leafOf, leavesOf } from '../core/leaves.ts'
import { connectGuide } from './guide.connect.ts'
import { type GuideEvent, guideMachine, type GuideOutcome } from './guide.machine.ts'

type Snapshot = SnapshotFrom<typeof guideMachine>

const timer = (delay: string, state: string) =>
  ({ type: `xstate.after.${delay}.guide.${state}` }) as unknown as GuideEvent

const events: readonly GuideEvent[] = [
  { type: 'OPEN' },
  ...guideTaskNames.map((task) => ({ type: 'START', task }) as const),
  { type: 'NEXT' },
  ...guideEvents.map((event) => ({ type: 'HAPPENED', event }) as const),
  { type: 'LEAVE' },
  { type: 'CLOSE' },
  { type: 'RESTORE', shown: null },
  { type: 'RESTORE', shown: 'checklist' },
  { type: 'FOUND' },
  { type: 'PRESSED' },
  timer('delay', 'stepWaiting.delayed'),
  timer('targetWait', 'stepWaiting.finding'),
  timer('presenceCheck', 'stepShown'),
  timer('now', 'skipped'),
]

const paths = getShortestPaths(guideMachine, {
  events: [...events],
  serializeState: (snapshot: Snapshot) => JSON.stringify([leafOf(snapshot), snapshot.context]),
})
const states = paths.map(({ state }) => state)
const edges = states.flatMap((from) =>
  events.map((event) => {
    const [state, actions] = transition(guideMachine, from, event)
    const completed = actions.flatMap(({ params }) => {
      const emitted = (params as { readonly event?: GuideOutcome } | undefined)?.event
      return emitted?.type === 'COMPLETED' ? [emitted.task] : []
    })
    return { from, event, state, completed }
  }),
)

describe('the guide as a model', () => {
  it('reaches and leaves every leaf (MAC-04)', () => {
    expect(new Set(states.map(leafOf))).toEqual(new Set(leavesOf(guideMachine)))
    for (const state of states) {
      const isLeft = edges.some((edge) => edge.from === state && leafOf(edge.state) !== leafOf(state))
      expect(isLeft, leafOf(state)).toBe(true)
    }
  })

  it('shows all 36 steps, and none without a place', () => {
    const shown = states.filter((state) => leafOf(state) === 'stepShown')
    const all = guideTaskNames.flatMap((task) => stepsOf(task).map(({ selector }) => selector))
    expect(new Set(shown.map((state) => connectGuide(state).current?.step.selector))).toEqual(new Set(all))
    for (const state of states) {
      const isStep = ['stepWaiting', 'stepShown', 'skipped'].some((name) => leafOf(state).startsWith(name))
      expect(connectGuide(state).current !== null, leafOf(state)).toBe(isStep)
    }
  })

  it('completes a task only from its last step, and then shows the checklist', () => {
    const ended = edges.filter(({ completed }) => completed.length > 0)
    expect(new Set(ended.flatMap(({ completed }) => completed))).toEqual(new Set(guideTaskNames))
    for (const { from, state, completed } of ended) {
      const before = connectGuide(from).current
      expect(completed).toEqual([before?.task])
      expect(before?.number).toBe(before?.count)
      expect(leafOf(state)).toBe('checklist')
    }
  })

  it('never goes back a step, and never past one that isn’t over', () => {
    for (const { from, event, state } of edges) {
      if (event.type === 'START' || event.type === 'RESTORE') continue
      const [before, after] = [from.context.place, state.context.place]
      if (!before || !after) continue
      expect(after.task).toBe(before.task)
      expect([0, 1]).toContain(after.index - before.index)
    }
  })
})
