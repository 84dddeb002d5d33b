import { type GuideStep, stepsOf } from '@aloft/domain/guide/guide-steps'
import type { GuideTaskName } from '@aloft/domain/guide/guide-task-names.rules'
import type { SnapshotFrom } from 'xstate'
import { type guideMachine, type ShownGuide, stepAt } from './guide.machine.ts'

/** The step a guide is at. */
export interface GuideStepView {
  readonly task: GuideTaskName
  /** Counted from 1. */
  readonly number: number
  readonly count: number
  readonly step: GuideStep
}

export interface GuideView {
  readonly isOpen: boolean
  /** What to store for a reload and for other tabs. */
  readonly shown: ShownGuide
  /** Null with the checklist. */
  readonly current: GuideStepView | null
  /** Whether the popup is shown; false while its target is awaited. */
  readonly isStepShown: boolean
  readonly missed: GuideTaskName | null
}

/** What the app shows of the guide. */
export function connectGuide(snapshot: SnapshotFrom<typeof guideMachine>): GuideView {
  const { place, missed } = snapshot.context
  const isClosed = snapshot.matches('closed')
  const count = place ? stepsOf(place.task).length : 0
  return {
    isOpen: !isClosed,
    shown: isClosed ? null : (place ?? 'checklist'),
    current: place && {
      task: place.task,
      number: Math.min(place.index + 1, count),
      count,
      step: stepAt(place),
    },
    isStepShown: snapshot.matches('stepShown'),
    missed,
  }
}
