import type { Design, DesignChange, DesignFailure } from '@aloft/domain/creatives/wizard/design.rules'
import {
  type DesignGap,
  type DesignStep,
  designSteps,
  firstGap,
  gapAt,
  stepToOpen,
} from '@aloft/domain/creatives/wizard/design-steps.rules'
import { assign, fromPromise, setup } from 'xstate'
import { unprovided } from '../core/unprovided.ts'

export type SaveDesignResult =
  | { readonly adCreativeId: string }
  /** The creative wasn't saved. */
  | { readonly failure: DesignFailure }

export type CreativeWizardEvent =
  | { readonly type: 'CHANGE'; readonly change: DesignChange }
  | { readonly type: 'NEXT' }
  | { readonly type: 'BACK' }
  | { readonly type: 'GO_TO'; readonly step: DesignStep }
  | { readonly type: 'START_OVER'; readonly design: Design }

export interface CreativeWizardContext {
  readonly design: Design
  readonly step: DesignStep
  /** What the step still needs, once the user tried to leave it or to open a later one. */
  readonly gap: DesignGap | null
  /** Why the creative wasn't saved. */
  readonly failure: DesignFailure | null
  readonly adCreativeId: string | null
}

/** The step that's shown when another one is wanted, and what it needs first. */
function opened(design: Design, wanted: DesignStep): Pick<CreativeWizardContext, 'step' | 'gap'> {
  const step = stepToOpen(wanted, design)
  return { step, gap: step === wanted ? null : gapAt(step, design) }
}

// The button doesn't leave a step that needs something.
const refused = { guard: 'hasGap', actions: 'complain' } as const
const isWords = { type: 'isType', params: { type: 'words' } } as const
const isDrawn = { type: 'isType', params: { type: 'drawn' } } as const

/**
 * The wizard that makes a creative (CRE-02, MAC-10): nine steps, of which words and photos skip some. It opens at the step
 * that the address names, or else at the first that can be answered.
 */
