import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Text } from '@aloft/design-system/primitives/text'
import { vars } from '@aloft/design-system/theme/theme.css'
import * as css from './design-preview.css.ts'
import { sizedPicture } from '@aloft/design-system/primitives/sized-picture'

export interface DesignPreviewProps {
  font: string
  /** `#rrggbb`. */
  layoutColor: string
  textColor: string
  logo: string | null
  /** Its text: the brand's name. */
  brand: string
}

/** How the four fields of a design brief look together (BRF-04). */
export function DesignPreview({ font, layoutColor, textColor, logo, brand }: DesignPreviewProps) {
  const { t } = useTranslation()
  const fontFamily = `"${font.replaceAll(/["\\]/g, '')}", "${font} Variable", ${vars.text}`
  return (
    <figure className={css.figure}>
      <div
        className={css.card}
        style={{ background: layoutColor, color: textColor, fontFamily }}
        data-testid="design-preview"
      >
        {logo ? (
          <img className={css.logo} {...sizedPicture(logo, '48px')} alt={t('briefs.design.logo')} />
        ) : null}
        <div className={css.words}>
          <bdi className={css.name}>{brand}</bdi>
          <span className={css.line}>{t('briefs.design.previewText')}</span>
        </div>
      </div>
      <figcaption>
        <Text as="span" size={12} tone="faint">
          {t('briefs.design.preview')}
        </Text>
      </figcaption>
    </figure>
  )
}
