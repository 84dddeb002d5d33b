import type {} from '@aloft/messages/i18n'
import { useTranslation } from '../primitives/use-translation.ts'
import { CutText } from './cut-text.tsx'
import { PlatformIcon } from './platform-icon.tsx'
import type { MetaAd, PreviewScheme } from './preview-data.ts'
import type { StorySkin } from './skin-data.ts'
import { SafeZones } from './safe-zones.tsx'
import { facebookStorySkins, instagramStorySkins } from './upright-skins.ts'
import * as css from './story.css.ts'
import { UprightPicture } from './upright-picture.tsx'
import { Advertiser, UprightScreen } from './upright-screen.tsx'

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
  const { brand, message, buttonLabel } = ad
  return (
    <UprightScreen label={t(`previews.story.titles.${skin.platform}`)} skin={skin} scheme={scheme}>
      <UprightPicture ad={ad}>
        {message.trim() ? (
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
      </UprightPicture>
      {hasSafeZones ? <SafeZones covered={skin.covered} /> : null}
      <header className={css.head}>
        <div className={css.progress} data-testid="progress">
          <div className={css.passed} />
        </div>
        <div className={css.row}>
          <Advertiser brand={brand} skin={skin} />
          <PlatformIcon name="dots" size={24} />
          <PlatformIcon name="cross" size={24} />
        </div>
      </header>
      {buttonLabel ? (
        <div className={css.bottom({ link: skin.link })}>
          {skin.link === 'sheet' ? (
            <div className={css.sheet} data-testid="call-to-action">
              <PlatformIcon name="chevronUp" size={16} />
              <span className={css.sheetWords}>{buttonLabel}</span>
              <span className={css.domain} data-testid="domain">
                {brand.domain}
              </span>
            </div>
          ) : (
            <span className={css.pill} data-testid="call-to-action">
              <PlatformIcon name={skin.platform === 'instagram' ? 'chain' : 'chevronUp'} size={18} />
              <span className={css.pillWords}>{buttonLabel}</span>
            </span>
          )}
        </div>
      ) : null}
    </UprightScreen>
  )
}
