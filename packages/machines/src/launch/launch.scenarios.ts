import type { LaunchStanding } from '@aloft/domain/launches/launch-facts.rules'
import type { EventExamples, Scenarios } from '../core/scenario.ts'
import type { launchMachine } from './launch.machine.ts'
import type { LaunchContext } from './launch.setup.ts'

const draft: LaunchStanding = { status: 'IN_PROGRESS', isReady: true, needsPlan: false, adLimit: null }
const unknown: LaunchContext = {
  standing: null,
  launch: null,
  order: null,
  url: null,
  paymentId: null,
  outcome: null,
  action: null,
  checkoutFailure: null,
  isPaidOnPage: false,
  publishFailure: null,
  refusal: null,
}
const ready: LaunchContext = { ...unknown, standing: draft }
const billed: LaunchContext = { ...ready, launch: 'launch' }
const paying: LaunchContext = { ...billed, order: { creditAmount: 0, method: 'card' } }
const always = ['UPDATE', 'RETURN'] as const

/** An example of each state. */
export const launchScenarios = {
  checking: {
    context: unknown,
    sees: 'That the launch is being loaded.',
    events: [...always, 'FAIL'],
  },
  failed: {
    context: unknown,
    sees: 'That it did not load, and the way to try again.',
    events: [...always, 'RETRY'],
  },
  blocked: {
    context: { ...ready, standing: { ...draft, isReady: false } },
    sees: 'What is missing before the launch, and where to fix it.',
    events: always,
  },
  ready: {
    context: ready,
    sees: 'That nothing is missing, what the launch costs, and the button that pays and launches it.',
    events: [...always, 'LAUNCH', 'PAY', 'RELOAD_CREDIT'],
  },
  checkout: {
    context: { ...billed, checkoutFailure: 'creditAmountChanged' },
    sees: 'The bill, line by line, and why it could not be paid.',
    events: [...always, 'PAY', 'RELOAD_CREDIT', 'CANCEL'],
  },
  starting: {
    context: paying,
    sees: 'The bill, and that its payment is under way.',
    events: [...always, 'CANCEL'],
  },
  atProvider: {
    context: { ...paying, url: '/pay/1' },
    sees: 'That the page of the payment provider opens.',
    events: always,
  },
  returning: {
    context: {
      ...ready,
      standing: { ...draft, status: 'payment_failed' },
      paymentId: '0197a000-0000-7000-8000-000000000008',
      outcome: { state: 'failed', paid: { amount: 17_850, currency: 'EUR', method: 'card' } },
    },
    sees: 'How the payment went, and the way to pay again.',
    events: [...always, 'CANCEL'],
  },
  waiting: {
    context: { ...ready, standing: { ...draft, status: 'pending_approval', isReady: false } },
    sees: 'What was paid, who reviews the ad, and the way to stop it.',
    events: [...always, 'STOP'],
  },
  live: {
    context: { ...ready, standing: { ...draft, status: 'running', isReady: false } },
    sees: 'What the launch has achieved so far, and the way to stop it.',
    events: [...always, 'STOP'],
  },
  refused: {
    context: { ...ready, standing: { ...draft, status: 'stopped' }, refusal: 'notPublished' },
    sees: 'Why the launch was refused, and the ways to try again or to edit the ad.',
    events: [...always, 'LAUNCH', 'PAY', 'RELOAD_CREDIT', 'EDIT'],
  },
  acting: {
    context: { ...ready, standing: { ...draft, status: 'running', isReady: false }, action: 'stop' },
    sees: 'That the ad is being stopped, or opened for editing.',
    events: always,
  },
} satisfies Scenarios<typeof launchMachine>

/** The events with their data, for sending by hand. */
export const launchExamples = {
  UPDATE: { standing: { ...draft, status: 'pending_approval', isReady: false } },
  FAIL: {},
  RETRY: {},
  LAUNCH: {},
  PAY: { order: { creditAmount: 0, method: 'card' } },
  RELOAD_CREDIT: {},
  CANCEL: {},
  RETURN: { paymentId: '0197a000-0000-7000-8000-000000000008' },
  STOP: {},
  EDIT: {},
} satisfies EventExamples<typeof launchMachine>
