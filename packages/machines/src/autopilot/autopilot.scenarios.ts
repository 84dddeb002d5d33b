import type { EventExamples, Scenarios } from '../core/scenario.ts'
import { evaluationUnderWay, pausedAd } from './autopilot.fixtures.ts'
import type { AutopilotContext, autopilotMachine } from './autopilot.machine.ts'

const none: AutopilotContext = { data: null, request: null, failure: null }
const paused: AutopilotContext = { ...none, data: pausedAd }

/** An example of each state. */
export const autopilotScenarios = {
  loading: { context: none, sees: 'That it is on its way.', events: [] },
  failed: { context: none, sees: 'That it did not come, and the way to try again.', events: ['RELOAD'] },
  loaded: { context: paused, sees: 'What was just read.', events: [] },
  resting: {
    context: paused,
    sees: 'The switch, what the autopilot holds and until when, and what it has done.',
    events: ['SWITCH', 'LIFT', 'EVALUATE', 'RELOAD'],
  },
  asking: {
    context: { ...paused, request: { type: 'LIFT', lever: 'showing' } },
    sees: 'That what was asked is being done.',
    events: [],
  },
  reading: {
    context: { ...paused, request: { type: 'LIFT', lever: 'showing' }, failure: 'notHeld' },
    sees: 'The same, until the new state is there.',
    events: [],
  },
  evaluating: {
    context: {
      ...paused,
      data: { ...pausedAd, logs: [evaluationUnderWay, ...pausedAd.logs] },
      request: { type: 'EVALUATE' },
    },
    sees: 'That the autopilot looks at the ad now.',
    events: [],
  },
} satisfies Scenarios<typeof autopilotMachine>

/** The events with their data, for sending by hand. */
export const autopilotExamples = {
  SWITCH: { isOn: true },
  LIFT: { lever: 'showing' },
  EVALUATE: {},
  RELOAD: {},
} satisfies EventExamples<typeof autopilotMachine>
