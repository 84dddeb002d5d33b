import { leadToSection } from '@aloft/views/ads/copy/lead-to'
import { SectionTabs } from '@aloft/views/ads/editor/section-tabs'
import { adSettings } from '@aloft/domain/ads/ad-settings.rules'
import type { EditorSection } from '@aloft/domain/ads/editor-sections.rules'
import { whenThere } from '../../../../router/when-there.ts'
import type { EditedAd } from '../ad-store.ts'
import { useEditedAd, useIsLocked } from '../edited-ad.tsx'
import { useContentFields, useTargetingRemarks } from './use-ad-fields.ts'

const settingsOf = ({ values, content, readiness }: EditedAd) => ({
  ...adSettings(values, content.campaignId),
  failures: readiness.settingFailures,
})

/** Leads to the sections of the ad and shows where something is missing (EDT-01, EDT-12). */
export function TabsSection() {
  const { fields, needs } = useContentFields()
  const settings = useEditedAd(settingsOf)
  return (
    <SectionTabs
      fields={fields}
      needs={needs}
      {...useTargetingRemarks()}
      settings={settings}
      isLocked={useIsLocked()}
      onLead={lead}
    />
  )
}

/** Sections below the texts may still be loading. */
function lead(section: EditorSection): boolean {
  const isThere = leadToSection(section)
  if (!isThere) whenThere(() => leadToSection(section))
  return isThere
}
