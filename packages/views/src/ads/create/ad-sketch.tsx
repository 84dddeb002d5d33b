import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Avatar } from '@aloft/design-system/primitives/avatar'
import * as css from './ad-sketch.css.ts'
import { sizedPicture } from '@aloft/design-system/primitives/sized-picture'

/** The brand data that a sketch shows. */
export interface SketchBrand {
  name: string
  /** Host of the website. */
  host?: string | undefined
  /** Address of the logo. */
  logo?: string | undefined
  /** Address of one of the brand's own pictures. */
  picture?: string | undefined
}

export interface AdSketchProps {
  platform: AdPlatform
  brand: SketchBrand
}

/**
 * An outline of a platform's ad: the brand's own name and picture, with lines for its texts. Hidden from
 * screen readers.
 */
export function AdSketch({ platform, brand }: AdSketchProps) {
  const { t } = useTranslation()
  return (
    <div className={css.room} aria-hidden="true">
      <div className={css.ground}>
        <div className={css.paper}>
          <div className={css.head}>
            <Avatar name={brand.name} picture={brand.logo} kind="brand" size={24} />
            <span className={css.who}>
              <span className={css.name}>{brand.name}</span>
              <span className={css.below}>
                {platform === 'google' && brand.host ? brand.host : t('ads.sketch.sponsored')}
              </span>
            </span>
          </div>
          {platform === 'google' ? (
            <>
              <span className={css.line({ kind: 'headline' })} />
              <span className={css.line({ kind: 'headlineEnd' })} />
              <span className={css.line({ kind: 'text' })} />
              <span className={css.line({ kind: 'text' })} />
              <span className={css.line({ kind: 'textEnd' })} />
            </>
          ) : null}
          {platform === 'facebook' ? <span className={css.line({ kind: 'text' })} /> : null}
          {platform === 'google' ? null : (
            <div className={css.media({ platform })}>
              {brand.picture ? (
                <img className={css.picture} {...sizedPicture(brand.picture, '200px')} alt="" />
              ) : (
                <Avatar name={brand.name} picture={brand.logo} kind="brand" size={44} />
              )}
            </div>
          )}
          {platform === 'facebook' ? (
            <div className={css.foot}>
              <span className={css.line({ kind: 'title' })} />
              <span className={css.button} />
            </div>
          ) : null}
        </div>
      </div>
    </div>
  )
}
