import { CreativePicture } from '@aloft/design-system/patterns/creative-picture'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { type CreativeFormat, creativeFormats } from '@aloft/domain/creatives/creative-formats.rules'
import type {} from '@aloft/messages/i18n'
import { memo } from 'react'
import * as css from './format-tabs.css.ts'

export interface FormatTabsProps {
  formats: readonly CreativeFormat[]
  value: CreativeFormat
  /** SVG by format; those still being drawn are left out. */
  drawings: Readonly<Partial<Record<CreativeFormat, string>>>
  onOpen: (format: CreativeFormat) => void
}

const height = 72

/** The formats of a creative, one of which is open. */
export const FormatTabs = memo(function FormatTabs({ formats, value, drawings, onOpen }: FormatTabsProps) {
  const { t } = useTranslation()
  return (
    <div className={css.tabs} role="group" aria-label={t('studio.formats.label')}>
      {formats.map((format) => {
        const sides = creativeFormats[format]
        return (
          <button
            key={format}
            type="button"
            className={css.tab}
            aria-pressed={format === value}
            aria-busy={drawings[format] === undefined || undefined}
            onClick={() => onOpen(format)}
          >
            <span className={css.window} style={{ width: (height * sides.width) / sides.height }}>
              <CreativePicture svg={drawings[format] ?? null} {...sides} alt="" />
            </span>
            <span>
              <span className={css.ratio}>{format}</span>{' '}
              <span className={css.use}>{t(`studio.formats.${format}`)}</span>
            </span>
          </button>
        )
      })}
    </div>
  )
})
