import {
  changeMix,
  isRemix,
  type Mix,
  type MixChange,
  type MixRecipe,
  recipeId,
  without,
} from '@aloft/domain/creatives/mixer/mix.rules'
import type { DesignFailure } from '@aloft/domain/creatives/wizard/design.rules'
import { assign, fromPromise, setup } from 'xstate'
import { unprovided } from '../core/unprovided.ts'

export type SaveRecipeResult = { readonly adCreativeId: string } | { readonly failure: DesignFailure }

export type CreativeMixerEvent =
  | { readonly type: 'CHANGE'; readonly change: MixChange }
  | { readonly type: 'RETRY' }
  /** Saves all chosen candidates. */
  | { readonly type: 'SAVE' }
  /** Saves one candidate, to open it in the studio. */
  | { readonly type: 'OPEN'; readonly recipe: MixRecipe }
  /** Closes what's said about the last attempt to save. */
  | { readonly type: 'CLOSE_OUTCOME' }

export interface CreativeMixerContext {
  readonly mix: Mix
  /** In the order of the page. */
  readonly candidates: readonly MixRecipe[]
  /** Whether `candidates` are all of the mix. */
  readonly isMixed: boolean
  /** Still to be saved, the next one first. */
  readonly queue: readonly MixRecipe[]
  /** Creatives of this attempt, in the order they were saved in. */
  readonly savedIds: readonly string[]
  /** Why candidates weren't saved, by recipe. */
  readonly failures: Readonly<Record<string, DesignFailure>>
  /** Whether the saved creative is opened in the studio. */
  readonly isOpening: boolean
}

/** Before an attempt to save. */
const untried = { queue: [], savedIds: [], failures: {}, isOpening: false } as const

/** What every state allows in which nothing is being saved. */
const choosing = {
  CHANGE: [
    {
      guard: {
        type: 'isRemix',
        params: ({ event }: { event: Extract<CreativeMixerEvent, { type: 'CHANGE' }> }) => event.change,
      },
      target: '#creativeMixer.mixing',
      reenter: true,
      actions: 'change',
    },
    { actions: 'change' },
  ],
  SAVE: { guard: 'hasChosen', target: '#creativeMixer.saving', actions: 'queueChosen' },
  OPEN: { target: '#creativeMixer.saving', actions: 'queueOne' },
  CLOSE_OUTCOME: { actions: 'forgetOutcome' },
} as const

/**
 * The mixer (CRE-01): crosses backgrounds, texts and layouts, and saves the chosen candidates one after another. What
 * can't be saved stays chosen, so nothing is lost.
 */
export const creativeMixerMachine = setup({
  types: {
    context: {} as CreativeMixerContext,
    events: {} as CreativeMixerEvent,
    input: {} as { mix: Mix },
    tags: {} as 'pending',
  },
  actors: {
    mix: fromPromise<readonly MixRecipe[], Mix>(unprovided),
    save: fromPromise<SaveRecipeResult, MixRecipe>(unprovided),
  },
  guards: {
    isRemix: (_, change: MixChange) => isRemix(change),
    hasChosen: ({ context }) => context.mix.chosen.length > 0,
    hasMore: ({ context }) => context.queue.length > 1,
    isAllSaved: ({ context }) => Object.keys(context.failures).length === 0,
    isMixed: ({ context }) => context.isMixed,
  },
  actions: {
    change: assign(({ context, event }) =>
      event.type === 'CHANGE' ? { mix: changeMix(context.mix, event.change) } : {},
    ),
    expectCandidates: assign({ isMixed: false }),
    learnCandidates: assign((_, candidates: readonly MixRecipe[]) => ({ candidates, isMixed: true })),
    queueChosen: assign(({ context }) => ({ ...untried, queue: context.mix.chosen })),
    queueOne: assign(({ event }) =>
      event.type === 'OPEN' ? { ...untried, queue: [event.recipe], isOpening: true } : {},
    ),
    learnSaved: assign(({ context }, result: SaveRecipeResult) => {
      const [recipe, ...queue] = context.queue
      if (!recipe) return {}
      if ('failure' in result)
        return { queue, failures: { ...context.failures, [recipeId(recipe)]: result.failure } }
      const { mix, savedIds } = context
      // Saved again, it would be there twice.
      const chosen = without(mix.chosen, [recipe])
      return { queue, savedIds: [...savedIds, result.adCreativeId], mix: { ...mix, chosen } }
    }),
    forgetOutcome: assign({ failures: {}, savedIds: [] }),
  },
}).createMachine({
  id: 'creativeMixer',
  context: ({ input: { mix } }) => ({
    mix,
    candidates: [],
    isMixed: false,
    ...untried,
  }),
  initial: 'mixing',
  states: {
    mixing: {
      entry: 'expectCandidates',
      invoke: {
        src: 'mix',
        input: ({ context }) => context.mix,
        onDone: {
          target: 'mixed',
          actions: { type: 'learnCandidates', params: ({ event }) => event.output },
        },
        onError: 'notMixed',
      },
      on: choosing,
    },
    mixed: { on: choosing },
    notMixed: { on: { ...choosing, RETRY: 'mixing' } },
    saving: {
      tags: 'pending',
      invoke: {
        src: 'save',
        input: ({ context: { queue } }) => queue[0] as MixRecipe,
        onDone: [
          {
            guard: 'hasMore',
            target: 'saving',
            reenter: true,
            actions: { type: 'learnSaved', params: ({ event }) => event.output },
          },
          { target: 'settling', actions: { type: 'learnSaved', params: ({ event }) => event.output } },
        ],
        onError: [
          {
            guard: 'hasMore',
            target: 'saving',
            reenter: true,
            actions: { type: 'learnSaved', params: { failure: 'generic' } },
          },
          { target: 'settling', actions: { type: 'learnSaved', params: { failure: 'generic' } } },
        ],
      },
    },
    settling: {
      always: [
        { guard: 'isAllSaved', target: 'saved' },
        { guard: 'isMixed', target: 'mixed' },
        { target: 'mixing' },
      ],
    },
    saved: { type: 'final' },
  },
})
