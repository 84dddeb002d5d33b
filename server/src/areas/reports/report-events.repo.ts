import type { AutopilotEvent } from '@aloft/domain/ads/autopilot.entity'
import {
  changeOfAutopilot,
  changeOfStatus,
  mostReportEvents,
  reportedAutopilotEvents,
  reportedStatusEvents,
  type ReportEvent,
} from '@aloft/domain/ads/report-events.rules'
import type { StopReason } from '@aloft/domain/ads/stop-reasons.rules'
import type { StatusEvent } from '@aloft/domain/balloons/status-changes.rules'
import type { Db } from '../../db/db.ts'

type Row = { readonly date: Date; readonly balloonId: string } & (
  | { readonly source: 'status'; readonly event: StatusEvent; readonly stopReason: StopReason | null }
  | { readonly source: 'autopilot'; readonly event: AutopilotEvent }
)

/**
 * What changed the ads of a brand, or one of them, newest first. A stop and the end of its launch have the same date.
 * The caller has checked access.
 */
export async function listReportEvents(
  db: Db,
  { ideaId, balloonId = null }: { readonly ideaId: string; readonly balloonId?: string | null },
): Promise<ReportEvent[]> {
  const ofAd = [ideaId, balloonId, balloonId]
  const { rows }: { rows: Row[] } = await db.raw(
    `select 'status' as source, c.balloon_id, c.event, c.date, r.stop_reason, c.id
     from ad_status_change c join balloon b on b.id = c.balloon_id
       left join ad_run r on r.balloon_id = c.balloon_id and r.ended_date = c.date
     where b.idea_id = ? and (?::uuid is null or b.id = ?) and c.event = any (?)
     union all
     select 'autopilot', l.balloon_id, l.event, l.date, null, l.id
     from autopilot_log l join balloon b on b.id = l.balloon_id
     where b.idea_id = ? and (?::uuid is null or b.id = ?) and l.event = any (?) and l.state = 'done'
     order by date desc, id desc limit ?`,
    [...ofAd, [...reportedStatusEvents], ...ofAd, [...reportedAutopilotEvents], mostReportEvents],
  )
  return rows.flatMap((row) => {
    const { date, balloonId: id } = row
    const kind =
      row.source === 'status' ? changeOfStatus(row.event, row.stopReason) : changeOfAutopilot(row.event)
    return kind ? [{ date, balloonId: id, kind }] : []
  })
}
