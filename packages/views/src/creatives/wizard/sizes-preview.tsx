import {
  type CreativeFormat,
  creativeFormatNames,
  creativeFormats,
} from '@aloft/domain/creatives/creative-formats.rules'
import { CreativePicture } from '@aloft/design-system/patterns/creative-picture'
import { Text } from '@aloft/design-system/primitives/text'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type {} from '@aloft/messages/i18n'
import type { SizesContent } from './wizard-content.ts'
import * as css from './wizard.css.ts'

export interface SizesPreviewProps {
  sizes: SizesContent
  /** What it says, for people who can't see it. */
  headline: string
  isLarge?: boolean
  /** The size that a fault is in. */
  marked?: CreativeFormat | null
}

const names = { '1:1': 'square', '4:5': 'portrait', '9:16': 'story', '16:9': 'wide' } as const

/** The creative as it is now, in all its sizes, or why it can't be drawn. */
export function SizesPreview({ sizes, headline, isLarge = false, marked = null }: SizesPreviewProps) {
  const { t } = useTranslation()
  const { svgs, refusal } = sizes
  if (refusal)
    return (
      <Text tone="ending">
        {t('creativeWizard.cannotDraw', { reason: t(`creativeWizard.refused.${refusal.kind}`) })}
      </Text>
    )
  return (
    <ul
      className={isLarge ? `${css.sizes} ${css.largeSizes}` : css.sizes}
      aria-label={t('creativeWizard.sizes')}
    >
      {creativeFormatNames.map((format) => (
        <li key={format} className={css.size} aria-current={marked === format || undefined}>
          <span className={css.drawnSize}>
            <CreativePicture svg={svgs[format] ?? null} {...creativeFormats[format]} alt={headline} />
          </span>
          <Text as="span" size={12} tone="soft">
            {t(`creativeList.downloadAsked.sizes.${names[format]}`, { ratio: format })}
          </Text>
        </li>
      ))}
    </ul>
  )
}
