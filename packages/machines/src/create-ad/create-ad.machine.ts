import type { AdGenFailure } from '@aloft/domain/ads/ad-generation.rules'
import type { NewAdQuestion } from '@aloft/domain/assistant/focus/new-ad-form.rules'
import {
  pickedForMe,
  type WizardChange,
  type WizardParams,
  withWizardChange,
} from '@aloft/domain/ads/wizard-params.rules'
import {
  checkWizardStep,
  firstRefusedStep,
  stillFailing,
  type WizardFailures,
  type WizardStep,
  wizardSteps,
} from '@aloft/domain/ads/wizard-steps.rules'
import { assign, fromPromise, setup } from 'xstate'
import { unprovided } from '../core/unprovided.ts'

export type SubmitAdResult =
  | { readonly balloonId: string }
  /** The ad wasn't started. */
  | { readonly failure: AdGenFailure }

/** The preferences of an earlier attempt, and the step where the user left (GEN-16). */
export interface WizardDraft {
  readonly params: WizardParams
  readonly step: WizardStep
  /** Questions of the assistant that the user doesn't want to answer. */
  readonly skipped?: readonly NewAdQuestion[]
  /** The brand for which the assistant has filled in some of it: it's continued whenever it's opened. */
  readonly ledFor?: string
}

export type CreateAdEvent =
  | { readonly type: 'CHANGE'; readonly change: WizardChange }
  | { readonly type: 'NEXT' }
  | { readonly type: 'BACK' }
  | { readonly type: 'GO_TO'; readonly step: WizardStep }
  /** The assistant doesn't ask this again. */
  | { readonly type: 'SKIP'; readonly question: NewAdQuestion }
  /** To the last step, past those whose fields have their defaults. */
  | { readonly type: 'REVIEW' }

export interface CreateAdContext {
  readonly params: WizardParams
  /** Questions of the assistant that the user doesn't want to answer. */
  readonly skipped: readonly NewAdQuestion[]
  readonly step: WizardStep
  /** The furthest step the user has reached. They can go to every step up to it. */
  readonly reached: WizardStep
  /** Errors in fields, shown when the user tries to continue. */
  readonly failures: WizardFailures
  /** Why the ad wasn't started. */
  readonly failure: AdGenFailure | null
  readonly balloonId: string | null
}

/** The step where the user can fix a failure: a platform that nobody could suggest is chosen by hand. */
function stepOf(failure: AdGenFailure): WizardStep {
  return failure === 'BAD_PLATFORM' ? 'platform' : 'overrides'
}

const furthest = (left: WizardStep, right: WizardStep): WizardStep =>
  wizardSteps.indexOf(left) > wizardSteps.indexOf(right) ? left : right

// The button doesn't leave a step with an error.
const refused = { guard: 'isRefused', actions: 'complain' } as const

/**
 * The wizard that requests an ad (GEN-03, MAC-10): six steps, each with defaults until the user chooses, then the ad is
 * started. It opens where an earlier attempt ended (GEN-16).
 */
