import type {} from '@aloft/messages/i18n'
import { useState } from 'react'
import { useTranslation } from '../primitives/use-translation.ts'
import type { PreviewedVideo } from './preview-data.ts'
import * as css from './preview-video.css.ts'

export interface PreviewVideoProps {
  video: PreviewedVideo
}

/**
 * Plays the video of a creative in its place once somebody asks for it; the poster is part of the picture below. Nothing is
 * loaded before, and nothing from outside at all: a video of YouTube or Vimeo opens its own page.
 */
export function PreviewVideo({ video: { area, rotation, source, start } }: PreviewVideoProps) {
  const { t } = useTranslation()
  const [state, setState] = useState<'idle' | 'playing' | 'failed'>('idle')
  const percent = (share: number) => `${share * 100}%`
  const place = {
    left: percent(area.x),
    top: percent(area.y),
    width: percent(area.width),
    height: percent(area.height),
    rotate: rotation === 0 ? undefined : `${rotation}deg`,
  }
  if (source.kind === 'page')
    return (
      <a
        className={css.play}
        style={place}
        href={source.url}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('previews.video.open')}
      />
    )
  if (state === 'playing')
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- the user's own file, which has no captions
      <video
        className={css.player}
        style={place}
        src={start > 0 ? `${source.url}#t=${start}` : source.url}
        aria-label={t('previews.video.player')}
        controls
        autoPlay
        playsInline
        onError={() => setState('failed')}
      />
    )
  return (
    <>
      <button
        type="button"
        className={css.play}
        style={place}
        aria-label={t('previews.video.play')}
        onClick={() => setState('playing')}
      />
      {state === 'failed' ? (
        <div className={css.remark} style={place} role="status">
          <span className={css.failed}>{t('previews.video.failed')}</span>
        </div>
      ) : null}
    </>
  )
}
