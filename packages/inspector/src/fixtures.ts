import { assign, fromPromise, setup } from 'xstate'

interface Context {
  readonly openedAt: Date | null
  readonly password: string
}

type Event =
  | { readonly type: 'OPEN'; readonly password: string }
  | { readonly type: 'CLOSE' }
  | { readonly type: 'NOTE' }
  | { readonly type: 'BACK' }

/** A machine with every kind of state and transition, for tests. */
export const doorMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: { unlock: fromPromise<Date, string>(async () => new Date(0)) },
  delays: { timeout: 1500 },
  guards: {
    isWelcome: ({ event }) => (event as { password: string }).password.length > 0,
    hasOpened: ({ context }) => context.openedAt !== null,
  },
  actions: { note: () => undefined },
}).createMachine({
  id: 'door',
  context: { openedAt: null, password: '' },
  initial: 'shut',
  on: { NOTE: { actions: 'note' } },
  states: {
    shut: { on: { OPEN: { guard: 'isWelcome', target: 'opening' }, BACK: 'open.last' } },
    opening: {
      invoke: {
        src: 'unlock',
        input: ({ event }) => (event.type === 'OPEN' ? event.password : ''),
        onDone: { target: 'open', actions: assign({ openedAt: ({ event }) => event.output }) },
        onError: 'shut',
      },
      after: { timeout: { target: 'shut' } },
    },
    open: {
      type: 'parallel',
      on: { CLOSE: 'shut' },
      after: { 120_000: 'gone' },
      states: {
        light: { initial: 'off', states: { off: { on: { NOTE: 'on' } }, on: {} } },
        bell: {
          initial: 'still',
          states: { still: { always: { guard: 'hasOpened', target: 'rung' } }, rung: {} },
        },
        last: { type: 'history', history: 'deep' },
      },
    },
    gone: { type: 'final' },
  },
})
