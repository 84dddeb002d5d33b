import { toolTranscripts } from './tool-transcripts.fixtures.ts'
import { begun, eventsOf, type Transcript } from './transcript.fixtures.ts'

const whole = 'You set the budget, from **€5 a day**. Our commission is included.'
const halves = ['You set the budget, from **€5 a day**.', ' Our commission is included.'] as const
const wholeRun = eventsOf([...begun, { text: halves[0] }, { text: halves[1] }, { status: 'completed' }])
const halfRun = eventsOf([...begun, { text: halves[0] }])
const failedRun = eventsOf([...begun, { text: halves[0] }, { error: 'generic' }, { status: 'error' }])

/** Recorded runs, played in tests and stories. */
export const transcripts = {
  answered: { streams: [wholeRun], ends: 'completed', reads: whole },
  emptyAnswer: {
    streams: [eventsOf([...begun, { status: 'completed' }])],
    ends: 'completed',
    reads: '',
  },
  brokenOnce: { streams: [halfRun, wholeRun], ends: 'completed', reads: whole },
  brokenBeforeTheRun: { streams: [[], wholeRun], ends: 'completed', reads: whole },
  failedOnce: { streams: [failedRun, wholeRun], ends: 'completed', reads: whole },
  failedThreeTimes: {
    streams: [failedRun, halfRun, failedRun, wholeRun],
    ends: 'completed',
    reads: whole,
  },
  failedForGood: { streams: [failedRun, failedRun, failedRun, failedRun], ends: 'error', reads: '' },
  resumedWithRepeats: {
    streams: [[...halfRun, ...halfRun, ...wholeRun.slice(halfRun.length)]],
    ends: 'completed',
    reads: whole,
  },
  begunAgain: {
    streams: [
      eventsOf([
        ...begun,
        { text: 'Something that isn’t safe' },
        { begin: true },
        { text: whole },
        { status: 'completed' },
      ]),
    ],
    ends: 'completed',
    reads: whole,
  },
  stopped: { streams: [halfRun], press: { type: 'STOP' }, ends: 'cancelled', reads: halves[0] },
  stoppedInAnotherTab: {
    streams: [eventsOf([...begun, { text: halves[0] }, { status: 'cancelled' }])],
    ends: 'cancelled',
    reads: halves[0],
  },
  ...toolTranscripts,
} as const satisfies Record<string, Transcript>
