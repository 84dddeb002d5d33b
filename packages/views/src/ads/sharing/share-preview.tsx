import type { PreviewComment } from '@aloft/domain/ads/preview-comment.entity'
import type { SharedLink } from '@aloft/domain/ads/shared-link.entity'
import { sharedLinkDays } from '@aloft/domain/ads/shared-link.rules'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Stack } from '@aloft/design-system/primitives/stack'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { PreviewComments } from './preview-comments.tsx'
import { ShareLinks, type Sharing } from './share-links.tsx'

export interface SharePreviewProps extends Sharing<SharedLink> {
  /** Of all links that work, newest first. */
  comments: readonly PreviewComment[]
  onDelete: (commentId: string) => void
}

/** Links that show the preview of the ad to anyone who has them, and what these people wrote. Only for the owner of the brand. */
export function SharePreview({ comments, onDelete, ...sharing }: SharePreviewProps) {
  const { t } = useTranslation()
  return (
    <ShareLinks
      {...sharing}
      title={t('sharing.preview.title')}
      lead={t('sharing.preview.lead', { count: sharedLinkDays })}
      openLabel={t('sharing.preview.open')}
      nameOf={() => t('sharing.preview.link')}
    >
      <Stack gap={8}>
        <Heading level={3} size={16}>
          {t('sharing.preview.comments')}
        </Heading>
        <PreviewComments comments={comments} empty={t('sharing.preview.noComments')} onDelete={onDelete} />
      </Stack>
    </ShareLinks>
  )
}
