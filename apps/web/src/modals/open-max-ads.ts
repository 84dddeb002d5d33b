import type { AdLimit } from '@aloft/domain/balloons/ad-limit.entity'
import { closeModal } from '../state/modal.ts'
import { openModal } from './open-modal.ts'

/** The plan is full, as the server said (GEN-09). `goToAds` leads to where an ad can be put away. */
export function openMaxAds({ limit, count }: AdLimit, goToAds: () => void): void {
  const onArchive = () => {
    closeModal()
    goToAds()
  }
  openModal('max-ads-exceeded', { active: count, max: limit, onArchive })
}
