import type { BalloonStatus } from '@aloft/domain/balloons/balloon-status.rules'
import type { LaunchStanding } from '@aloft/domain/launches/launch-facts.rules'
import type { PaymentOutcome } from '@aloft/domain/launches/payment-outcome.rules'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { connectLaunch } from './launch.connect.ts'
import type { LaunchNotice } from './events.ts'
import { launchMachine } from './launch.machine.ts'
import type { ActResult, AdAction, LaunchAction, PayOrder, StartResult } from './requests.ts'

export const draft: LaunchStanding = { status: 'IN_PROGRESS', isReady: true, needsPlan: false, adLimit: null }
export const at = (status: BalloonStatus, isReady = false): LaunchStanding => ({ ...draft, status, isReady })
export const byCard: PayOrder = { creditAmount: 0, method: 'card' }
export const fullPlan = { limit: 5, count: 5 }
/** Lets every answer that is on its way arrive. */
export const settle = async () => {
  for (let tick = 0; tick < 10; tick++) await Promise.resolve()
}

interface Answers {
  readonly start?: readonly (StartResult | Error)[]
  readonly confirm?: PaymentOutcome | Error
  readonly act?: ActResult | Error
  readonly leave?: () => Promise<void>
}

function answer<T>(given: T | Error | undefined): T {
  if (given instanceof Error) throw given
  if (given === undefined) throw new Error('nothing to answer')
  return given
}

/** A page of a launch; the answers to its requests come one after the other. */
export function openLaunch(standing: LaunchStanding | null, answers: Answers = {}) {
  const clock = new SimulatedClock()
  /** Actions, orders, and the address and payment of the provider's page. */
  const requests: (string | PayOrder)[] = []
  const notices: LaunchNotice[] = []
  let starts = 0
  const actor = createActor(
    launchMachine.provide({
      actors: {
        start: fromPromise<StartResult, { action: LaunchAction; order: PayOrder }>(async ({ input }) => {
          requests.push(input.action, input.order)
          return answer(answers.start?.[starts++])
        }),
        leave: fromPromise<void, { url: string }>(({ input }) => {
          requests.push(input.url)
          return answers.leave?.() ?? new Promise(() => {})
        }),
        confirm: fromPromise<PaymentOutcome, { paymentId: string }>(async ({ input }) => {
          requests.push(input.paymentId)
          return answer(answers.confirm)
        }),
        act: fromPromise<ActResult, { action: AdAction }>(async ({ input }) => {
          requests.push(input.action)
          return answer(answers.act)
        }),
      },
    }),
    { clock, input: { standing } },
  )
  const kinds = [
    'RELOAD',
    'CREDIT_OUTDATED',
    'PLAN_NEEDED',
    'PLAN_FULL',
    'ALREADY_RUNNING',
    'STOPPED',
    'EDITABLE',
  ] as const
  for (const kind of kinds) actor.on(kind, (notice) => notices.push(notice))
  actor.start()
  const view = () => connectLaunch(actor.getSnapshot())
  const pay = async () => {
    actor.send({ type: 'LAUNCH' })
    actor.send({ type: 'PAY', order: byCard })
    await settle()
  }
  return { actor, clock, view, pay, requests, notices }
}
