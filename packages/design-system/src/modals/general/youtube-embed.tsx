import type { Video } from '@aloft/domain/core/video-url'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '../../primitives/use-translation.ts'
import { ModalBody } from '../../primitives/modal-body.tsx'
import * as css from './youtube-embed.css.ts'

export interface YouTubeEmbedModalProps {
  video: Video
}

/** Players that set no cookie before the video is played. The page's content policy allows no others. */
const players: Readonly<Record<Video['provider'], (video: Video) => string>> = {
  youtube: ({ id, start }) =>
    `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?rel=0${start ? `&start=${Math.round(start)}` : ''}`,
  vimeo: ({ id, start }) =>
    `https://player.vimeo.com/video/${encodeURIComponent(id)}?dnt=1${start ? `#t=${Math.round(start)}s` : ''}`,
}

/** A video of YouTube or Vimeo in its own player (HLP-01). */
export function YouTubeEmbedModal({ video }: YouTubeEmbedModalProps) {
  const { t } = useTranslation()
  return (
    <ModalBody title={t('modals.youtube.title')}>
      <iframe
        className={css.player}
        src={players[video.provider](video)}
        title={t('modals.youtube.frame')}
        allow="fullscreen; picture-in-picture; encrypted-media"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </ModalBody>
  )
}
