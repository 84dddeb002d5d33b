import type {} from '@aloft/messages/i18n'
import { Row } from '../primitives/row.tsx'
import { useTranslation } from '../primitives/use-translation.ts'
import { BrandMark } from './brand-mark.tsx'
import { CutText } from './cut-text.tsx'
import { PlatformIcon } from './platform-icon.tsx'
import type { PlatformIconName } from './platform-icon-paths.ts'
import type { MetaAd, PreviewScheme } from './preview-data.ts'
import * as css from './reel.css.ts'
import { SafeZones } from './safe-zones.tsx'
import type { ReelSkin } from './skin-data.ts'
import { skinStyle } from './skin-style.ts'
import { facebookReelSkins, instagramReelSkins } from './skins.ts'
import { UprightPicture } from './upright-picture.tsx'

export interface ReelProps {
  ad: MetaAd
  platform?: ReelSkin['platform']
  /** The platform's newest skin if left out. */
  skin?: ReelSkin
  scheme?: PreviewScheme
  /** Marks the bands that the platform covers with its own elements. */
  hasSafeZones?: boolean
}

const newest = { facebook: facebookReelSkins[0], instagram: instagramReelSkins[0] }

const toolsOf: Readonly<Record<ReelSkin['platform'], readonly PlatformIconName[]>> = {
  facebook: ['thumb', 'speech', 'arrow', 'dots'],
  instagram: ['heart', 'bubble', 'plane', 'dots'],
}

/** Preview of an ad among reels, 9:16 and up to 430 px wide. */
export function Reel({
  ad,
  platform = 'instagram',
  skin = newest[platform],
  scheme = 'light',
  hasSafeZones = false,
}: ReelProps) {
  const { t } = useTranslation()
  const { brand, message, buttonLabel } = ad
  return (
    <article
      className={css.screen}
      style={skinStyle(skin.colors[scheme], skin.fonts, skin.face)}
      aria-label={t(`previews.reel.titles.${skin.platform}`)}
      data-skin={skin.id}
    >
      <UprightPicture ad={ad} />
      {hasSafeZones ? <SafeZones covered={skin.covered} /> : null}
      <div className={css.bottom}>
        <Row gap={16} align="end">
          <div className={css.words}>
            <Row as="header" gap={10}>
              <BrandMark brand={brand} size={skin.avatar} />
              <div className={css.who}>
                <div className={css.name} data-testid="handle">
                  <bdi>{(skin.platform === 'instagram' && brand.handle) || brand.name}</bdi>
                </div>
                <div className={css.label} data-testid="label">
                  {t(`previews.labels.${skin.label}`)}
                </div>
              </div>
            </Row>
            {message.trim() ? (
              <CutText
                text={message}
                lines={skin.lines.message}
                more={t('previews.story.more')}
                less={t('previews.story.less')}
                testId="message"
              />
            ) : null}
          </div>
          <div className={css.tools} data-testid="tools">
            {toolsOf[skin.platform].map((icon) => (
              <PlatformIcon key={icon} name={icon} size={24} />
            ))}
          </div>
        </Row>
        {buttonLabel ? (
          <div className={css.button} data-testid="call-to-action">
            <span className={css.buttonWords}>{buttonLabel}</span>
            <PlatformIcon name="chevron" size={18} />
          </div>
        ) : null}
      </div>
    </article>
  )
}
