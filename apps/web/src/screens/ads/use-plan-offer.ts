import { isPlanOffered } from '@aloft/domain/account/plan-offer.rules'
import type { BrandRole } from '@aloft/domain/teams/roles.rules'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { pageAddress, planAddress } from '../../addresses/page-address.ts'
import { useUser } from '../../state/session.ts'
import { skipPlan } from '../../wiring/ads/first-ads.ts'

/**
 * The offer of a plan after the first ads of a brand; undefined for users who have a plan or have skipped the
 * offer (ONB-01), and for team members, because ads run on the plan of the brand's owner.
 */
export function usePlanOffer(role: BrandRole) {
  const navigate = useNavigate()
  const user = useUser()
  const [isSkipped, setSkipped] = useState(false)
  if (role !== 'owner' || isSkipped || !user || !isPlanOffered(user)) return undefined
  return {
    onSeePlans: () => void navigate(planAddress(pageAddress('create/first-ads'))),
    onSkip: () => {
      setSkipped(true)
      void skipPlan()
    },
  }
}
