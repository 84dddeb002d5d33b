import { websiteCheckMs } from '@aloft/domain/flows/website-checks.rules'
import { assign, fromPromise, setup } from 'xstate'
import { unprovided } from '../core/unprovided.ts'

/** The result of a check: whether the snippet is there, or that the check itself failed. */
export type WebsiteCheck = 'found' | 'notFound' | 'failed'

export type WebsiteConnectionEvent =
  /** The user wants a check now. */
  | { readonly type: 'CHECK' }
  /** The tab can't be seen, or can be seen again. */
  | { readonly type: 'HIDE' }
  | { readonly type: 'SHOW' }

export interface WebsiteConnectionInput {
  /** Found by an earlier check. */
  readonly isConnected: boolean
  /** The website can be checked: it has an address, and the user may. */
  readonly canCheck: boolean
}

export interface WebsiteConnectionContext extends WebsiteConnectionInput {
  readonly last: WebsiteCheck | null
}

/**
 * Looks for a brand's snippet on its website while the page is open, at most every 15 seconds (DOM-08): pasted code is
 * found without a press.
 */
export const websiteConnectionMachine = setup({
  types: {
    context: {} as WebsiteConnectionContext,
    events: {} as WebsiteConnectionEvent,
    input: {} as WebsiteConnectionInput,
    tags: {} as 'pending',
  },
  actors: {
    check: fromPromise<WebsiteCheck>(unprovided),
  },
  delays: { nextCheck: websiteCheckMs },
  guards: {
    isConnected: ({ context }) => context.isConnected,
    canCheck: ({ context }) => context.canCheck,
    isFound: (_, check: WebsiteCheck) => check === 'found',
  },
  actions: {
    learn: assign((_, last: WebsiteCheck) => ({ last })),
  },
}).createMachine({
  id: 'websiteConnection',
  context: ({ input }) => ({ ...input, last: null }),
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'isConnected', target: 'connected' },
        { guard: 'canCheck', target: 'checking' },
        { target: 'unchecked' },
      ],
    },
    /** Somebody who may only read, or a brand without a website. */
    unchecked: {},
    checking: {
      tags: 'pending',
      invoke: {
        src: 'check',
        onDone: [
          { guard: { type: 'isFound', params: ({ event }) => event.output }, target: 'connected' },
          { target: 'waiting', actions: { type: 'learn', params: ({ event }) => event.output } },
        ],
        onError: { target: 'waiting', actions: { type: 'learn', params: 'failed' } },
      },
      on: { HIDE: 'hidden' },
    },
    waiting: {
      after: { nextCheck: 'checking' },
      on: { CHECK: 'checking', HIDE: 'hidden' },
    },
    /** Nobody sees the page, so the product's own checks take over. */
    hidden: { on: { SHOW: 'checking' } },
    connected: { type: 'final' },
  },
})
