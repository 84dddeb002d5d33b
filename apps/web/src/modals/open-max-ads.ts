import { planOf } from '@aloft/domain/plans/plan-catalogue.rules'
import { countActiveAds } from '../state/brand.ts'
import { closeModal } from '../state/modal.ts'
import { currentUser } from '../state/session.ts'
import { openModal } from './open-modal.ts'

/** The plan is full, as the server said (GEN-09). `goToAds` leads to where an ad can be put away. */
export function openMaxAds(goToAds: () => void): void {
  const max = planOf(currentUser()?.plan.labelKey ?? 'free').maxAds
  const onArchive = () => {
    closeModal()
    goToAds()
  }
  // Ads of other brands count too, and this page knows only those of the open one.
  openModal('max-ads-exceeded', { active: Math.max(max, countActiveAds()), max, onArchive })
}
