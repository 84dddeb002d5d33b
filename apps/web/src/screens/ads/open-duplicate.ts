import { openModal } from '../../modals/open-modal.ts'
import { closeModal } from '../../state/modal.ts'

/**
 * Asks whether an ad is to be copied, and shows how the copying goes. `duplicate` answers false where it failed, and
 * `elsewhere` where another modal says why.
 */
export function openDuplicate(name: string, duplicate: () => Promise<boolean | 'elsewhere'>): void {
  const show = (state: { isPending?: boolean; failure?: 'generic' }) => {
    openModal('duplicate-campaign', { name, onDuplicate: () => void run(), ...state })
  }
  const run = async () => {
    show({ isPending: true })
    const end = await duplicate()
    if (end === true) closeModal()
    else if (end === false) show({ failure: 'generic' })
  }
  show({})
}
