import type { ShareReportProps } from '@aloft/views/reports/share-report'
import type { ReportPeriod } from '@aloft/domain/ads/report-days.rules'
import { useQuery } from '../../queries/use-query.ts'
import { linksContent, useSharing } from '../../queries/use-sharing.ts'
import { useIdeas } from '../../state/ideas.ts'
import { useUser } from '../../state/session.ts'
import { createReportLink, endReportLink } from '../../wiring/reports/shared-links.ts'

interface Subject {
  readonly ideaId: string
  readonly balloonId: string | null
  readonly period: ReportPeriod
}

/** Whether the user owns the brand: their own, or of a team they own. A product admin acts as owner. */
function useOwnership(ideaId: string | undefined): boolean {
  const user = useUser()
  const { data } = useIdeas()
  if (!user || !data || ideaId === undefined) return false
  if (user.isAdmin || data.ideas.some(({ _id }) => _id === ideaId)) return true
  return Object.values(data.teams).some(
    ({ ownerId, ideas }) => ownerId === user._id && ideas.some(({ _id }) => _id === ideaId),
  )
}

/** Links to a report; null for people who may not share it, and before there is a report. */
export function useShare(subject: Subject | null): ShareReportProps | null {
  const isOwner = useOwnership(subject?.ideaId)
  const sharing = useSharing<Subject>({ create: createReportLink, end: endReportLink })
  const isAsked = sharing.isOpen && isOwner && subject !== null
  const { loaded, retry } = useQuery('get-report-links', isAsked ? { ideaId: subject.ideaId } : null)
  if (!subject || !isOwner) return null
  return { content: linksContent(sharing.isOpen, loaded, retry), ...sharing.of(subject) }
}
