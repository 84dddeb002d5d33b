import type { EventExamples, Scenarios } from '../core/scenario.ts'
import type { websiteScanMachine } from './website-scan.machine.ts'

const url = 'https://nightjar.example'
const begun = { url, lastSeq: 4, failure: null, isLate: false }

/** An example of each state of a scan. */
export const websiteScanScenarios = {
  resuming: {
    context: { url: null, lastSeq: 0, failure: null, isLate: false },
    sees: 'Nothing yet: it is being decided whether there is a scan to go on with.',
    events: ['START'],
  },
  idle: {
    context: { url: null, lastSeq: 0, failure: null, isLate: false },
    sees: 'An empty field for the address of their website.',
    events: ['START'],
  },
  checking: {
    context: begun,
    sees: 'The brief with fields still awaited, after a reload.',
    events: ['START'],
  },
  starting: {
    context: { url: null, lastSeq: 0, failure: null, isLate: false },
    sees: 'The address they typed, being taken.',
    events: ['START'],
  },
  'polling.asking': {
    context: begun,
    sees: 'The live log and the brief filling field by field.',
    events: ['START', 'STOP', 'HIDE'],
  },
  'polling.waiting': {
    context: begun,
    sees: 'The live log and the brief filling field by field.',
    events: ['START', 'STOP', 'HIDE'],
  },
  'polling.hidden': {
    context: begun,
    sees: 'Nothing: their tab is hidden, and the scan goes on without being watched.',
    events: ['START', 'STOP', 'SHOW'],
  },
  success: {
    context: { ...begun, lastSeq: 9 },
    sees: 'The whole brief with its evidence, ready to be looked over.',
    events: ['START'],
  },
  stopped: {
    context: begun,
    sees: 'What was found until they stopped the reading.',
    events: ['START'],
  },
  failed: {
    context: { ...begun, failure: 'EXTRACT_FAIL' },
    sees: 'Why nothing could be read, and the advice to describe the brand instead.',
    events: ['START'],
  },
} satisfies Scenarios<typeof websiteScanMachine>

/** An example of each event. */
export const websiteScanExamples = {
  START: { url },
  STOP: {},
  HIDE: {},
  SHOW: {},
} satisfies EventExamples<typeof websiteScanMachine>
