import type {} from '@aloft/messages/i18n'
import { Row } from '../primitives/row.tsx'
import { useTranslation } from '../primitives/use-translation.ts'
import { CutText } from './cut-text.tsx'
import * as css from './facebook-right-column.css.ts'
import { MediaFrame } from './media-frame.tsx'
import type { MetaAd, PreviewScheme } from './preview-data.ts'
import type { RightColumnSkin } from './skin-data.ts'
import { skinStyle } from './skin-style.ts'
import { rightColumnSkins } from './skins.ts'

export interface FacebookRightColumnProps {
  ad: MetaAd
  /** The newest skin if left out. */
  skin?: RightColumnSkin
  scheme?: PreviewScheme
}

/** Preview of an ad beside Facebook's feed on a computer: picture, headline and address, and no button. */
export function FacebookRightColumn({
  ad,
  skin = rightColumnSkins[0],
  scheme = 'light',
}: FacebookRightColumnProps) {
  const { t } = useTranslation()
  const { brand, headline, media } = ad
  return (
    <article
      className={css.column}
      style={skinStyle(skin.colors[scheme], skin.fonts, skin.face)}
      aria-label={t('previews.rightColumn.title')}
      data-skin={skin.id}
    >
      <div className={css.heading} data-testid="label">
        {t('previews.labels.sponsored')}
      </div>
      <Row gap={12}>
        <div className={css.picture} style={{ width: skin.picture }}>
          <MediaFrame media={media} brand={brand} limits={{ tallest: 1, widest: 1 }} />
        </div>
        <div className={css.words}>
          {headline.trim() ? (
            <div className={css.headline}>
              <CutText text={headline} lines={skin.lines.headline} testId="headline" />
            </div>
          ) : null}
          <div className={css.domain} data-testid="domain">
            {brand.domain}
          </div>
        </div>
      </Row>
    </article>
  )
}
