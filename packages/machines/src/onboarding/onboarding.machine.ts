import { emptyOnboardingForm, type OnboardingForm } from '@aloft/domain/assistant/focus/onboarding-form.rules'
import type { QuestionnaireAnswers } from '@aloft/domain/account/questionnaire.rules'
import type { BrandBrief } from '@aloft/domain/briefs/brief.entity'
import type { AiFailure } from '@aloft/domain/core/ai-results'
import { and, assign, fromPromise, not, setup, type SnapshotFrom, stateIn } from 'xstate'
import { unprovided } from '../core/unprovided.ts'
import { websiteScanMachine } from '../website-scan/website-scan.machine.ts'

/** Why the brand couldn't be saved. The brief has a text for each reason. */
export type SaveBrandFailure = 'existingIdea' | 'existingTitle' | 'overIdeaLimit' | 'generic'

/** A brand that already has the website. */
export interface ExistingBrand {
  readonly ideaId: string
  readonly title: string
}

export type SaveBrandResult =
  | { readonly isSaved: true }
  | { readonly isSaved: false; readonly failure: Exclude<SaveBrandFailure, 'existingIdea'> }
  /** That brand has its own brief, which is only replaced if the user confirms it. */
  | { readonly isSaved: false; readonly failure: 'existingIdea'; readonly existing: ExistingBrand }

export interface SaveBrandInput {
  readonly brief: BrandBrief
  /** The brand that gets the brief; if there's none, a new one is created. */
  readonly replacesIdeaId: string | null
}

/** Why no brief was written from the owner's words; `generic` if the server couldn't be reached. */
export type DescribeFailure = AiFailure | 'generic'

export type DescribeResult =
  | { readonly isWritten: true }
  | { readonly isWritten: false; readonly failure: DescribeFailure }

export type OnboardingEvent =
  /** The user, or the assistant for them, fills in fields of the steps before the brief. */
  | { readonly type: 'FILL'; readonly change: Partial<OnboardingForm> }
  | { readonly type: 'ANSWER'; readonly answers: QuestionnaireAnswers }
  /** The user accepts the brief. */
  | { readonly type: 'USE'; readonly brief: BrandBrief }
  /** The same for the brand that already has the website. */
  | { readonly type: 'REPLACE'; readonly brief: BrandBrief }
  /** Another website, or none. */
  | { readonly type: 'CHANGE_ADDRESS' }
  /** There is no website: the brief is written from the owner's own words. */
  | { readonly type: 'DESCRIBE'; readonly description: string }

export interface OnboardingContext {
  /** The steps before the brief as filled in so far. */
  readonly form: OnboardingForm
  /** The address whose scan continues after a reload. */
  readonly url: string | null
  readonly hasAnswers: boolean
  /** A brief was written from the owner's words before a reload, and hasn't been used yet. */
  readonly hasDraft: boolean
  readonly failure: SaveBrandFailure | null
  /** With the failure `existingIdea`. */
  readonly existing: ExistingBrand | null
  readonly describeFailure: DescribeFailure | null
}

/**
 * A new user's steps to the first brand: who they are, their website, the brief based on it (ONB-01). From the address
 * on, the scan is a child actor; the brief opens as soon as the scan reads the site.
 */
