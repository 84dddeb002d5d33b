import type { ShareContent, ShareReportProps } from '@aloft/views/reports/share-report'
import type { ReportPeriod } from '@aloft/domain/ads/report-days.rules'
import { useState } from 'react'
import { failedLoad } from '../../queries/failed-load.ts'
import { useCommand } from '../../queries/use-command.ts'
import { useQuery } from '../../queries/use-query.ts'
import { useIdeas } from '../../state/ideas.ts'
import { useUser } from '../../state/session.ts'
import { createReportLink, endReportLink } from '../../wiring/reports/report-links.ts'

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
  const [isOpen, setOpen] = useState(false)
  const isAsked = isOpen && isOwner && subject !== null
  const { loaded, retry } = useQuery('get-report-links', isAsked ? { ideaId: subject.ideaId } : null)
  const creating = useCommand(createReportLink)
  const ending = useCommand(endReportLink)
  if (!subject || !isOwner) return null

  const content = (): ShareContent => {
    if (!isOpen) return { kind: 'closed' }
    if (loaded.status === 'failed') return failedLoad(loaded.failure, retry)
    return loaded.status === 'loading' ? { kind: 'loading' } : { kind: 'open', links: loaded.reply.links }
  }
  const created = creating.result
  return {
    content: content(),
    createdUrl: created !== null && typeof created === 'object' ? created.url : null,
    isCreating: creating.isPending,
    fault: typeof created === 'string' ? created : ending.result,
    onOpen: () => setOpen(true),
    onCreate: () => void creating.start(subject),
    onCopy: (url) => void navigator.clipboard.writeText(url),
    onEnd: (linkId) => {
      // Its address no longer works, so it isn't offered for copying.
      if (created !== null && typeof created === 'object' && created.linkId === linkId) creating.forget()
      void ending.start({ ideaId: subject.ideaId, linkId })
    },
  }
}
