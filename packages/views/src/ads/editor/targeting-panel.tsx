import type {} from '@aloft/messages/i18n'
import type { ReactNode } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { TargetingList } from '../targeting/targeting-lists.ts'
import { EditorSection } from './editor-section.tsx'
import { type AudienceRemark, countGaps, useTargetingParts } from './use-ad-parts.ts'

export interface TargetingPanelProps {
  /** The parts of the targeting that are counted. */
  lists: readonly TargetingList[]
  /** What is wrong with the people it is for, and what the linter says of them. */
  audience: readonly AudienceRemark[]
  isReadOnly?: boolean
  /** The fields, as the ad's platform requires them. */
  children: ReactNode
}

/** Who sees an ad: its head counts the lists and what is wrong with them (EDT-01). */
export function TargetingPanel({ lists, audience, isReadOnly = false, children }: TargetingPanelProps) {
  const { t } = useTranslation()
  const gaps = countGaps(useTargetingParts(lists, audience))
  const counted = lists.flatMap(({ kind, items }) =>
    items.length > 0 ? [t(`adSettings.summary.${kind}`, { count: items.length })] : [],
  )
  return (
    <EditorSection
      section="targeting"
      summary={counted.join(', ') || t('adSettings.summary.nothing')}
      gaps={isReadOnly ? 0 : gaps}
      isLocked={isReadOnly}
      guide="launch.reviewLocations"
    >
      {children}
    </EditorSection>
  )
}
