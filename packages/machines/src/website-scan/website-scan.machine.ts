import { scanCapMs, statusPollMs } from '@aloft/domain/core/timings'
import type { ScanFailure } from '@aloft/domain/scans/scan-fields.rules'
import { assign, fromPromise, setup, stateIn } from 'xstate'
import { unprovided } from '../core/unprovided.ts'

/** Result of one poll of a scan; its steps and data go to the store. */
export type ScanPoll =
  | { readonly status: 'IN_PROGRESS' | 'SUCCESS'; readonly lastSeq: number }
  | { readonly status: 'FAIL'; readonly failure: ScanFailure; readonly lastSeq: number }
  | { readonly status: 'NONE' }

export type ScanStart =
  | { readonly status: 'IN_PROGRESS'; readonly url: string }
  | { readonly status: 'FAIL'; readonly failure: ScanFailure }

export type WebsiteScanFailure = ScanFailure | 'timeout' | 'generic'

export type WebsiteScanEvent =
  | { readonly type: 'START'; readonly url: string }
  /** The user stops the scan and keeps what it found. */
  | { readonly type: 'STOP' }
  /** The tab was hidden or shown. A hidden tab doesn't poll. */
  | { readonly type: 'HIDE' }
  | { readonly type: 'SHOW' }

export interface WebsiteScanContext {
  /** The normalized address, once a scan of it is known. */
  readonly url: string | null
  readonly lastSeq: number
  readonly failure: WebsiteScanFailure | null
  /** The 40 s passed while the tab was hidden, so the next poll is the last. */
  readonly isLate: boolean
}

export interface PollInput {
  readonly url: string
  readonly after: number
}

/**
 * One scan of a website: started, then polled every 400 ms until it ends or 40 s have passed (ONB-05). If it has an
 * address, it starts with a poll, so a reload finds the scan where it was.
 */
export const websiteScanMachine = setup({
  types: {
    context: {} as WebsiteScanContext,
    events: {} as WebsiteScanEvent,
    input: {} as { url: string | null },
    tags: {} as 'reading' | 'ended',
  },
  actors: {
    start: fromPromise<ScanStart, { url: string }>(unprovided),
    poll: fromPromise<ScanPoll, PollInput>(unprovided),
  },
  delays: { poll: statusPollMs, cap: scanCapMs },
  guards: {
    hasUrl: ({ context }) => context.url !== null,
    isLate: ({ context }) => context.isLate,
    isHidden: stateIn({ polling: 'hidden' }),
    isNone: (_, { status }: ScanPoll) => status === 'NONE',
    isRead: (_, { status }: ScanPoll) => status === 'SUCCESS',
    isFailed: (_, { status }: ScanPoll | ScanStart) => status === 'FAIL',
    isFailedOrGone: (_, { status }: ScanPoll) => status === 'FAIL' || status === 'NONE',
  },
  actions: {
    begin: assign({ url: null, lastSeq: 0, failure: null }),
    knowUrl: assign((_, start: ScanStart) => (start.status === 'IN_PROGRESS' ? { url: start.url } : {})),
    startClock: assign({ isLate: false }),
    beLate: assign({ isLate: true }),
    remember: assign((_, poll: ScanPoll) => (poll.status === 'NONE' ? {} : { lastSeq: poll.lastSeq })),
    fail: assign((_, { failure }: { failure: WebsiteScanFailure }) => ({ failure })),
  },
}).createMachine({
  id: 'websiteScan',
  context: ({ input }) => ({ url: input.url, lastSeq: 0, failure: null, isLate: false }),
  initial: 'resuming',
  on: { START: '.starting' },
  states: {
    resuming: {
      always: [{ guard: 'hasUrl', target: 'checking' }, { target: 'idle' }],
    },
    idle: {},
    checking: {
      tags: 'reading',
      invoke: {
        src: 'poll',
        input: ({ context }) => ({ url: context.url ?? '', after: 0 }),
        onDone: [
          { guard: { type: 'isNone', params: ({ event }) => event.output }, target: 'idle' },
          {
            guard: { type: 'isRead', params: ({ event }) => event.output },
            target: 'success',
            actions: { type: 'remember', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isFailed', params: ({ event }) => event.output },
            target: 'failed',
            actions: { type: 'fail', params: ({ event }) => failureOf(event.output) },
          },
          { target: 'polling', actions: { type: 'remember', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: { type: 'fail', params: { failure: 'generic' } } },
      },
    },
    starting: {
      tags: 'reading',
      entry: 'begin',
      invoke: {
        src: 'start',
        input: ({ event }) => {
          if (event.type !== 'START') throw new Error(`no scan is started by ${event.type}`)
          return { url: event.url }
        },
        onDone: [
          {
            guard: { type: 'isFailed', params: ({ event }) => event.output },
            target: 'failed',
            actions: { type: 'fail', params: ({ event }) => failureOf(event.output) },
          },
          {
            target: 'polling',
            actions: { type: 'knowUrl', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'failed', actions: { type: 'fail', params: { failure: 'generic' } } },
      },
    },
    polling: {
      tags: 'reading',
      initial: 'asking',
      entry: 'startClock',
      on: { STOP: 'stopped', HIDE: '.hidden' },
      // Counted once for the whole scan, however often the tab is hidden and shown.
      after: {
        cap: [
          { guard: 'isHidden', actions: 'beLate' },
          { target: 'failed', actions: { type: 'fail', params: { failure: 'timeout' } } },
        ],
      },
      states: {
        asking: {
          invoke: {
            src: 'poll',
            input: ({ context }) => ({ url: context.url ?? '', after: context.lastSeq }),
            onDone: [
              {
                guard: { type: 'isRead', params: ({ event }) => event.output },
                target: '#websiteScan.success',
                actions: { type: 'remember', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'isFailedOrGone', params: ({ event }) => event.output },
                target: '#websiteScan.failed',
                actions: { type: 'fail', params: ({ event }) => failureOf(event.output) },
              },
              { target: 'waiting', actions: { type: 'remember', params: ({ event }) => event.output } },
            ],
            // The client has already retried: a failed poll is skipped.
            onError: 'waiting',
          },
        },
        waiting: {
          always: {
            guard: 'isLate',
            target: '#websiteScan.failed',
            actions: { type: 'fail', params: { failure: 'timeout' } },
          },
          after: { poll: 'asking' },
        },
        // A hidden tab does not poll. The scan continues on the server, so the first poll may find it done.
        hidden: { on: { SHOW: 'asking', HIDE: {} } },
      },
    },
    success: { tags: 'ended' },
    stopped: { tags: 'ended' },
    failed: { tags: 'ended' },
  },
})

function failureOf(result: ScanPoll | ScanStart): { failure: WebsiteScanFailure } {
  return { failure: 'failure' in result ? result.failure : 'generic' }
}
