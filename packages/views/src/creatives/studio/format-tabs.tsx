import { CreativePicture } from '@aloft/design-system/patterns/creative-picture'
import { Button } from '@aloft/design-system/primitives/button'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import { type CreativeFormat, creativeFormats } from '@aloft/domain/creatives/creative-formats.rules'
import { countOwnChanges, mainFormatOf, type Scenes } from '@aloft/domain/creatives/studio/sizes.rules'
import type {} from '@aloft/messages/i18n'
import { memo } from 'react'
import * as css from './format-tabs.css.ts'

export interface FormatTabsProps {
  formats: readonly CreativeFormat[]
  value: CreativeFormat
  scenes: Scenes
  /** SVG by format, null if it can't be drawn; those still being drawn are left out. */
  drawings: Readonly<Partial<Record<CreativeFormat, string | null>>>
  isReadOnly: boolean
  onOpen: (format: CreativeFormat) => void
  /** A size follows the main one again. */
  onFollow: (format: CreativeFormat) => void
}

const height = 72

/** The sizes of a creative, one of which is open, and whether they follow the main one. */
export const FormatTabs = memo(function FormatTabs({
  formats,
  value,
  scenes,
  drawings,
  isReadOnly,
  onOpen,
  onFollow,
}: FormatTabsProps) {
  const { t } = useTranslation()
  const main = mainFormatOf(scenes)
  return (
    <div
      className={css.tabs}
      role="group"
      aria-label={t('studio.formats.label')}
      data-guide="buildCreative.layout"
    >
      {formats.map((format) => {
        const sides = creativeFormats[format]
        const scene = scenes[format]
        const count = scene ? countOwnChanges(scene) : 0
        return (
          <div key={format} className={css.size}>
            <button
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
              {format === main ? null : (
                <span className={css.relation({ isOwn: count > 0 })}>
                  {count > 0 ? t('studio.formats.own', { count }) : t('studio.formats.follows', { main })}
                </span>
              )}
            </button>
            {count > 0 && !isReadOnly ? (
              <Button size="small" variant="quiet" onPress={() => onFollow(format)}>
                <span aria-hidden="true">{t('studio.formats.followAgain', { main })}</span>
                <VisuallyHidden>{t('studio.formats.followAgainNamed', { format, main })}</VisuallyHidden>
              </Button>
            ) : null}
          </div>
        )
      })}
    </div>
  )
})