export const onboardingMachine = setup({
  types: {
    context: {} as OnboardingContext,
    events: {} as OnboardingEvent,
    input: {} as Pick<OnboardingContext, 'url' | 'hasAnswers' | 'hasDraft'> & { form?: OnboardingForm },
    tags: {} as 'questionnaire' | 'address' | 'brief' | 'pending',
    children: {} as { scan: 'scan' },
  },
  actors: {
    scan: websiteScanMachine,
    saveAnswers: fromPromise<void, QuestionnaireAnswers>(unprovided),
    describe: fromPromise<DescribeResult, string>(unprovided),
    saveBrand: fromPromise<SaveBrandResult, SaveBrandInput>(unprovided),
  },
  guards: {
    hasAnswers: ({ context }) => context.hasAnswers,
    isWritten: (_, result: DescribeResult) => result.isWritten,
    isSaved: (_, result: SaveBrandResult) => result.isSaved,
    knowsExisting: ({ context }) => context.failure === 'existingIdea' && context.existing !== null,
    hasDraft: ({ context }) => context.hasDraft,
    isReadable: ({ event }) => isReadable(scanIn(event)),
    hasNothing: ({ event }) => hasNothing(scanIn(event)),
  },
  actions: {
    remember: assign((_, refusal: { failure: SaveBrandFailure; existing?: ExistingBrand }) => ({
      failure: refusal.failure,
      existing: refusal.existing ?? null,
    })),
    fill: assign(({ context }, { change }: { change: Partial<OnboardingForm> }) => ({
      form: { ...context.form, ...change },
    })),
    forget: assign({ failure: null, describeFailure: null }),
    rememberDescribing: assign((_, { failure }: { failure: DescribeFailure }) => ({
      describeFailure: failure,
    })),
  },
}).createMachine({
  id: 'onboarding',
  context: ({ input }) => ({
    form: emptyOnboardingForm,
    ...input,
    failure: null,
    existing: null,
    describeFailure: null,
  }),
  initial: 'deciding',
  on: {
    FILL: { actions: { type: 'fill', params: ({ event }) => ({ change: event.change }) } },
  },
  states: {
    deciding: {
      always: [
        { guard: not('hasAnswers'), target: 'questionnaire' },
        { guard: 'hasDraft', target: '#onboarding.brand.brief' },
        { target: 'brand' },
      ],
    },
    questionnaire: {
      tags: 'questionnaire',
      initial: 'asking',
      states: {
        asking: { on: { ANSWER: 'saving' } },
        saving: {
          tags: 'pending',
          entry: 'forget',
          invoke: {
            src: 'saveAnswers',
            input: ({ event }) => {
              if (event.type !== 'ANSWER') throw new Error(`no answers in ${event.type}`)
              return event.answers
            },
            onDone: '#onboarding.brand',
            onError: { target: 'asking', actions: { type: 'remember', params: { failure: 'generic' } } },
          },
        },
      },
    },
    brand: {
      initial: 'address',
      invoke: {
        id: 'scan',
        src: 'scan',
        // What an earlier website said doesn't belong in a brief in the owner's words.
        input: ({ context }) => ({ url: context.hasDraft ? null : context.url }),
        onSnapshot: [
          // The brief opens when a scan is in progress or has ended with something to show.
          { guard: and([stateIn({ brand: 'address' }), 'isReadable']), target: '.brief' },
          { guard: and([stateIn({ brand: { brief: 'reviewing' } }), 'hasNothing']), target: '.address' },
        ],
      },
      states: {
        address: { tags: 'address', on: { DESCRIBE: 'describing' } },
        describing: {
          tags: ['address', 'pending'],
          entry: 'forget',
          invoke: {
            src: 'describe',
            input: ({ event }) => {
              if (event.type !== 'DESCRIBE') throw new Error(`nothing is described by ${event.type}`)
              return event.description
            },
            onDone: [
              { guard: { type: 'isWritten', params: ({ event }) => event.output }, target: 'brief' },
              {
                target: 'address',
                actions: {
                  type: 'rememberDescribing',
                  params: ({ event }) => ({
                    failure: event.output.isWritten ? 'generic' : event.output.failure,
                  }),
                },
              },
            ],
            onError: {
              target: 'address',
              actions: { type: 'rememberDescribing', params: { failure: 'generic' } },
            },
          },
        },
        brief: {
          tags: 'brief',
          initial: 'reviewing',
          states: {
            reviewing: {
              on: {
                USE: 'saving',
                REPLACE: { guard: 'knowsExisting', target: 'saving' },
                CHANGE_ADDRESS: { target: '#onboarding.brand.address', actions: 'forget' },
              },
            },
            saving: {
              tags: 'pending',
              entry: 'forget',
              invoke: {
                src: 'saveBrand',
                input: ({ context, event }) => {
                  if (event.type !== 'USE' && event.type !== 'REPLACE')
                    throw new Error(`no brief in ${event.type}`)
                  const replacesIdeaId = event.type === 'REPLACE' ? context.existing?.ideaId : null
                  return { brief: event.brief, replacesIdeaId: replacesIdeaId ?? null }
                },
                onDone: [
                  {
                    guard: { type: 'isSaved', params: ({ event }) => event.output },
                    target: '#onboarding.done',
                  },
                  {
                    target: 'reviewing',
                    actions: {
                      type: 'remember',
                      params: ({ event }) => (event.output.isSaved ? { failure: 'generic' } : event.output),
                    },
                  },
                ],
                onError: {
                  target: 'reviewing',
                  actions: { type: 'remember', params: { failure: 'generic' } },
                },
              },
            },
          },
        },
      },
    },
    done: { type: 'final' },
  },
})

type ScanSnapshot = SnapshotFrom<typeof websiteScanMachine>

// Snapshots of the child arrive as events that the machine's own event type doesn't list.
function scanIn(event: unknown): ScanSnapshot {
  return (event as { snapshot: ScanSnapshot }).snapshot
}

function isReadable(scan: ScanSnapshot): boolean {
  return ['checking', 'polling', 'success', 'stopped'].some((name) => scan.matches(name as 'success'))
}

/** A scan that ran out of time keeps what it found; any other failure has nothing to review. */
function hasNothing(scan: ScanSnapshot): boolean {
  return scan.matches('failed') && scan.context.failure !== 'timeout'
}
