import { type FixTarget, useFixTargets } from '@aloft/views/ads/editor/use-fix-targets'
import { launchFixes } from '@aloft/domain/ads/launch-fixes.rules'
import type { EditedAd } from '../ad-store.ts'
import { useEditedAd } from '../edited-ad.tsx'

const fixesOf = ({ content: { platform }, readiness, lock }: EditedAd) => ({
  platform,
  fields: lock === null ? launchFixes(readiness, platform) : [],
})

/** What blocks the launch of the open ad, in the order of the page; nothing in an ad that's locked. */
export function useLaunchFixes(): readonly FixTarget[] {
  const { platform, fields } = useEditedAd(fixesOf)
  return fields.map(useFixTargets(platform))
}
