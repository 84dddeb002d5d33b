import { saveCheckMs, saveTimeoutMs } from '@aloft/domain/core/timings'
import { assign, cancel, raise, setup } from 'xstate'

export type ConnectionEvent =
  | { readonly type: 'ONLINE' }
  | { readonly type: 'OFFLINE' }
  /** A save of the user's edits is in progress until `SAVE_ENDED`, whether it succeeds or fails. */
  | { readonly type: 'SAVE_BEGAN' }
  | { readonly type: 'SAVE_ENDED' }
  /** The machine sends this to itself while a save is in progress. */
  | { readonly type: 'CHECK_SAVE' }

export interface ConnectionContext {
  /** How long the save in progress had lasted at the last check, in milliseconds; null without one. */
  readonly savingMs: number | null
}

/**
 * The connection to the server: offline by the browser's events (SES-30), dropped if a save takes too long (ERR-09,
 * CON-07, OPN-87).
 */
export const connectionMachine = setup({
  types: {
    context: {} as ConnectionContext,
    events: {} as ConnectionEvent,
  },
  delays: { check: saveCheckMs },
  guards: {
    takesTooLong: ({ context }) => (context.savingMs ?? 0) > saveTimeoutMs,
    isInTime: ({ context }) => (context.savingMs ?? 0) <= saveTimeoutMs,
  },
  actions: {
    begin: assign({ savingMs: 0 }),
    end: assign({ savingMs: null }),
    measure: assign(({ context: { savingMs } }) => ({
      savingMs: savingMs === null ? null : savingMs + saveCheckMs,
    })),
    scheduleCheck: raise({ type: 'CHECK_SAVE' }, { delay: 'check', id: 'check' }),
    cancelCheck: cancel('check'),
  },
}).createMachine({
  id: 'connection',
  context: { savingMs: null },
  initial: 'online',
  on: {
    SAVE_BEGAN: { actions: ['cancelCheck', 'begin', 'scheduleCheck'] },
    SAVE_ENDED: { actions: ['cancelCheck', 'end'] },
    CHECK_SAVE: { actions: ['measure', 'scheduleCheck'] },
  },
  states: {
    online: {
      always: { guard: 'takesTooLong', target: 'dropped' },
      on: { OFFLINE: 'offline' },
    },
    dropped: {
      always: { guard: 'isInTime', target: 'online' },
      on: { OFFLINE: 'offline' },
    },
    offline: { on: { ONLINE: 'online' } },
  },
})