export const creativeWizardMachine = setup({
  types: {
    context: {} as CreativeWizardContext,
    events: {} as CreativeWizardEvent,
    input: {} as { design: Design; step: DesignStep },
    tags: {} as 'pending',
  },
  actors: {
    save: fromPromise<SaveDesignResult, Design>(unprovided),
  },
  guards: {
    isAt: ({ context }, { step }: { step: DesignStep }) => context.step === step,
    isType: ({ context }, { type }: { type: Design['type'] }) => context.design.type === type,
    hasGap: ({ context }) => gapAt(context.step, context.design) !== null,
    hasAnyGap: ({ context }) => firstGap(context.design) !== null,
    isDenied: (_, result: SaveDesignResult) => 'failure' in result,
  },
  actions: {
    arrive: assign((_, { step }: { step: DesignStep }) => ({ step })),
    goTo: assign(({ context }, { step }: { step: DesignStep }) => ({
      ...opened(context.design, step),
      failure: null,
    })),
    complain: assign(({ context }) => ({ gap: gapAt(context.step, context.design) })),
    forget: assign({ gap: null, failure: null }),
    change: assign(({ context }, { change }: { change: DesignChange }) => {
      const design = { ...context.design, ...change }
      // What's fixed is no longer named, and nothing else is before the next press.
      const gap = context.gap && gapAt(context.step, design)
      return { design, gap: gap === context.gap ? gap : null, failure: null }
    }),
    startOver: assign((_, { design }: { design: Design }) => ({
      design,
      step: 'type' as const,
      gap: null,
      failure: null,
    })),
    fail: assign((_, { failure }: { failure: DesignFailure }) => ({ failure })),
    knowCreative: assign((_, result: SaveDesignResult) =>
      'failure' in result ? {} : { adCreativeId: result.adCreativeId },
    ),
  },
}).createMachine({
  id: 'creativeWizard',
  context: ({ input: { design, step } }) => ({
    design,
    ...opened(design, step),
    failure: null,
    adCreativeId: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      always: designSteps.map((step) => ({
        guard: { type: 'isAt', params: { step } },
        target: `answering.${step}`,
      })),
    },
    answering: {
      initial: 'type',
      on: {
        CHANGE: { actions: { type: 'change', params: ({ event }) => ({ change: event.change }) } },
        GO_TO: {
          target: 'opening',
          actions: { type: 'goTo', params: ({ event }) => ({ step: event.step }) },
        },
        START_OVER: {
          target: 'opening',
          actions: { type: 'startOver', params: ({ event }) => ({ design: event.design }) },
        },
      },
      states: {
        type: {
          entry: { type: 'arrive', params: { step: 'type' } },
          on: {
            NEXT: [
              refused,
              { guard: isWords, target: 'pickLayout', actions: 'forget' },
              { target: 'visual', actions: 'forget' },
            ],
          },
        },
        visual: {
          entry: { type: 'arrive', params: { step: 'visual' } },
          on: {
            BACK: { target: 'type', actions: 'forget' },
            NEXT: [
              refused,
              { guard: isDrawn, target: 'imageIdeas', actions: 'forget' },
              { target: 'pickLayout', actions: 'forget' },
            ],
          },
        },
        imageIdeas: {
          entry: { type: 'arrive', params: { step: 'imageIdeas' } },
          on: {
            BACK: { target: 'visual', actions: 'forget' },
            NEXT: [refused, { target: 'pickLayout', actions: 'forget' }],
          },
        },
        pickLayout: {
          entry: { type: 'arrive', params: { step: 'pickLayout' } },
          on: {
            BACK: [
              { guard: isWords, target: 'type', actions: 'forget' },
              { guard: isDrawn, target: 'imageIdeas', actions: 'forget' },
              { target: 'visual', actions: 'forget' },
            ],
            NEXT: [refused, { target: 'pickVariant', actions: 'forget' }],
          },
        },
        pickVariant: {
          entry: { type: 'arrive', params: { step: 'pickVariant' } },
          on: {
            BACK: { target: 'pickLayout', actions: 'forget' },
            NEXT: [refused, { target: 'layout', actions: 'forget' }],
          },
        },
        layout: {
          entry: { type: 'arrive', params: { step: 'layout' } },
          on: {
            BACK: { target: 'pickVariant', actions: 'forget' },
            NEXT: { target: 'logo', actions: 'forget' },
          },
        },
        logo: {
          entry: { type: 'arrive', params: { step: 'logo' } },
          on: {
            BACK: { target: 'layout', actions: 'forget' },
            NEXT: { target: 'text', actions: 'forget' },
          },
        },
        text: {
          entry: { type: 'arrive', params: { step: 'text' } },
          on: {
            BACK: { target: 'logo', actions: 'forget' },
            NEXT: [refused, { target: 'check', actions: 'forget' }],
          },
        },
        check: {
          entry: { type: 'arrive', params: { step: 'check' } },
          on: {
            BACK: { target: 'text', actions: 'forget' },
            NEXT: [
              // Another tab may have stored an unfinished design.
              {
                guard: 'hasAnyGap',
                target: '#creativeWizard.opening',
                actions: { type: 'goTo', params: { step: 'check' } },
              },
              { target: '#creativeWizard.saving', actions: 'forget' },
            ],
          },
        },
      },
    },
    saving: {
      tags: 'pending',
      invoke: {
        src: 'save',
        input: ({ context }) => context.design,
        onDone: [
          {
            guard: { type: 'isDenied', params: ({ event }) => event.output },
            target: 'answering.check',
            actions: {
              type: 'fail',
              params: ({ event }) => ({
                failure: 'failure' in event.output ? event.output.failure : 'generic',
              }),
            },
          },
          { target: 'saved', actions: { type: 'knowCreative', params: ({ event }) => event.output } },
        ],
        onError: { target: 'answering.check', actions: { type: 'fail', params: { failure: 'generic' } } },
      },
    },
    saved: { type: 'final' },
  },
})
