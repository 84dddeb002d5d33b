import type {} from '@aloft/messages/i18n'
import { useTranslation } from '../primitives/use-translation.ts'
import { drawingAddress } from '../patterns/creative-picture.tsx'
import { BrandMark } from './brand-mark.tsx'
import { CutText } from './cut-text.tsx'
import { MediaFrame } from './media-frame.tsx'
import { PlatformIcon } from './platform-icon.tsx'
import type { MetaAd, PreviewMedia, PreviewScheme } from './preview-data.ts'
import type { StorySkin } from './skin-data.ts'
import { skinStyle } from './skin-style.ts'
import { facebookStorySkins, instagramStorySkins } from './skins.ts'
import * as css from './story.css.ts'
import { sizedPicture } from '../primitives/sized-picture.ts'

export interface StoryProps {
  ad: MetaAd
  platform?: StorySkin['platform']
  /** The platform's newest skin if left out. */
  skin?: StorySkin
  scheme?: PreviewScheme
  /** Marks the bands that the platform covers with its own elements. */
  hasSafeZones?: boolean
}

const newest = { facebook: facebookStorySkins[0], instagram: instagramStorySkins[0] }
/** How far a picture's ratio may be from 9:16 and still fill the screen. */
const tolerance = 0.01

const addressOf = (media: PreviewMedia) => ('src' in media ? media.src : drawingAddress(media.svg))
const isUpright = ({ width, height }: PreviewMedia) => Math.abs(width / height / (9 / 16) - 1) <= tolerance

/**
 * Preview of an ad among stories, 9:16 and up to 430 px wide. A picture of another format is shown over its
 * own blur, with the text below.
 */
export function Story({
  ad,
  platform = 'instagram',
  skin = newest[platform],
  scheme = 'light',
  hasSafeZones = false,
}: StoryProps) {
  const { t } = useTranslation()
  const { brand, message, buttonLabel, media } = ad
  const isFull = media !== null && isUpright(media)
  const name = skin.platform === 'facebook' ? brand.name : brand.handle
  const percent = (part: number) => Math.round(part * 100)
  return (
    <article
      className={css.screen}
      style={skinStyle(skin.colors[scheme], skin.fonts, skin.face)}
      aria-label={t(`previews.story.titles.${skin.platform}`)}
      data-skin={skin.id}
    >
      {media && !isFull ? (
        <img className={css.blurred} {...sizedPicture(addressOf(media), '96px')} alt="" aria-hidden="true" />
      ) : null}
      <div className={isFull ? css.full : css.middle}>
        <div className={isFull ? undefined : css.content}>
          <MediaFrame media={media} brand={brand} limits={{ tallest: 9 / 16, widest: 1.91 }} />
          {!isFull && message.trim() ? (
            <div className={css.message}>
              <CutText
                text={message}
                lines={skin.lines.message}
                more={t('previews.story.more')}
                less={t('previews.story.less')}
                testId="message"
              />
            </div>
          ) : null}
        </div>
      </div>
      {hasSafeZones ? (
        <div role="group" aria-label={t('previews.story.safeZones')} data-testid="safe-zones">
          <div className={css.covered({ end: 'top' })} style={{ height: `${percent(skin.covered.top)}%` }}>
            <span className={css.note({ end: 'top' })}>
              {t('previews.story.safeTop', { percent: percent(skin.covered.top) })}
            </span>
          </div>
          <div
            className={css.covered({ end: 'bottom' })}
            style={{ height: `${percent(skin.covered.bottom)}%` }}
          >
            <span className={css.note({ end: 'bottom' })}>
              {t('previews.story.safeBottom', { percent: percent(skin.covered.bottom) })}
            </span>
          </div>
        </div>
      ) : null}
      <header className={css.head}>
        <div className={css.progress} data-testid="progress">
          <div className={css.passed} />
        </div>
        <div className={css.row}>
          <BrandMark brand={brand} size={skin.avatar} />
          <div className={css.who}>
            <div className={css.name} data-testid="handle">
              {name}
            </div>
            <div className={css.label} data-testid="label">
              {t(`previews.labels.${skin.label}`)}
            </div>
          </div>
          <PlatformIcon name="dots" size={24} />
          <PlatformIcon name="cross" size={24} />
        </div>
      </header>
      {buttonLabel ? (
        <div className={css.bottom}>
          <span className={css.pill} data-testid="call-to-action">
            <PlatformIcon name={skin.platform === 'instagram' ? 'chain' : 'chevronUp'} size={18} />
            <span className={css.pillWords}>{buttonLabel}</span>
          </span>
        </div>
      ) : null}
    </article>
  )
}
