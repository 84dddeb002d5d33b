import type { GoalCheckProps } from '@aloft/views/ads/editor/goal-check'
import { adSettings } from '@aloft/domain/ads/ad-settings.rules'
import { readValues } from '@aloft/domain/balloons/balloon-history.rules'
import { isGoalVerified } from '@aloft/domain/flows/snippet.rules'
import { checkState } from '../../../../ads/snippet-checks.ts'
import { useCommand } from '../../../../queries/use-command.ts'
import { useMay } from '../../../../state/rights.ts'
import { validateGoal } from '../../../../wiring/publishing/snippet.ts'
import type { EditedAd } from '../ad-store.ts'
import { useEditedAd } from '../edited-ad.tsx'

const goalOf = ({ idea, balloon, values, content: { campaignId }, hasUnsaved }: EditedAd) => {
  const url = adSettings(values, campaignId).conversion?.url
  const saved = adSettings(readValues(balloon.data), campaignId).conversion?.url
  return {
    ideaId: idea._id,
    url,
    // Until a new address is saved, what was found is of the old one.
    isVerified: isGoalVerified(values) === true && saved === url,
    hasUnsaved,
  }
}

/**
 * Whether the brand's snippet was found where the open ad's goal is reached, and the check for it (DOM-08). Unsaved
 * goals can't be checked: the server visits only the addresses of goals it knows.
 */
export function useGoalCheck(): GoalCheckProps | undefined {
  const { ideaId, url, isVerified, hasUnsaved } = useEditedAd(goalOf)
  const may = useMay()
  const check = useCommand((goalUrl: string) => validateGoal(ideaId, goalUrl))
  if (url === undefined) return undefined
  return {
    isVerified,
    state: check.input === url ? checkState(check) : 'idle',
    onVerify: url && !hasUnsaved && may('validate-snippet') ? () => void check.start(url) : undefined,
  }
}
