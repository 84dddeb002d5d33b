import { guideLimits } from '@aloft/domain/guide/guide-limits'
import { type GuideEventName, type GuideStep, stepsOf } from '@aloft/domain/guide/guide-steps'
import type { GuideTaskName } from '@aloft/domain/guide/guide-task-names.rules'
import { and, assign, emit, fromCallback, setup } from 'xstate'

/** A step of a task, counted from 0. */
export interface GuidePlace {
  readonly task: GuideTaskName
  readonly index: number
}

/** What a guide shows: a step, its checklist, or nothing. */
export type ShownGuide = GuidePlace | 'checklist' | null

export type GuideEvent =
  /** Opens the checklist. */
  | { readonly type: 'OPEN' }
  | { readonly type: 'START'; readonly task: GuideTaskName }
  /** The Next button of a step that may be skipped. */
  | { readonly type: 'NEXT' }
  /** The app did what a step may be waiting for. */
  | { readonly type: 'HAPPENED'; readonly event: GuideEventName }
  /** Returns from a step to the checklist. */
  | { readonly type: 'LEAVE' }
  | { readonly type: 'CLOSE' }
  /** Shows what was shown before a reload, or what another tab shows. */
  | { readonly type: 'RESTORE'; readonly shown: ShownGuide }
  /** The current step's target can be pressed, or was pressed. */
  | { readonly type: 'FOUND' }
  | { readonly type: 'PRESSED' }

/** Emitted for the app. */
export type GuideOutcome =
  | { readonly type: 'COMPLETED'; readonly task: GuideTaskName }
  /** The checklist was closed. */
  | { readonly type: 'CLOSED' }
  /** The step's popup must be placed again. */
  | { readonly type: 'PLACE' }

export interface GuideContext {
  readonly place: GuidePlace | null
  /** The task that ended because a step's target wasn't found, until the user does something else. */
  readonly missed: GuideTaskName | null
  /** Whether the previous step was skipped, so that no modal is closing. */
  readonly wasSkipped: boolean
}

/** The step at a place. A stored place may be behind the end of its task, after an update of the app. */
export function stepAt({ task, index }: GuidePlace): GuideStep {
  const steps = stepsOf(task)
  const step = steps[Math.min(index, steps.length - 1)]
  if (!step) throw new Error(`the task ${task} has no steps`)
  return step
}

const stepOf = ({ place }: GuideContext) => place && stepAt(place)

function placeOf({ place }: GuideContext): GuidePlace {
  if (!place) throw new Error('the guide is at no step')
  return place
}

const next = (place: GuidePlace | null) => place && { ...place, index: place.index + 1 }

/**
 * The guide (MAC-04, GUI-10 to GUI-12): a checklist, and for each step of a task a wait for its target and a popup at it.
 * Without its target, an optional step is skipped, and any other leads back to the checklist (OPN-79).
 */
