import type { BalloonStatus } from '@aloft/domain/balloons/balloon-status.rules'
import { isLive, movesFrom, type StatusEvent } from '@aloft/domain/balloons/status-changes.rules'
import type { Booking, LedgerAccount } from '@aloft/domain/core/ledger'
import { billOf, type LaunchSettlement, settleLaunch, spendCapOf } from '@aloft/domain/ads/ad-money.rules'
import { adPaid, adRefunded, adSettled, type BookedLaunch } from '@aloft/domain/ads/ad-postings.rules'

export const operations = [
  'launch',
  'pay',
  'fail',
  'withdraw',
  'approve',
  'failLaunch',
  'spend',
  'progress',
  'renew',
  'finish',
  'stop',
  'refund',
  'reject',
  'edit',
] as const

/** An action on one of several ads. */
export interface Operation {
  readonly kind: (typeof operations)[number]
  readonly ad: number
  /** Minor units, if the operation needs an amount. */
  readonly amount: number
  /** Which of up to three possible actions. */
  readonly way: number
  readonly isByCredit: boolean
  readonly rates: { readonly commissionPercent: number; readonly vatPercent: number }
  /** It arrives twice, as from a webhook. */
  readonly isRepeated: boolean
}

interface ModelLaunch extends BookedLaunch {
  readonly rates: Operation['rates']
  readonly launchedFrom: BalloonStatus
  budget: number
  vat: number
  spend: number
  periods: number
  isLive: boolean
  settlement: LaunchSettlement | null
}

export interface ModelAd {
  status: BalloonStatus
  launch: ModelLaunch | null
  numLaunches: number
}

/** Ads of one owner with the ledger, all in memory, using the server's own rules. */
export interface AdWorld {
  readonly ads: readonly ModelAd[]
  readonly launches: ModelLaunch[]
  readonly bookings: Map<string, Booking>
  readonly sums: Map<LedgerAccount, number>
  /** Every change of a status, oldest first. */
  readonly changes: { readonly from: BalloonStatus; readonly to: BalloonStatus }[]
}

export function newWorld(numAds: number): AdWorld {
  const ads = Array.from({ length: numAds }, (): ModelAd => ({
    status: 'IN_PROGRESS',
    launch: null,
    numLaunches: 0,
  }))
  return { ads, launches: [], bookings: new Map(), sums: new Map(), changes: [] }
}

export const sumOf = ({ sums }: AdWorld, account: LedgerAccount) => sums.get(account) ?? 0

/** Books an event once, even if it arrives twice. */
function post({ bookings, sums }: AdWorld, booking: Booking): void {
  if (bookings.has(booking.reference)) return
  bookings.set(booking.reference, booking)
  for (const { account, amount } of booking.entries) sums.set(account, (sums.get(account) ?? 0) + amount)
}

/** Moves an ad if the table allows it; returns whether it did. */
function move(world: AdWorld, ad: ModelAd, event: StatusEvent, to?: BalloonStatus): boolean {
  const ways = movesFrom(ad.status, event)
  const target = to ?? ways[0]
  if (target === undefined || !ways.includes(target)) return false
  world.changes.push({ from: ad.status, to: target })
  ad.status = target
  return true
}

function payPeriod(
  world: AdWorld,
  launch: ModelLaunch,
  budget: number,
  { isByCredit, isRepeated }: Operation,
): void {
  const bill = billOf(budget, launch.rates, isByCredit ? sumOf(world, 'credit') : 0, launch.currency)
  launch.periods += 1
  const booking = adPaid(launch, `${launch.launchId}:${launch.periods}`, bill)
  post(world, booking)
  if (isRepeated) post(world, booking)
  launch.budget += bill.budget
  launch.vat += bill.vat
}

/** Settles the money of an ad's launch, once. */
function settle(world: AdWorld, { launch }: ModelAd, isRepeated: boolean): void {
  if (!launch || launch.periods === 0 || launch.settlement) return
  const { budget, vat, spend, rates, isLive: hasStarted } = launch
  const settlement = settleLaunch({ ...rates, budget, vat, spend: hasStarted ? spend : null })
  const bookings = [adSettled(launch, budget, settlement), adRefunded(launch, settlement.credit)]
  for (const booking of isRepeated ? [...bookings, ...bookings] : bookings) post(world, booking)
  launch.settlement = settlement
}

/** Performs an operation if it's possible; otherwise nothing changes. */
export function operate(world: AdWorld, operation: Operation): void {
  const ad = world.ads[operation.ad % world.ads.length]
  if (ad) acts[operation.kind](world, ad, operation)
}

type Act = (world: AdWorld, ad: ModelAd, operation: Operation) => void

const acts: Readonly<Record<Operation['kind'], Act>> = {
  launch(world, ad, { rates }) {
    const launchedFrom = ad.status
    if (!move(world, ad, 'LAUNCH') && !move(world, ad, 'RESUME')) return
    ad.numLaunches += 1
    const launchId = `${world.ads.indexOf(ad)}-${ad.numLaunches}`
    const nothing = { budget: 0, vat: 0, spend: 0, periods: 0, isLive: false, settlement: null }
    ad.launch = { launchId, ownerId: 'u1', currency: 'EUR', rates, launchedFrom, ...nothing }
    world.launches.push(ad.launch)
  },
  pay(world, ad, operation) {
    const { launch } = ad
    if (!launch || launch.settlement) return
    // A paused ad that was paid before continues; any other goes to its review.
    const isHeld = ad.status === 'payment_failed' && launch.isLive
    const isPaid = isHeld ? move(world, ad, 'GO_LIVE', 'running') : move(world, ad, 'SUBMIT')
    if (isPaid) payPeriod(world, launch, operation.amount, operation)
  },
  fail: (world, ad) => void move(world, ad, 'FAIL_PAYMENT'),
  withdraw(world, ad) {
    if (ad.launch?.periods === 0) move(world, ad, 'WITHDRAW', ad.launch.launchedFrom)
  },
  approve(world, ad) {
    if (ad.status !== 'pending_approval' || !ad.launch) return
    ad.launch.isLive = move(world, ad, 'GO_LIVE', 'learning')
  },
  failLaunch(world, ad, { isRepeated }) {
    if (move(world, ad, 'FAIL_LAUNCH')) settle(world, ad, isRepeated)
  },
  spend(_, { status, launch }, { amount }) {
    if (!launch || !isLive(status)) return
    launch.spend = Math.min(launch.spend + amount, spendCapOf(launch.budget, launch.rates.commissionPercent))
  },
  progress(world, ad, { way }) {
    const ways = movesFrom(ad.status, 'PROGRESS')
    move(world, ad, 'PROGRESS', ways[way % Math.max(1, ways.length)])
  },
  renew(world, ad, operation) {
    if (ad.launch && isLive(ad.status)) payPeriod(world, ad.launch, operation.amount, operation)
  },
  finish(world, ad, { isRepeated }) {
    if (move(world, ad, 'FINISH')) settle(world, ad, isRepeated)
  },
  stop(world, ad, { isRepeated }) {
    if (ad.launch?.periods === 0 || !move(world, ad, 'STOP')) return
    // Before it went live there's nothing to wait for.
    if (ad.status === 'stopped') settle(world, ad, isRepeated)
  },
  refund(world, ad, { isRepeated }) {
    if (move(world, ad, 'REFUND')) settle(world, ad, isRepeated)
  },
  reject(world, ad, { isRepeated }) {
    if (move(world, ad, 'REJECT')) settle(world, ad, isRepeated)
  },
  edit: (world, ad) => void move(world, ad, 'EDIT'),
}
