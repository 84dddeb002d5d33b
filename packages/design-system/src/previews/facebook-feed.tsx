import type {} from '@aloft/messages/i18n'
import { useTranslation } from '../primitives/use-translation.ts'
import { BrandMark } from './brand-mark.tsx'
import { CutText } from './cut-text.tsx'
import * as css from './facebook-feed.css.ts'
import { MediaFrame } from './media-frame.tsx'
import { PlatformIcon } from './platform-icon.tsx'
import type { PlatformIconName } from './platform-icon-paths.ts'
import type { MetaAd, PreviewDevice, PreviewScheme } from './preview-data.ts'
import type { FacebookSkin } from './skin-data.ts'
import { skinStyle } from './skin-style.ts'
import { facebookSkins } from './skins.ts'

export interface FacebookFeedProps {
  ad: MetaAd
  /** `mobile` fills its container up to 430 px; `desktop` is 500 px wide. */
  device?: PreviewDevice
  /** The newest skin if left out. */
  skin?: FacebookSkin
  scheme?: PreviewScheme
}

const actions = [
  ['like', 'thumb'],
  ['comment', 'speech'],
  ['share', 'arrow'],
] as const satisfies readonly (readonly [string, PlatformIconName])[]

/** Preview of an ad in the Facebook feed. */
export function FacebookFeed({
  ad,
  device = 'mobile',
  skin = facebookSkins[0],
  scheme = 'light',
}: FacebookFeedProps) {
  const { t } = useTranslation()
  const { brand, message, headline, description, buttonLabel, media } = ad
  const lines = skin.lines[device]
  return (
    <article
      className={css.card({ device })}
      style={skinStyle(skin.colors[scheme], skin.fonts[device], skin.face[device])}
      aria-label={t('previews.facebook.title')}
      data-skin={skin.id}
    >
      <header className={css.head}>
        <BrandMark brand={brand} size={skin.avatar} />
        <div className={css.who}>
          <div className={css.name}>
            <CutText text={brand.name} lines={2} align="left" testId="page-name" />
          </div>
          <div className={css.label} data-testid="label">
            {t(`previews.labels.${skin.label}`)}
            {' · '}
            <PlatformIcon name="globe" size={12} />
          </div>
        </div>
        <div className={css.tools}>
          <PlatformIcon name="dots" size={22} />
          <PlatformIcon name="cross" size={22} />
        </div>
      </header>
      {message.trim() ? (
        <div className={css.message}>
          <CutText
            text={message}
            lines={lines.message}
            more={t('previews.facebook.seeMore')}
            less={t('previews.facebook.seeLess')}
            moreVariant={skin.seeMore[device]}
            testId="message"
          />
        </div>
      ) : null}
      {media ? <MediaFrame media={media} brand={brand} limits={skin.media} /> : null}
      <div className={css.bar} data-testid="link-bar">
        <div className={css.about}>
          <div className={css.domain} data-testid="domain">
            {brand.domain}
          </div>
          {headline.trim() ? (
            <div className={css.headline}>
              <CutText text={headline} lines={lines.headline} testId="headline" />
            </div>
          ) : null}
          {description.trim() && lines.description > 0 ? (
            <div className={css.description}>
              <CutText text={description} lines={lines.description} testId="description" />
            </div>
          ) : null}
        </div>
        {buttonLabel ? (
          <span className={css.button} data-testid="call-to-action">
            {buttonLabel}
          </span>
        ) : null}
      </div>
      <footer className={css.actions}>
        {actions.map(([action, icon]) => (
          <span key={action} className={css.action} data-testid={action}>
            <PlatformIcon name={icon} size={20} />
            {t(`previews.facebook.${action}`)}
          </span>
        ))}
      </footer>
    </article>
  )
}