export const guideMachine = setup({
  types: {
    context: {} as GuideContext,
    events: {} as GuideEvent,
    emitted: {} as GuideOutcome,
  },
  actors: {
    /** Sends FOUND once the step's target can be pressed. */
    findTarget: fromCallback<GuideEvent, GuideStep>(() => undefined),
    /** Sends PRESSED when the step's target is pressed. */
    watchTarget: fromCallback<GuideEvent, GuideStep>(() => undefined),
  },
  delays: {
    delay: ({ context }) => (context.wasSkipped ? 0 : (stepOf(context)?.delay ?? 0)),
    targetWait: ({ context }) =>
      stepOf(context)?.isSkipIfNotFound ? guideLimits.skipWaitMs : guideLimits.targetWaitMs,
    placeAgain: guideLimits.placeAgainMs,
    presenceCheck: guideLimits.presenceCheckMs,
    now: 0,
  },
  guards: {
    /** Replaced by the app, which has the page. */
    isTargetThere: (_, step: GuideStep | null) => step !== null,
    /** Replaced by the app. What's in a dialog can't be there before it's loaded. */
    isDialogOpening: () => false,
    isLast: ({ context: { place } }) => place !== null && place.index >= stepsOf(place.task).length - 1,
    isOptional: ({ context }) => stepOf(context)?.isSkipIfNotFound ?? false,
    canBeSkipped: ({ context }) => stepOf(context)?.canBeSkipped ?? false,
    endsByPress: ({ context }) => stepOf(context)?.trigger === 'click',
    endsByEvent: ({ context, event }) => {
      const trigger = stepOf(context)?.trigger
      return event.type === 'HAPPENED' && typeof trigger === 'object' && trigger.event === event.event
    },
    showsStep: (_, shown: ShownGuide) => shown !== null && shown !== 'checklist',
    showsChecklist: (_, shown: ShownGuide) => shown === 'checklist',
  },
  actions: {
    begin: assign((_, task: GuideTaskName) => ({
      place: { task, index: 0 },
      missed: null,
      wasSkipped: false,
    })),
    // Whatever modal was closing is closed by now.
    restore: assign((_, shown: ShownGuide) => ({
      place: shown === 'checklist' ? null : shown,
      missed: null,
      wasSkipped: true,
    })),
    advance: assign(({ context }) => ({ place: next(context.place), wasSkipped: false })),
    skip: assign(({ context }) => ({ place: next(context.place), wasSkipped: true })),
    miss: assign(({ context }) => ({ missed: placeOf(context).task, place: null })),
    forgetPlace: assign({ place: null }),
    forgetMissed: assign({ missed: null }),
    complete: emit(({ context }) => ({ type: 'COMPLETED', task: placeOf(context).task })),
    notifyClosed: emit({ type: 'CLOSED' }),
    placeAgain: emit({ type: 'PLACE' }),
  },
}).createMachine({
  id: 'guide',
  context: { place: null, missed: null, wasSkipped: false },
  initial: 'closed',
  on: {
    START: { target: '.stepWaiting', actions: { type: 'begin', params: ({ event }) => event.task } },
    // It may happen before the step's target is found.
    HAPPENED: [
      { guard: and(['endsByEvent', 'isLast']), target: '.checklist', actions: ['complete', 'forgetPlace'] },
      { guard: 'endsByEvent', target: '.stepWaiting', actions: 'advance' },
    ],
    RESTORE: [
      {
        guard: { type: 'showsStep', params: ({ event }) => event.shown },
        target: '.stepWaiting',
        actions: { type: 'restore', params: ({ event }) => event.shown },
      },
      {
        guard: { type: 'showsChecklist', params: ({ event }) => event.shown },
        target: '.checklist',
        actions: { type: 'restore', params: ({ event }) => event.shown },
      },
      { target: '.closed', actions: { type: 'restore', params: ({ event }) => event.shown } },
    ],
  },
  states: {
    closed: { on: { OPEN: 'checklist' } },
    checklist: { on: { CLOSE: { target: 'closed', actions: ['forgetMissed', 'notifyClosed'] } } },
    stepWaiting: {
      initial: 'delayed',
      on: { LEAVE: { target: 'checklist', actions: 'forgetPlace' } },
      states: {
        delayed: { after: { delay: 'finding' } },
        finding: {
          invoke: { src: 'findTarget', input: ({ context }) => stepAt(placeOf(context)) },
          on: { FOUND: '#guide.stepShown' },
          after: {
            targetWait: [
              { guard: and(['isOptional', 'isDialogOpening']), target: 'finding', reenter: true },
              { guard: 'isOptional', target: '#guide.skipped' },
              { target: '#guide.checklist', actions: 'miss' },
            ],
          },
        },
      },
    },
    stepShown: {
      invoke: { src: 'watchTarget', input: ({ context }) => stepAt(placeOf(context)) },
      on: {
        LEAVE: { target: 'checklist', actions: 'forgetPlace' },
        NEXT: [
          {
            guard: and(['canBeSkipped', 'isLast']),
            target: 'checklist',
            actions: ['complete', 'forgetPlace'],
          },
          { guard: 'canBeSkipped', target: 'stepWaiting', actions: 'advance' },
        ],
        PRESSED: [
          {
            guard: and(['endsByPress', 'isLast']),
            target: 'checklist',
            actions: ['complete', 'forgetPlace'],
          },
          { guard: 'endsByPress', target: 'stepWaiting', actions: 'advance' },
        ],
      },
      after: {
        placeAgain: { actions: 'placeAgain' },
        presenceCheck: [
          {
            guard: { type: 'isTargetThere', params: ({ context }) => stepOf(context) },
            target: 'stepShown',
            reenter: true,
          },
          { target: 'stepWaiting.finding' },
        ],
      },
    },
    skipped: {
      after: {
        now: [
          { guard: 'isLast', target: 'checklist', actions: 'forgetPlace' },
          { target: 'stepWaiting', actions: 'skip' },
        ],
      },
    },
  },
})
