import { SharePreview } from '@aloft/views/ads/sharing/share-preview'
import { useCommand } from '../../../../queries/use-command.ts'
import { useQuery } from '../../../../queries/use-query.ts'
import { linksContent, useSharing } from '../../../../queries/use-sharing.ts'
import { useMay } from '../../../../state/rights.ts'
import {
  createPreviewLink,
  deletePreviewComment,
  endPreviewLink,
} from '../../../../wiring/reports/shared-links.ts'
import { useAdSubject } from '../edited-ad.tsx'

/** Links to the preview of the open ad, for the owner of its brand. */
export function ShareSection() {
  const may = useMay()
  return may('create-preview-link') ? <Share /> : null
}

function Share() {
  const subject = useAdSubject()
  const sharing = useSharing<typeof subject>({ create: createPreviewLink, end: endPreviewLink })
  const deleting = useCommand(deletePreviewComment)
  const { loaded, retry } = useQuery('get-preview-links', sharing.isOpen ? subject : null)
  const { ideaId } = subject
  const shared = sharing.of(subject)
  return (
    <SharePreview
      {...shared}
      content={linksContent(sharing.isOpen, loaded, retry)}
      fault={shared.fault ?? deleting.result}
      comments={loaded.status === 'ready' ? loaded.reply.comments : []}
      onDelete={(commentId) => void deleting.start({ ideaId, commentId })}
    />
  )
}
