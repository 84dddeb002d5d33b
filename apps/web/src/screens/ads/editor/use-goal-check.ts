import type { GoalCheckProps } from '@aloft/views/ads/editor/goal-check'
import type { BalloonValues } from '@aloft/domain/ads/ad-values.rules'
import { adSettings } from '@aloft/domain/ads/ad-settings.rules'
import { isGoalVerified } from '@aloft/domain/flows/snippet.rules'
import { useState } from 'react'
import { useMay } from '../../../state/rights.ts'
import { validateGoal } from '../../../wiring/publishing/snippet.ts'

/**
 * Whether the brand's snippet was found where an ad's goal is reached, and the check for it (DOM-08). Unsaved goals
 * can't be checked: the server visits only the addresses of goals it knows.
 */
export function useGoalCheck(
  ideaId: string,
  {
    values,
    saved,
    campaignId,
  }: { readonly values: BalloonValues; readonly saved: BalloonValues; readonly campaignId: string },
  hasUnsaved: boolean,
): GoalCheckProps | undefined {
  const may = useMay()
  const [checked, setChecked] = useState<{ url: string; state: GoalCheckProps['state'] } | null>(null)
  const { conversion } = adSettings(values, campaignId)
  if (!conversion) return undefined
  const { url } = conversion
  const verify = async () => {
    setChecked({ url, state: 'checking' })
    const found = await validateGoal(ideaId, url)
    setChecked({ url, state: found === null ? 'failed' : found ? 'idle' : 'notFound' })
  }
  return {
    // Until a new address is saved, what was found is of the old one.
    isVerified: isGoalVerified(values) === true && adSettings(saved, campaignId).conversion?.url === url,
    state: checked?.url === url ? checked.state : 'idle',
    onVerify: url && !hasUnsaved && may('validate-snippet') ? () => void verify() : undefined,
  }
}
