import { Segments } from '@aloft/design-system/patterns/segments'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Stack } from '@aloft/design-system/primitives/stack'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type {} from '@aloft/messages/i18n'
import { type ReactNode, useState } from 'react'
import * as css from './studio-sheet.css.ts'

const parts = ['style', 'place', 'layers', 'add', 'checks'] as const
type Part = (typeof parts)[number]

export interface StudioSheetProps {
  /** The actions for the selected layers; null if none is selected. */
  actions: ReactNode
  /** The properties of the selected layers. */
  renderPanel: (part: 'style' | 'place') => ReactNode
  layers: ReactNode
  /** What can be added; null if nothing can be changed. */
  add: ReactNode
  checks: ReactNode
}

/** On a narrow screen, the panels share the room below the picture. */
export function StudioSheet({ actions, renderPanel, layers, add, checks }: StudioSheetProps) {
  const { t } = useTranslation()
  const [part, setPart] = useState<Part>('style')
  const shown = parts.filter((each) => each !== 'add' || add !== null)
  return (
    <div className={css.sheet}>
      <Stack gap={16}>
        {actions ? <Cluster justify="center">{actions}</Cluster> : null}
        <Segments
          label={t('studio.parts.label')}
          width="full"
          options={shown.map((id) => ({
            id,
            label: t(`studio.parts.${id}`),
            guide: id === 'add' && part !== 'add' ? 'buildCreative.mediaLibrary' : undefined,
          }))}
          value={part}
          onChange={(id) => setPart(parts.find((each) => each === id) ?? 'style')}
        />
        {part === 'style' || part === 'place' ? renderPanel(part) : { layers, add, checks }[part]}
      </Stack>
    </div>
  )
}
