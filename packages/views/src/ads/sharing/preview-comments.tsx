import type { PreviewComment } from '@aloft/domain/ads/preview-comment.entity'
import { formatDate } from '@aloft/messages/date-format'
import { Button } from '@aloft/design-system/primitives/button'
import { Text } from '@aloft/design-system/primitives/text'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import * as css from './preview-comments.css.ts'

export interface PreviewCommentsProps {
  comments: readonly PreviewComment[]
  /** In place of the list without comments. */
  empty: string
  /** Whether comments are numbered, as their pins are. */
  isNumbered?: boolean
  /** Absent where comments can't be deleted. */
  onDelete?: (commentId: string) => void
}

/** The id of a comment's element, for its pin. */
export const commentElementId = (commentId: string) => `comment-${commentId}`

/** What people wrote about a preview. */
export function PreviewComments({ comments, empty, isNumbered = false, onDelete }: PreviewCommentsProps) {
  const { t } = useTranslation()
  if (comments.length === 0)
    return (
      <Text size={13} tone="soft">
        {empty}
      </Text>
    )
  return (
    <ol className={css.list}>
      {comments.map(({ commentId, author, text, place, device, pin, date }, index) => (
        <li key={commentId} id={commentElementId(commentId)} className={css.comment} tabIndex={-1}>
          {isNumbered ? (
            <Text weight="strong" tone="soft">
              {index + 1}
            </Text>
          ) : null}
          <div className={css.words}>
            <Text weight="medium">{author}</Text>
            <div className={css.text}>
              <Text>{text}</Text>
            </div>
            <Text size={13} tone="soft">
              {[
                t('sharing.comment.where', {
                  place: t(`adPreview.places.${place}`),
                  device: t(`editor.previews.${device}`),
                }),
                ...(pin ? [t('sharing.comment.pinned')] : []),
                formatDate(date, 'dateTime'),
              ].join(' · ')}
            </Text>
          </div>
          {onDelete ? (
            <Button size="small" variant="quiet" onPress={() => onDelete(commentId)}>
              <span aria-hidden="true">{t('sharing.preview.delete')}</span>
              <VisuallyHidden>{t('sharing.preview.deleteSpoken', { author })}</VisuallyHidden>
            </Button>
          ) : null}
        </li>
      ))}
    </ol>
  )
}
