import type {} from '@aloft/messages/i18n'
import { useTranslation } from '../primitives/use-translation.ts'
import { CreativePicture } from '../patterns/creative-picture.tsx'
import { BrandMark } from './brand-mark.tsx'
import * as css from './media-frame.css.ts'
import type { PreviewBrand, PreviewMedia } from './preview-data.ts'
import { PreviewVideo } from './preview-video.tsx'
import { sizedPicture } from '../primitives/sized-picture.ts'

export interface MediaFrameProps {
  media: PreviewMedia | null
  /** Its logo is shown on the background while there's no picture. */
  brand: PreviewBrand
  /** Range of width divided by height that the platform allows; other pictures are cropped to the middle. */
  limits: { tallest: number; widest: number }
}

// The greatest width of a post in a feed; less on a phone.
const shownWidth = '(max-width: 500px) 100vw, 500px'

/** An ad's picture at full width, cropped to the platform's format; square if there's no picture. */
export function MediaFrame({ media, brand, limits }: MediaFrameProps) {
  const { t } = useTranslation()
  const ratio = media ? media.width / media.height : 1
  const shown = Math.min(limits.widest, Math.max(limits.tallest, ratio))
  return (
    <div className={css.frame} style={{ aspectRatio: shown }} data-testid="media">
      {media ? (
        <div
          className={css.inner}
          style={{ aspectRatio: ratio, ...(ratio > shown ? { height: '100%' } : { width: '100%' }) }}
        >
          {'src' in media ? (
            <img className={css.picture} {...sizedPicture(media.src, shownWidth)} alt={media.alt} />
          ) : (
            <CreativePicture {...media} />
          )}
          {media.video ? <PreviewVideo video={media.video} /> : null}
        </div>
      ) : (
        <div className={css.empty} role="img" aria-label={t('previews.noPicture')}>
          <BrandMark brand={brand} size={72} />
        </div>
      )}
    </div>
  )
}
