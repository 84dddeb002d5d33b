import { SharePreview, type SharePreviewProps } from '@aloft/views/ads/sharing/share-preview'
import { failedLoad } from '../../../../queries/failed-load.ts'
import { useCommand } from '../../../../queries/use-command.ts'
import { useQuery } from '../../../../queries/use-query.ts'
import { useSharing } from '../../../../queries/use-sharing.ts'
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
  const content = (): SharePreviewProps['content'] => {
    if (!sharing.isOpen) return { kind: 'closed' }
    if (loaded.status === 'failed') return failedLoad(loaded.failure, retry)
    return loaded.status === 'loading' ? { kind: 'loading' } : { kind: 'open', links: loaded.reply.links }
  }
  const shared = sharing.of(subject)
  return (
    <SharePreview
      {...shared}
      content={content()}
      fault={shared.fault ?? deleting.result}
      comments={loaded.status === 'ready' ? loaded.reply.comments : []}
      onDelete={(commentId) => void deleting.start({ ideaId, commentId })}
    />
  )
}
