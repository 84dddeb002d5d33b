import fc from 'fast-check'
import { advance } from '../../src/areas/launches/lifecycle/stop.service.ts'
import { scheduleDueWork } from '../../src/due/due-work.repo.ts'
import { cardNumbers, eventOf, signedHeaders } from '../support/payments.ts'
import { anyNode, ask, type WalkedAd, type WalkWorld } from './walk-world.ts'

const card = (number: string) => ({ step: 'card', number, expiry: '04 / 41', code: '123' })
const [approve, refuse, leave] = [{ step: 'approve' }, { step: 'refuse' }, { step: 'leave' }]

/** A user's actions on the payment provider's page. */
const visits = {
  pays: [card(cardNumbers.pays)],
  paysAtLast: [card(cardNumbers.refused), card(cardNumbers.pays)],
  paysAsked: [card(cardNumbers.asksOnce), approve],
  isRefused: [card(cardNumbers.empty), leave],
  isNotKnown: [card(cardNumbers.asksAlways), refuse, leave],
  paysTwice: [card(cardNumbers.pays), leave, card(cardNumbers.pays)],
  leaves: [leave],
  forgets: [],
} as const

/** How it's reported, besides the events that the provider sends by itself. */
const deliveries = {
  nobody: [],
  browser: ['browser'],
  webhookFirst: ['webhook', 'browser'],
  webhookTwice: ['webhook', 'webhook'],
  browserFirst: ['browser', 'webhook', 'browser'],
} as const

const likely: readonly [number, Act][] = [
  [5, pay],
  [4, launch],
  [2, (world, ad) => askFor(world, 'stop-ad', ad)],
  [2, approveAsAdmin],
  [1, rejectAsAdmin],
  [1, (world, ad) => askFor(world, 'edit-ad', ad)],
  [1, archiveAndRestore],
  [0.5, makeDear],
  [0.2, breakLaunch],
]

type Act = (world: WalkWorld, ad: WalkedAd, operation: Operation) => Promise<unknown>

/** An operation on one of the ads. */
export interface Operation {
  readonly act: Act
  readonly ad: number
  readonly visit: keyof typeof visits
  readonly delivery: keyof typeof deliveries
  readonly isPaypal: boolean
  readonly isAtOnce: boolean
  readonly credit: number
}

const names = <T extends object>(of: T) => fc.constantFrom(...(Object.keys(of) as (keyof T)[]))

/** This many operations, the same for the same seed. */
export function randomOperations(count: number, seed: number): readonly Operation[] {
  const operation = fc.record({
    act: fc.oneof(...likely.map(([weight, act]) => ({ weight: weight * 10, arbitrary: fc.constant(act) }))),
    ad: fc.nat({ max: 9_999 }),
    visit: names(visits),
    delivery: names(deliveries),
    isPaypal: fc.boolean(),
    isAtOnce: fc.boolean(),
    credit: fc.constantFrom(0, 0, 1, 20.55, 100),
  })
  return fc.sample(operation, { numRuns: count, seed })
}

/** Performs an operation; the product refuses it if it isn't possible. */
export async function operate(world: WalkWorld, operation: Operation): Promise<void> {
  const ad = world.ads[operation.ad % world.ads.length]
  if (ad) await operation.act(world, ad, operation)
}

async function askFor(
  world: WalkWorld,
  name: 'edit-ad' | 'launch-ad' | 'resume-ad' | 'stop-ad',
  ad: WalkedAd,
) {
  return ask(world, name, ad.subject, ad.owner)
}

/** Launches from credit, once or twice at the same time. */
async function launch(world: WalkWorld, ad: WalkedAd, { isAtOnce }: Operation): Promise<void> {
  const asked = [askFor(world, 'launch-ad', ad)]
  if (isAtOnce) asked.push(askFor(world, 'resume-ad', ad))
  await Promise.all(asked)
}

/** Pays on the provider's page; its events arrive in any order. */
async function pay(world: WalkWorld, { subject, owner }: WalkedAd, operation: Operation): Promise<void> {
  const method = operation.isPaypal ? 'paypal' : 'card'
  const request = { ...subject, method, creditAmount: operation.credit }
  const { paymentId, url } = (await ask(world, 'pay-ad', request, owner)) as {
    paymentId?: string
    url?: string
  }
  if (!paymentId || !url) return
  const steps = operation.isPaypal
    ? visits[operation.visit].map(({ step }) => (step === 'card' ? approve : { step }))
    : visits[operation.visit]
  for (const fields of steps) {
    const body = new URLSearchParams({ ...fields })
    // A user who reaches a dead node sees an error and leaves.
    await fetch(`${anyNode(world)}${url}`, { method: 'POST', body, redirect: 'manual' }).catch(() => {})
  }
  const hear = (from: 'browser' | 'webhook') =>
    from === 'browser' ? ask(world, 'confirm-payment', { paymentId }, owner) : resendEvent(world, url)
  const heard = deliveries[operation.delivery]
  if (operation.isAtOnce) await Promise.all(heard.map(hear))
  else for (const from of heard) await hear(from)
}

/** The newest event of a payment, sent again as a network may do. */
async function resendEvent(world: WalkWorld, url: string): Promise<void> {
  const ref = url.split('/').at(-1) ?? ''
  const isKnown = await world.home.database
    .knex('embedded_payment_event')
    .where({ paymentRef: ref })
    .first('id')
  if (!isKnown) return
  const body = JSON.stringify(await eventOf(world.home, ref))
  const headers = await signedHeaders(world.home, body)
  await fetch(`${anyNode(world)}/api/payment-webhook`, { method: 'POST', body, headers }).catch(() => {})
}

async function approveAsAdmin(world: WalkWorld, { subject }: WalkedAd): Promise<void> {
  const payload = { ...subject, targetCpc: 0.8, fromLaunchDate: '2026-01-01' }
  await ask(world, 'admin-approve-ad', payload, world.admin)
}

async function rejectAsAdmin(world: WalkWorld, { subject }: WalkedAd): Promise<void> {
  await ask(world, 'admin-reject-ad', { ...subject, message: 'Not your logo.' }, world.admin)
}

async function archiveAndRestore(world: WalkWorld, { subject, owner }: WalkedAd): Promise<void> {
  for (const isArchived of [true, false])
    await ask(world, 'archive-balloon', { ...subject, isArchived }, owner)
}

/** Forecasts results so cheap that the safety net will stop the ad. */
async function makeDear({ home }: WalkWorld, { subject }: WalkedAd): Promise<void> {
  const { knex } = home.database
  await knex('ad_run')
    .where({ balloonId: subject.balloonId, endedDate: null })
    .whereNotNull('expectedCost')
    .update({ expectedCost: 1 })
}

/** Makes a launch fail to be sent to its platform. */
async function breakLaunch({ home }: WalkWorld, { subject }: WalkedAd): Promise<void> {
  const { knex } = home.database
  const approved: { id: string; submittedDate: Date }[] = await knex('ad_run')
    .where({ balloonId: subject.balloonId, approvedDate: null, endedDate: null })
    .whereNotNull('submittedDate')
    .update({
      snapshot: knex.raw(`snapshot - 'component/c1/type'`),
      approvedDate: knex.raw(`submitted_date`),
    })
    .returning(['id', 'submittedDate'])
  // A launch that waited for a person has nothing scheduled until it is approved.
  for (const { id, submittedDate: date } of approved) await scheduleDueWork(knex, advance(id), date)
}
