import { balloonStatuses, type BalloonStatus } from '@aloft/domain/balloons/balloon-status.rules'
import { isLive, movesFrom, statusEvents } from '@aloft/domain/balloons/status-changes.rules'
import { addHours } from '@aloft/domain/core/dates'
import { params } from '@aloft/domain/core/params'
import type { Db } from '../../src/db/db.ts'
import { type Launch, listLaunches } from '../../src/areas/launches/core/launch.repo.ts'
import { findStatusChanges, type StatusChange } from '../../src/areas/launches/core/status.repo.ts'

type Line = StatusChange & { readonly from: BalloonStatus }

/** Part of an amount, rounded half up, in integer arithmetic. */
function shareOf(amount: number, part: number, whole: number): number {
  return Number((2n * BigInt(amount) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)))
}

/** The refund of a launch: payment less spend less commission, and the VAT on that. */
function refundOf({ budget, vat, spend, commissionPercent, startDate }: Launch): number {
  const spent = startDate ? Math.min(spend, budget) : 0
  const commission = Math.min(shareOf(spent, commissionPercent, 100), budget - spent)
  const rest = budget - spent - commission
  return rest + shareOf(vat, rest, budget)
}

/** Every inconsistency of an ad while no work is in progress, and its history. */
export async function auditAd(
  db: Db,
  balloonId: string,
  now: Date,
): Promise<{
  readonly faults: readonly string[]
  readonly history: readonly Line[]
}> {
  const faults: string[] = []
  const status: BalloonStatus = (await db('balloon').where({ id: balloonId }).first('status')).status
  const history = replay(await findStatusChanges(db, balloonId), faults)
  if (status !== (history.at(-1)?.status ?? 'IN_PROGRESS'))
    faults.push(`${status} is not what its history says`)
  const launches = await listLaunches(db, balloonId)
  for (const [index, launch] of launches.entries()) {
    const isLatest = index === launches.length - 1
    const wrong = [
      ...(await auditMoney(db, launch)),
      ...(await auditPlatform(db, launch)),
      ...(isLatest ? await auditLatest(db, launch, status, now) : []),
    ]
    const hasEnded = launch.endedDate && addHours(launch.endedDate, params.refundDelayHours) <= now
    if (!isLatest && hasEnded && !launch.settledDate) wrong.push('an older launch is not settled')
    if (!isLatest && !launch.endedDate) wrong.push('an older launch goes on')
    faults.push(...wrong.map((fault) => `launch ${launch.number} of ${launch.fundingRecurrence}: ${fault}`))
  }
  faults.push(...(await auditNotifications(db, balloonId, history)))
  const where = history.map(({ event, status: to }) => `${event} ${to}`).join(', ')
  return { faults: faults.map((fault) => `ad ${balloonId}: ${fault}; ${where}`), history }
}

function replay(changes: readonly StatusChange[], faults: string[]): Line[] {
  let from: BalloonStatus = 'IN_PROGRESS'
  return changes.map((change) => {
    const line = { ...change, from }
    const isKnown = balloonStatuses.includes(change.status) && statusEvents.includes(change.event)
    if (!isKnown || !movesFrom(from, change.event).includes(change.status))
      faults.push(`${change.event} from ${from} to ${change.status} is not allowed`)
    from = change.status
    return line
  })
}

/** The bookings of a launch, and whether its figures add up. */
async function auditMoney(db: Db, launch: Launch): Promise<string[]> {
  const faults: string[] = []
  const demand = (isFine: boolean, fault: string) => void (isFine || faults.push(fault))
  const entries: { kind: string; postingId: string; account: string; amount: number }[] = await db(
    'ledger_posting',
  )
    .join('ledger_entry', 'ledger_entry.postingId', 'ledger_posting.id')
    .where({ subject: `run:${launch.id}` })
    .select('kind', 'postingId', 'account', 'amount')
  const booked = (kind: string, account: string) =>
    entries.reduce((sum, one) => (one.kind === kind && one.account === account ? sum + one.amount : sum), 0)
  const times = (kind: string) =>
    new Set(entries.flatMap((one) => (one.kind === kind ? one.postingId : []))).size

  const isPaid = launch.submittedDate !== null
  demand(
    times('ad-paid') === (isPaid ? launch.fundedPeriods : 0),
    `paid ${times('ad-paid')} times, not ${launch.fundedPeriods}`,
  )
  if (isPaid) {
    demand(booked('ad-paid', 'ad:budget') === launch.budget, `budget ${launch.budget} is not what was paid`)
    demand(booked('ad-paid', 'vat') === launch.vat, `VAT ${launch.vat} is not what was paid`)
  }
  const isSettled = launch.settledDate !== null
  const refund = refundOf(launch)
  demand(times('ad-settled') === (isSettled ? 1 : 0), `settled ${times('ad-settled')} times`)
  demand(times('ad-refunded') === (isSettled && refund > 0 ? 1 : 0), `refunded ${times('ad-refunded')} times`)
  if (isSettled) {
    demand(
      launch.refund === refund,
      `gives back ${launch.refund}, not ${refund}, of ${launch.budget} less ${launch.spend}`,
    )
    demand(
      booked('ad-refunded', 'credit') === refund,
      `credit ${booked('ad-refunded', 'credit')} is not ${refund}`,
    )
    demand(booked('ad-settled', 'ad:budget') === -launch.budget, 'not the whole budget is settled')
  }
  const cap = Math.floor((launch.budget * 100) / (100 + launch.commissionPercent))
  demand(launch.spend <= cap, `spent ${launch.spend} of ${cap}`)
  const days = await db('ad_run_day')
    .where({ runId: launch.id })
    .sum({ spend: 'spend', clicks: 'clicks' })
    .first()
  demand(
    Number(days?.['spend']) === launch.spend,
    `days spend ${days?.['spend']}, the launch ${launch.spend}`,
  )
  demand(
    Number(days?.['clicks']) === launch.clicks,
    `days click ${days?.['clicks']}, the launch ${launch.clicks}`,
  )
  return faults
}

