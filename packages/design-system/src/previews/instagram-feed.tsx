import type {} from '@aloft/messages/i18n'
import { Row } from '../primitives/row.tsx'
import { useTranslation } from '../primitives/use-translation.ts'
import { BrandMark } from './brand-mark.tsx'
import { CutText } from './cut-text.tsx'
import { inkOn } from './ink-on.ts'
import * as css from './instagram-feed.css.ts'
import { MediaFrame } from './media-frame.tsx'
import { PlatformIcon } from './platform-icon.tsx'
import type { MetaAd, PreviewDevice, PreviewScheme } from './preview-data.ts'
import type { InstagramSkin } from './skin-data.ts'
import { skinStyle } from './skin-style.ts'
import { instagramSkins } from './skins.ts'
import { usePictureColor } from './use-picture-color.ts'

export interface InstagramFeedProps {
  ad: MetaAd
  /** `mobile` fills its container up to 430 px; `desktop` is 470 px wide. */
  device?: PreviewDevice
  /** The newest skin if left out. */
  skin?: InstagramSkin
  scheme?: PreviewScheme
  /** The song of an ad that has one: its artist and title. */
  audio?: string | undefined
  /** Offers a translation, as to readers whose app has another language than the text. */
  isTranslatable?: boolean
}

/**
 * Preview of an ad in the Instagram feed, which shows neither headline nor description, and takes the color
 * of the strip from the picture.
 */
export function InstagramFeed({
  ad,
  device = 'mobile',
  skin = instagramSkins[0],
  scheme = 'light',
  audio,
  isTranslatable = false,
}: InstagramFeedProps) {
  const { t } = useTranslation()
  const { brand, message, buttonLabel, media } = ad
  const name = brand.handle ?? brand.name
  const { color, readColor } = usePictureColor()
  const strip = media && color ? { strip: color, stripInk: inkOn(color) } : {}
  return (
    <article
      className={css.card({ device })}
      style={skinStyle({ ...skin.colors[scheme], ...strip }, skin.fonts[device], skin.face[device])}
      aria-label={t('previews.instagram.title')}
      data-skin={skin.id}
    >
      <header className={css.head({ device })}>
        <span className={skin.hasRing ? css.ring : undefined}>
          <BrandMark brand={brand} size={skin.avatar} />
        </span>
        <div className={css.who}>
          <div className={css.name} data-testid="handle">
            <bdi>{name}</bdi>
          </div>
          <div className={css.label} data-testid="label">
            {t(`previews.labels.${skin.label}`)}
            {audio ? (
              <Row as="span" gap={4}>
                <PlatformIcon name="note" size={12} />
                <bdi className={css.song} data-testid="audio">
                  {audio}
                </bdi>
              </Row>
            ) : null}
          </div>
        </div>
        <PlatformIcon name="dots" size={24} />
      </header>
      <div className={css.media({ device })} onLoadCapture={readColor}>
        <MediaFrame media={media} brand={brand} limits={skin.media} />
      </div>
      {buttonLabel ? (
        <div className={css.strip({ device })} data-testid="call-to-action">
          <span className={css.stripWords}>{buttonLabel}</span>
          <PlatformIcon name="chevron" size={18} />
        </div>
      ) : null}
      <div className={css.tools({ device })}>
        <PlatformIcon name="heart" size={24} />
        <PlatformIcon name="bubble" size={24} />
        <PlatformIcon name="plane" size={24} />
        <span className={css.save}>
          <PlatformIcon name="bookmark" size={24} />
        </span>
      </div>
      <div className={css.foot({ device })}>
        {message.trim() ? (
          <CutText
            text={message}
            lines={skin.lines[device].message}
            lead={name}
            more={t('previews.instagram.more')}
            less={t('previews.instagram.less')}
            testId="message"
          />
        ) : null}
        {isTranslatable && message.trim() ? (
          <div className={css.translation}>{t('previews.instagram.translate')}</div>
        ) : null}
        {device === 'desktop' ? <div className={css.quiet}>{t('previews.instagram.addComment')}</div> : null}
      </div>
    </article>
  )
}
