import {
  afterDecision,
  type AutopilotDecision,
  type AutopilotRemark,
  type AutopilotLaunch,
} from '@aloft/domain/ads/autopilot.rules'
import { budgetShifted, vatWith } from '@aloft/domain/ads/autopilot-shift.rules'
import { remarkOn, decide } from '@aloft/domain/ads/autopilot-decision.rules'
import { isLive } from '@aloft/domain/balloons/status-changes.rules'
import type { Db } from '../../../db/db.ts'
import { lockOwner, post } from '../../../ledger/ledger.repo.ts'
import { finishEvaluation, insertLog } from './autopilot-log.repo.ts'
import { lessonsFor } from './ad-lessons.repo.ts'
import {
  lockAutopilot,
  listComparableLaunches,
  type AutopilotRecord,
  updateAutopilot,
} from '../core/autopilot.repo.ts'
import { type Launch, findLaunchStatus, lockLaunch, updateLaunch } from '../core/launch.repo.ts'
import { getAutopilotLaunch } from './autopilot-launch.ts'
import type { Transition } from '../core/transition.ts'

const dayMs = 24 * 3_600_000

/** Date of the autopilot's next decision: the end of the day (UTC), however late the job runs. */
export function nextDecisionDate(since: Date): Date {
  return new Date((Math.floor(since.getTime() / dayMs) + 1) * dayMs)
}

/** Whether a day of a launch has complete figures but no autopilot decision yet. */
export function isDecisionDue(launch: Launch, { decidedUntil }: AutopilotRecord): boolean {
  const { syncedUntil, startDate } = launch
  if (!syncedUntil || !startDate || syncedUntil.getTime() % dayMs !== 0) return false
  return (decidedUntil ?? startDate) < syncedUntil
}

interface Member {
  readonly launch: Launch
  readonly autopilot: AutopilotRecord
  readonly managed: AutopilotLaunch
}

/**
 * Runs the autopilot for a launch and the launches it is compared with, at a time up to which their figures are
 * complete, and stores and books its decisions. Each launch gets one decision at a time; platforms are updated
 * afterwards. `evaluationId` is a requested evaluation, which ends with the result.
 */
export async function decideForGroup(
  transition: Transition,
  launch: Launch,
  evaluationId?: string,
): Promise<void> {
  const { db, now: at } = transition
  await lockOwner(db, launch.ownerId)
  const members = await holdMembers(db, launch, at)
  const isFirst = ({ autopilot }: Member) => !autopilot.decidedUntil || autopilot.decidedUntil < at
  const free = new Map(members.filter(isFirst).map((member) => [member.launch.id, member]))
  const group = members.map(({ managed }) => managed)
  const lessons = await lessonsFor(db, launch, { compared: members.map((member) => member.launch.id), at })
  const decisions = decide(group, at, lessons).filter(
    ({ launchId, otherId }) => free.has(launchId) && (otherId === null || free.has(otherId)),
  )
  // An evaluation requested during the day does not replace the daily one.
  const isDayOver = at.getTime() % dayMs === 0
  for (const id of isDayOver ? free.keys() : []) await updateAutopilot(db, id, { decidedUntil: at })
  for (const decision of decisions) {
    const member = free.get(decision.launchId)
    if (!member) continue
    await carryOut(transition, member, decision)
    const log = { ad: member.launch, launch: member.launch, date: at, event: decision.rule, decision }
    if (evaluationId && member.launch.id === launch.id) await finishEvaluation(db, evaluationId, log)
    else await insertLog(db, log)
  }
  await shiftMoney(transition, free, decisions)
  if (!evaluationId || decisions.some(({ launchId }) => launchId === launch.id)) return
  const own = members.find((member) => member.launch.id === launch.id)
  const remark: AutopilotRemark = own ? remarkOn(own.managed, { group, lessons }, at) : 'notLive'
  await finishEvaluation(db, evaluationId, { ad: launch, launch, date: at, event: 'looked', remark })
}

/** The compared launches with complete figures, locked in a fixed order. */
async function holdMembers(db: Db, launch: Launch, at: Date): Promise<readonly Member[]> {
  const members: Member[] = []
  for (const id of await listComparableLaunches(db, launch)) {
    const held = await lockLaunch(db, id)
    const autopilot = await lockAutopilot(db, id)
    const status = (await findLaunchStatus(db, id))?.status
    if (!held?.syncedUntil || held.endedDate || !autopilot || held.syncedUntil < at) continue
    if (!status || !isLive(status)) continue
    members.push({
      launch: held,
      autopilot,
      managed: await getAutopilotLaunch(db, held, autopilot, { stage: status, at }),
    })
  }
  return members
}

async function carryOut(
  { db, enqueue }: Transition,
  member: Member,
  decision: AutopilotDecision,
): Promise<void> {
  const { launch, autopilot, managed } = member
  const { pausedPeriod, bid, holds } = afterDecision(managed, decision)
  await updateAutopilot(db, launch.id, {
    pausedPeriod,
    holds,
    version: autopilot.version + 1,
    ...(decision.lever === 'bid' && { bid }),
  })
  await enqueue(db, 'advance-launch', { launchId: launch.id })
}

async function shiftMoney(
  { db, now }: Transition,
  free: ReadonlyMap<string, Member>,
  decisions: readonly AutopilotDecision[],
): Promise<void> {
  for (const { launchId, otherId, before, after } of decisions) {
    const [giver, taker] = [free.get(launchId), otherId === null ? undefined : free.get(otherId)]
    const budget = before.budget - after.budget
    if (!giver || !taker || budget <= 0) continue
    const money = { budget, vat: vatWith(giver.launch, budget) }
    const [from, to] = [giver.launch, taker.launch].map((launch) => ({ ...launch, launchId: launch.id }))
    if (!from || !to) continue
    for (const booking of budgetShifted(from, to, `${from.id}:${now.toISOString()}`, money))
      await post(db, { ...booking, date: now })
    for (const [{ launch, autopilot }, sign] of [
      [giver, -1],
      [taker, 1],
    ] as const) {
      await updateLaunch(db, launch.id, {
        budget: launch.budget + sign * money.budget,
        vat: launch.vat + sign * money.vat,
      })
      await updateAutopilot(db, launch.id, { shiftedBudget: autopilot.shiftedBudget + sign * money.budget })
    }
  }
}
