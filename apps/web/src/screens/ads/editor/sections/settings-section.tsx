import { SettingSections } from '@aloft/views/ads/editor/setting-sections'
import { useIsLocked } from '../edited-ad.tsx'
import { useAdSettings } from './use-ad-settings.ts'
import { useDuplicateAd } from './use-duplicate-ad.ts'

/** The goal of the ad, its payment, budget and dates (EDT-01). */
export function SettingsSection() {
  const { settings, onChange } = useAdSettings()
  return (
    <SettingSections
      settings={settings}
      onChange={onChange}
      onDuplicate={useDuplicateAd()}
      isReadOnly={useIsLocked()}
    />
  )
}
