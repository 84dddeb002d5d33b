import { InSteps } from '@aloft/design-system/primitives/in-steps'
import { AutopilotSection } from './autopilot-section.tsx'
import { DuplicateAdSection } from './duplicate-ad-section.tsx'
import { ForecastSection } from './forecast-section.tsx'
import { HistorySection } from './history-section.tsx'
import { SettingsSection } from './settings-section.tsx'
import { TargetingSection } from './targeting-section.tsx'

/** The sections below the texts, out of sight when the editor opens. */
export function LaterSections() {
  return (
    <InSteps>
      <TargetingSection />
      <SettingsSection />
      <ForecastSection />
      <HistorySection />
      <AutopilotSection />
      <DuplicateAdSection />
    </InSteps>
  )
}
