import {
  afterDecision,
  type AutopilotDecision,
  type AutopilotRemark,
  type AutopilotLaunch,
} from '@aloft/domain/ads/autopilot.rules'
import { budgetShifted, vatWith } from '@aloft/domain/ads/autopilot-shift.rules'
import { remarkOn, decide } from '@aloft/domain/ads/autopilot-decision.rules'
import { isLive } from '@aloft/domain/balloons/status-changes.rules'
import type { Db } from '../../db/db.ts'
import { lockOwner, post } from '../../ledger/ledger.repo.ts'
import { finishEvaluation, insertLog } from './autopilot-log.repo.ts'
import { lessonsFor } from './ad-lessons.repo.ts'
import { lockAutopilot, listComparableRuns, type AutopilotRecord, updateAutopilot } from './autopilot.repo.ts'
import { type AdRun, findRunStatus, holdAdRun, updateAdRun } from './run.repo.ts'
import { getAutopilotLaunch } from './autopilot-launch.ts'
import type { Transition } from './transition.ts'

const dayMs = 24 * 3_600_000

/** When the autopilot decides next: at the end of the day (UTC), however late the job runs. */
export function nextDecisionDate(since: Date): Date {
  return new Date((Math.floor(since.getTime() / dayMs) + 1) * dayMs)
}

/** Whether the autopilot still has to decide about a day of a run whose figures are complete. */
export function isDecisionDue(run: AdRun, { decidedUntil }: AutopilotRecord): boolean {
  const { syncedUntil, startDate } = run
  if (!syncedUntil || !startDate || syncedUntil.getTime() % dayMs !== 0) return false
  return (decidedUntil ?? startDate) < syncedUntil
}

interface Member {
  readonly run: AdRun
  readonly autopilot: AutopilotRecord
  readonly managed: AutopilotLaunch
}

/**
 * Has the autopilot decide about a run and those it is compared with, at a time until which their figures are complete,
 * and records and books its decisions. A run gets one decision at a time; platforms are updated afterwards.
 * `evaluationId` names a requested evaluation, which ends with the result.
 */
export async function decideForGroup(
  transition: Transition,
  run: AdRun,
  evaluationId?: string,
): Promise<void> {
  const { db, now: at } = transition
  await lockOwner(db, run.ownerId)
  const members = await holdMembers(db, run, at)
  const isFirst = ({ autopilot }: Member) => !autopilot.decidedUntil || autopilot.decidedUntil < at
  const free = new Map(members.filter(isFirst).map((member) => [member.run.id, member]))
  const group = members.map(({ managed }) => managed)
  const lessons = await lessonsFor(db, run, { compared: members.map((member) => member.run.id), at })
  const decisions = decide(group, at, lessons).filter(
    ({ runId, otherId }) => free.has(runId) && (otherId === null || free.has(otherId)),
  )
  // An evaluation that was requested during the day does not replace the daily one.
  const isDayOver = at.getTime() % dayMs === 0
  for (const id of isDayOver ? free.keys() : []) await updateAutopilot(db, id, { decidedUntil: at })
  for (const decision of decisions) {
    const member = free.get(decision.runId)
    if (!member) continue
    await carryOut(transition, member, decision)
    const log = { ad: member.run, run: member.run, date: at, event: decision.rule, decision }
    if (evaluationId && member.run.id === run.id) await finishEvaluation(db, evaluationId, log)
    else await insertLog(db, log)
  }
  await shiftMoney(transition, free, decisions)
  if (!evaluationId || decisions.some(({ runId }) => runId === run.id)) return
  const own = members.find((member) => member.run.id === run.id)
  const remark: AutopilotRemark = own ? remarkOn(own.managed, { group, lessons }, at) : 'notLive'
  await finishEvaluation(db, evaluationId, { ad: run, run, date: at, event: 'looked', remark })
}

/** The runs that are compared, held in a fixed order, as far as their figures are in. */
async function holdMembers(db: Db, run: AdRun, at: Date): Promise<readonly Member[]> {
  const members: Member[] = []
  for (const id of await listComparableRuns(db, run)) {
    const held = await holdAdRun(db, id)
    const autopilot = await lockAutopilot(db, id)
    const status = (await findRunStatus(db, id))?.status
    if (!held?.syncedUntil || held.endedDate || !autopilot || held.syncedUntil < at) continue
    if (!status || !isLive(status)) continue
    members.push({
      run: held,
      autopilot,
      managed: await getAutopilotLaunch(db, held, autopilot, { stage: status, at }),
    })
  }
  return members
}

async function carryOut(
  { db, jobs }: Transition,
  member: Member,
  decision: AutopilotDecision,
): Promise<void> {
  const { run, autopilot, managed } = member
  const { pausedPeriod, bid, holds } = afterDecision(managed, decision)
  await updateAutopilot(db, run.id, {
    pausedPeriod,
    holds,
    version: autopilot.version + 1,
    ...(decision.lever === 'bid' && { bid }),
  })
  await jobs.add('advance-run', { runId: run.id })
}

async function shiftMoney(
  { db, now }: Transition,
  free: ReadonlyMap<string, Member>,
  decisions: readonly AutopilotDecision[],
): Promise<void> {
  for (const { runId, otherId, before, after } of decisions) {
    const [giver, taker] = [free.get(runId), otherId === null ? undefined : free.get(otherId)]
    const budget = before.budget - after.budget
    if (!giver || !taker || budget <= 0) continue
    const money = { budget, vat: vatWith(giver.run, budget) }
    const [from, to] = [giver.run, taker.run].map((run) => ({ ...run, runId: run.id }))
    if (!from || !to) continue
    for (const booking of budgetShifted(from, to, `${from.id}:${now.toISOString()}`, money))
      await post(db, { ...booking, date: now })
    for (const [{ run, autopilot }, sign] of [
      [giver, -1],
      [taker, 1],
    ] as const) {
      await updateAdRun(db, run.id, {
        budget: run.budget + sign * money.budget,
        vat: run.vat + sign * money.vat,
      })
      await updateAutopilot(db, run.id, { shiftedBudget: autopilot.shiftedBudget + sign * money.budget })
    }
  }
}
