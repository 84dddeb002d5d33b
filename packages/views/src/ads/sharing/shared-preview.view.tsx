import type { CommentDraft, PreviewComment } from '@aloft/domain/ads/preview-comment.entity'
import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import { type ReactNode, useState } from 'react'
import type { FailedLoad } from '@aloft/design-system/patterns/failed-load'
import { PageMessage } from '@aloft/design-system/patterns/page-message'
import { type PreviewChoices, PreviewStage } from '@aloft/design-system/patterns/preview-stage'
import { Button } from '@aloft/design-system/primitives/button'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Link } from '@aloft/design-system/primitives/link'
import { Notice } from '@aloft/design-system/primitives/notice'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import { CommentForm, type CommentFault } from './comment-form.tsx'
import { PinBoard, type Spot } from './pin-board.tsx'
import { commentElementId, PreviewComments } from './preview-comments.tsx'
import * as css from './shared-preview.css.ts'

/** Progress of the picture, where it isn't shown. */
export type PictureState = 'ready' | 'none' | 'waiting' | 'failed'

/** Sending comments. */
export interface Commenting {
  isSending: boolean
  fault: CommentFault | null
  /** How many comments this reader has sent. */
  numSent: number
  onSend: (draft: CommentDraft) => void
}

/** What a link to a preview shows, once it has loaded. */
export interface OpenPreview {
  adName: string
  brandName: string
  expiryDate: Date
  /** The ad at the chosen place. */
  preview: ReactNode
  choices: PreviewChoices
  place: CommentDraft['place']
  device: CommentDraft['device']
  picture: PictureState
  /** Address of the page with its pictures. */
  picturesHref: string
  comments: readonly PreviewComment[]
  commenting: Commenting
  /** Loads the preview again. */
  onRefresh: () => void
}

export type SharedPreviewContent =
  | { kind: 'loading' }
  | { kind: 'ended' }
  | ({ kind: 'failed' } & FailedLoad)
  | ({ kind: 'open' } & OpenPreview)

export interface SharedPreviewViewProps {
  content: SharedPreviewContent
}

/** The preview of an ad for people without an account, and their comments (RND-05). */
export function SharedPreviewView({ content }: SharedPreviewViewProps) {
  const { t } = useTranslation()
  switch (content.kind) {
    case 'loading':
      return (
        <div className={css.page} aria-busy="true">
          <VisuallyHidden>{t('sharing.page.loading')}</VisuallyHidden>
          <Skeleton width={280} height={36} />
          <Skeleton width="100%" height={520} shape="block" />
        </div>
      )
    case 'ended':
      return <EndedLink />
    case 'failed':
      return (
        <div className={css.page}>
          <PageMessage
            title={t('sharing.page.loadFailed')}
            lead={t('sharing.page.loadFailedLead')}
            failed={content}
          />
        </div>
      )
    case 'open':
      return <Open {...content} />
  }
}

/** In place of what a link showed. */
export function EndedLink() {
  const { t } = useTranslation()
  return (
    <div className={css.page}>
      <PageMessage title={t('sharing.page.ended')} lead={t('sharing.page.endedLead')} />
    </div>
  )
}

function Open(open: OpenPreview) {
  const { adName, brandName, expiryDate, preview, choices, place, device, picture, picturesHref } = open
  const { comments, commenting, onRefresh } = open
  const { t } = useTranslation()
  const [author, setAuthor] = useState('')
  const [pin, setPin] = useState<{ readonly at: Spot; readonly on: string } | null>(null)
  const shown = `${place} ${device}`
  // A pin belongs to one comment, and to the preview it was put on.
  const on = `${shown} ${commenting.numSent}`
  const draft = pin?.on === on ? pin.at : null
  const numbered = comments.map((comment, index) => ({ ...comment, number: index + 1 }))
  const pins = numbered.flatMap(({ commentId: id, number, author: by, pin: spot, ...where }) =>
    spot && `${where.place} ${where.device}` === shown ? [{ id, number, author: by, spot }] : [],
  )
  return (
    <div className={css.page}>
      <Stack gap={8}>
        <Heading level={1} size={32}>
          {t('sharing.page.title', { ad: adName })}
        </Heading>
        <Text tone="soft">{t('sharing.page.lead', { brand: brandName })}</Text>
        <Text size={13} tone="soft">
          {t('sharing.page.ends', { date: formatDate(expiryDate, 'date') })}
        </Text>
      </Stack>
      <div className={css.columns}>
        <div className={css.stage}>
          <PreviewStage title={null} {...choices}>
            <PinBoard
              pins={pins}
              draft={draft}
              onDraft={(at) => setPin({ at, on })}
              onPin={(id) => document.getElementById(commentElementId(id))?.focus()}
            >
              {preview}
            </PinBoard>
          </PreviewStage>
          <PictureNote picture={picture} href={picturesHref} onRefresh={onRefresh} />
        </div>
        <Stack gap={32}>
          {commenting.numSent > 0 ? (
            <Notice tone="success">{t('sharing.page.form.sent', { brand: brandName })}</Notice>
          ) : null}
          <CommentForm
            // An empty form after each comment.
            key={commenting.numSent}
            place={t(`adPreview.places.${place}`)}
            isPinned={draft !== null}
            isSending={commenting.isSending}
            fault={commenting.fault}
            onPin={(isPinned) => setPin(isPinned ? { at: { x: 0.5, y: 0.5 }, on } : null)}
            onSend={(written) => commenting.onSend({ ...written, place, device, pin: draft })}
            author={author}
            onAuthor={setAuthor}
          />
          <Stack as="section" gap={12}>
            <Heading level={2} size={20}>
              {t('sharing.page.comments')}
            </Heading>
            <PreviewComments comments={comments} empty={t('sharing.page.noComments')} isNumbered />
          </Stack>
        </Stack>
      </div>
    </div>
  )
}

interface PictureNoteProps {
  picture: PictureState
  href: string
  onRefresh: () => void
}

function PictureNote({ picture, href, onRefresh }: PictureNoteProps) {
  const { t } = useTranslation()
  if (picture === 'none') return null
  if (picture === 'ready') return <Link href={href}>{t('sharing.page.picture')}</Link>
  return (
    <Notice
      tone={picture === 'failed' ? 'warning' : 'info'}
      action={
        picture === 'waiting' ? (
          <Button size="small" onPress={onRefresh}>
            {t('sharing.page.refresh')}
          </Button>
        ) : undefined
      }
    >
      {t(`sharing.page.${picture}`)}
    </Notice>
  )
}
