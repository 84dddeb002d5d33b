import type {} from '@aloft/messages/i18n'
import { useTranslation } from '../primitives/use-translation.ts'
import { brandVars } from '../theme/brand-theme.css.ts'
import { BrandMark } from './brand-mark.tsx'
import { CutText } from './cut-text.tsx'
import { inkOn } from './ink-on.ts'
import * as css from './instagram-feed.css.ts'
import { MediaFrame } from './media-frame.tsx'
import { PlatformIcon } from './platform-icon.tsx'
import type { MetaAd, PreviewDevice, PreviewScheme } from './preview-data.ts'
import type { InstagramSkin } from './skin-data.ts'
import { skinStyle } from './skin-style.ts'
import { instagramSkins, sampleCounts } from './skins.ts'

export interface InstagramFeedProps {
  ad: MetaAd
  /** `mobile` fills its container up to 430 px; `desktop` is 470 px wide. */
  device?: PreviewDevice
  /** The newest skin if left out. */
  skin?: InstagramSkin
  scheme?: PreviewScheme
  /**
   * Background of the strip under the picture, as `#rrggbb` or the brand theme's: the platform takes its
   * color from the ad. Left out, it's the skin's own.
   */
  stripColor?: `#${string}` | 'theme'
}

function stripOf(color: NonNullable<InstagramFeedProps['stripColor']>) {
  if (color !== 'theme') return { strip: color, stripInk: inkOn(color) }
  return { strip: brandVars.primary.color, stripInk: brandVars.primary.ink }
}

/** Preview of an ad in the Instagram feed, which shows neither headline nor description. */
export function InstagramFeed({
  ad,
  device = 'mobile',
  skin = instagramSkins[0],
  scheme = 'light',
  stripColor,
}: InstagramFeedProps) {
  const { t } = useTranslation()
  const { brand, message, buttonLabel, media } = ad
  const { likes, comments } = sampleCounts.instagram
  const isMobile = device === 'mobile'
  const strip = stripColor ? stripOf(stripColor) : {}
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
            {brand.handle}
          </div>
          <div className={css.label} data-testid="label">
            {t(`previews.labels.${skin.label}`)}
          </div>
        </div>
        <PlatformIcon name="dots" size={24} />
      </header>
      <div className={css.media({ device })}>
        <MediaFrame media={media} brand={brand} limits={skin.media} />
      </div>
      {buttonLabel ? (
        <div className={css.strip({ device })} data-testid="call-to-action">
          <span className={css.stripWords}>{buttonLabel}</span>
          <PlatformIcon name="chevron" size={18} />
        </div>
      ) : null}
      <div className={css.tools({ device })}>
        <span className={css.tool} data-testid="like">
          <PlatformIcon name="heart" size={24} />
          {isMobile ? likes : null}
        </span>
        <span className={css.tool} data-testid="comment">
          <PlatformIcon name="bubble" size={24} />
          {isMobile ? comments : null}
        </span>
        <span className={css.tool} data-testid="send">
          <PlatformIcon name="plane" size={24} />
        </span>
        <span className={css.save} data-testid="save">
          <PlatformIcon name="bookmark" size={24} />
        </span>
      </div>
      <div className={css.foot({ device })}>
        {isMobile ? null : (
          <div className={css.likes} data-testid="likes">
            {t('previews.instagram.likes', { count: likes })}
          </div>
        )}
        {message.trim() ? (
          <CutText
            text={message}
            lines={skin.lines[device].message}
            lead={brand.handle}
            more={t('previews.instagram.more')}
            less={t('previews.instagram.less')}
            testId="message"
          />
        ) : null}
        {isMobile ? null : (
          <>
            <div className={css.quiet}>{t('previews.instagram.allComments', { count: comments })}</div>
            <div className={css.quiet}>{t('previews.instagram.addComment')}</div>
          </>
        )}
      </div>
    </article>
  )
}
