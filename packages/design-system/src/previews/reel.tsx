import type {} from '@aloft/messages/i18n'
import { Row } from '../primitives/row.tsx'
import { useTranslation } from '../primitives/use-translation.ts'
import { CutText } from './cut-text.tsx'
import { PlatformIcon } from './platform-icon.tsx'
import type { PlatformIconName } from './platform-icon-paths.ts'
import type { MetaAd, PreviewScheme } from './preview-data.ts'
import * as css from './reel.css.ts'
import { SafeZones } from './safe-zones.tsx'
import type { ReelSkin } from './skin-data.ts'
import { facebookReelSkins, instagramReelSkins } from './upright-skins.ts'
import { UprightPicture } from './upright-picture.tsx'
import { Advertiser, UprightScreen } from './upright-screen.tsx'

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
    <UprightScreen label={t(`previews.reel.titles.${skin.platform}`)} skin={skin} scheme={scheme}>
      <UprightPicture ad={ad} />
      {hasSafeZones ? <SafeZones covered={skin.covered} /> : null}
      <div className={css.bottom}>
        <Row gap={16} align="end">
          <div className={css.words}>
            <Row as="header" gap={10}>
              <Advertiser brand={brand} skin={skin} />
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
    </UprightScreen>
  )
}
