import type { EventExamples, Scenarios } from '../core/scenario.ts'
import type { adStatusMachine } from './ad-status.machine.ts'

const context = {}
const ofLive = ['FAIL_PAYMENT', 'FINISH', 'STOP', 'REJECT'] as const

/** An example of each status. */
export const adStatusScenarios = {
  IN_PROGRESS: {
    context,
    sees: 'A draft that can be written, published and launched.',
    events: ['LAUNCH'],
  },
  'paying.pending': {
    context,
    sees: 'That the ad waits for its payment, and the way to pay or to give it up.',
    events: ['SUBMIT', 'FAIL_PAYMENT', 'WITHDRAW', 'GO_LIVE'],
  },
  'paying.payment_failed': {
    context,
    sees: 'That the payment failed, and the ways to pay again or to give it up.',
    events: ['SUBMIT', 'WITHDRAW', 'GO_LIVE', 'STOP'],
  },
  pending_approval: {
    context,
    sees: 'That the ad is being looked at, and by when an answer comes.',
    events: ['GO_LIVE', 'STOP', 'REJECT', 'FAIL_LAUNCH'],
  },
  'live.learning': {
    context,
    sees: 'That the ad is shown, and that its platform still finds out to whom.',
    events: ['PROGRESS', ...ofLive],
  },
  'live.running': {
    context,
    sees: 'That the ad is shown, with what it has brought so far.',
    events: ['PROGRESS', ...ofLive],
  },
  'live.endingSoon': {
    context,
    sees: 'That the ad is shown for three more days at most.',
    events: ['PROGRESS', ...ofLive],
  },
  rejected: {
    context,
    sees: 'Why the ad was rejected, and the way to mend it.',
    events: ['EDIT'],
  },
  pending_refund: {
    context,
    sees: 'That the ad was stopped, and when what is left of its budget comes back.',
    events: ['REFUND'],
  },
  'ended.stopped': {
    context,
    sees: 'What came back, and the ways to resume the ad or to write on.',
    events: ['RESUME', 'EDIT'],
  },
  'ended.finished': {
    context,
    sees: 'What the ad brought, and the way to run it once more.',
    events: ['RESUME'],
  },
  deprecated: {
    context,
    sees: 'That ads of this kind are no longer made.',
    events: [],
  },
} satisfies Scenarios<typeof adStatusMachine>

/** The events with their data, for sending by hand. */
export const adStatusExamples = {
  LAUNCH: {},
  RESUME: {},
  SUBMIT: {},
  FAIL_PAYMENT: {},
  WITHDRAW: { to: 'IN_PROGRESS' },
  GO_LIVE: { to: 'learning' },
  PROGRESS: { to: 'running' },
  FINISH: {},
  STOP: {},
  REFUND: {},
  REJECT: {},
  FAIL_LAUNCH: {},
  EDIT: {},
} satisfies EventExamples<typeof adStatusMachine>