export const createAdMachine = setup({
  types: {
    context: {} as CreateAdContext,
    events: {} as CreateAdEvent,
    input: {} as {
      draft: WizardDraft | null
      /** What's known about the brand and its owner's goal, as defaults. */
      prefilled?: WizardParams
    },
    tags: {} as 'pending',
  },
  actors: {
    submit: fromPromise<SubmitAdResult, WizardParams>(unprovided),
  },
  guards: {
    isAt: ({ context }, { step }: { step: WizardStep }) => context.step === step,
    isReached: ({ context }, { step }: { step: WizardStep }) =>
      furthest(context.reached, step) === context.reached,
    isRefused: ({ context }) => Object.keys(checkWizardStep(context.step, context.params)).length > 0,
    hasRefusedStep: ({ context }) => firstRefusedStep(context.params) !== null,
    isDenied: (_, result: SubmitAdResult) => 'failure' in result,
  },
  actions: {
    arrive: assign(({ context }, { step }: { step: WizardStep }) => ({
      step,
      reached: furthest(context.reached, step),
    })),
    goTo: assign((_, { step }: { step: WizardStep }) => ({ step })),
    goToRefused: assign(({ context }) => ({ step: firstRefusedStep(context.params) ?? context.step })),
    complain: assign(({ context }) => ({ failures: checkWizardStep(context.step, context.params) })),
    skip: assign(({ context }, { question }: { question: NewAdQuestion }) => ({
      skipped: [...context.skipped, question],
    })),
    forget: assign({ failures: {}, failure: null }),
    fail: assign((_, { failure }: { failure: AdGenFailure }) => ({ failure, step: stepOf(failure) })),
    knowAd: assign((_, result: SubmitAdResult) =>
      'failure' in result ? {} : { balloonId: result.balloonId },
    ),
    take: assign(({ context }, params: WizardParams) => ({
      params,
      failures: stillFailing(context.failures, params),
      failure: null,
    })),
  },
}).createMachine({
  id: 'createAd',
  context: ({ input: { draft, prefilled } }) => ({
    params: draft?.params ?? prefilled ?? pickedForMe,
    skipped: draft?.skipped ?? [],
    step: draft?.step ?? 'platform',
    reached: draft?.step ?? 'platform',
    failures: {},
    failure: null,
    balloonId: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      always: wizardSteps.map((step) => ({
        guard: { type: 'isAt', params: { step } },
        target: `editing.${step}`,
      })),
    },
    editing: {
      initial: 'platform',
      on: {
        CHANGE: {
          actions: {
            type: 'take',
            params: ({ context, event }) => withWizardChange(context.params, event.change),
          },
        },
        SKIP: { actions: { type: 'skip', params: ({ event }) => ({ question: event.question }) } },
        REVIEW: [
          { guard: 'hasRefusedStep', target: 'opening', actions: ['forget', 'goToRefused', 'complain'] },
          { target: 'opening', actions: ['forget', { type: 'goTo', params: { step: 'overrides' } }] },
        ],
        GO_TO: {
          guard: { type: 'isReached', params: ({ event }) => ({ step: event.step }) },
          target: 'opening',
          actions: ['forget', { type: 'goTo', params: ({ event }) => ({ step: event.step }) }],
        },
      },
      states: {
        platform: {
          entry: { type: 'arrive', params: { step: 'platform' } },
          on: { NEXT: [refused, { target: 'style', actions: 'forget' }] },
        },
        style: {
          entry: { type: 'arrive', params: { step: 'style' } },
          on: {
            BACK: { target: 'platform', actions: 'forget' },
            NEXT: [refused, { target: 'competitors', actions: 'forget' }],
          },
        },
        competitors: {
          entry: { type: 'arrive', params: { step: 'competitors' } },
          on: {
            BACK: { target: 'style', actions: 'forget' },
            NEXT: [refused, { target: 'place', actions: 'forget' }],
          },
        },
        place: {
          entry: { type: 'arrive', params: { step: 'place' } },
          on: {
            BACK: { target: 'competitors', actions: 'forget' },
            NEXT: [refused, { target: 'details', actions: 'forget' }],
          },
        },
        details: {
          entry: { type: 'arrive', params: { step: 'details' } },
          on: {
            BACK: { target: 'place', actions: 'forget' },
            NEXT: [refused, { target: 'overrides', actions: 'forget' }],
          },
        },
        overrides: {
          entry: { type: 'arrive', params: { step: 'overrides' } },
          on: {
            BACK: { target: 'details', actions: 'forget' },
            NEXT: [
              refused,
              // The user left a step without pressing its button.
              {
                guard: 'hasRefusedStep',
                target: '#createAd.opening',
                actions: ['forget', 'goToRefused', 'complain'],
              },
              { target: '#createAd.submitting', actions: 'forget' },
            ],
          },
        },
      },
    },
    submitting: {
      tags: 'pending',
      invoke: {
        src: 'submit',
        input: ({ context }) => context.params,
        onDone: [
          {
            guard: { type: 'isDenied', params: ({ event }) => event.output },
            target: 'opening',
            actions: {
              type: 'fail',
              params: ({ event }) => ({
                failure: 'failure' in event.output ? event.output.failure : 'FAIL',
              }),
            },
          },
          {
            target: 'submitted',
            actions: { type: 'knowAd', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'opening', actions: { type: 'fail', params: { failure: 'FAIL' } } },
      },
    },
    submitted: { type: 'final' },
  },
})