/** An ended launch isn't shown, and the platform has no ads that are unknown here. */
async function auditPlatform(
  db: Db,
  { id: key, endedDate, isShown, platformRef }: Launch,
): Promise<string[]> {
  if (!endedDate) return []
  if (isShown) return ['it is shown, though it has ended']
  const sent = platformRef ? undefined : await db('embedded_ad').where({ key }).first('ref')
  return sent ? ['it was sent, and nobody has paused it'] : []
}

const overStatuses: readonly BalloonStatus[] = ['finished', 'stopped', 'rejected', 'IN_PROGRESS']

/** The launch that determines an ad's status: its state, and that its next step is scheduled. */
async function auditLatest(db: Db, launch: Launch, status: BalloonStatus, now: Date): Promise<string[]> {
  const isOver = overStatuses.includes(status)
  if (isOver && !launch.endedDate) return [`it goes on, though the ad is ${status}`]
  if (!isOver && launch.settledDate) return [`settled, though the ad is ${status}`]
  const isToSettle = isOver || status === 'pending_refund'
  const refundDate = addHours(launch.endedDate ?? now, launch.startDate ? params.refundDelayHours : 0)
  if (isToSettle && !launch.settledDate && refundDate <= now)
    return [`not settled, though the ad is ${status}`]
  const isShown = isLive(status) || status === 'payment_failed'
  if (launch.platformRef && launch.startDate && isShown && launch.isShown !== isLive(status))
    return ['shown or not, wrongly']
  const isToCome = isToSettle && !launch.settledDate
  const isWaitedFor = isLive(status) || isToCome || (status === 'pending_approval' && launch.approvedDate)
  if (!isWaitedFor) return []
  const due = await db('due_work').where({ kind: 'advance-launch', subject: launch.id }).first('id')
  return due ? [] : [`nobody will look after it, ${status} as it is`]
}

/** Each transition is notified once, by notification and by mail. */
async function auditNotifications(db: Db, balloonId: string, history: readonly Line[]): Promise<string[]> {
  const transitions = {
    adLive: history.filter(({ event, from }) => event === 'GO_LIVE' && from === 'pending_approval'),
    adFinished: history.filter(({ event }) => event === 'FINISH'),
    adRejected: history.filter(({ event }) => event === 'REJECT'),
    adLaunchFailed: history.filter(({ event }) => event === 'FAIL_LAUNCH'),
    adHeld: history.filter(({ event, from }) => event === 'FAIL_PAYMENT' && isLive(from)),
  }
  const notifications: { kind: string; count: number }[] = await db('notification')
    .where({ balloonId })
    .groupBy('kind')
    .select('kind')
    .count({ count: '*' })
  const mails: { name: string; count: number }[] = await db('mail')
    .whereRaw(`payload ->> 'balloonId' = ?`, [balloonId])
    .groupBy('name')
    .select('name')
    .count({ count: '*' })
  return Object.entries(transitions).flatMap(([kind, lines]) => {
    const notified = notifications.find((one) => one.kind === kind)?.count ?? 0
    const mailed = mails.find((one) => one.name === kind)?.count ?? 0
    const isOnce = notified === lines.length && mailed === lines.length
    return isOnce ? [] : [`${kind} ${lines.length} times, notified ${notified} and mailed ${mailed} times`]
  })
}
