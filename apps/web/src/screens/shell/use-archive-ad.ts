import { useTranslation } from 'react-i18next'
import { openModal } from '../../modals/open-modal.ts'
import { closeModal } from '../../state/modal.ts'
import { showToast } from '../../state/toasts.ts'
import { archiveAd } from '../../wiring/brand.ts'

/** Asks whether an ad is to be put away, does so, and offers to take it back. */
export function useArchiveAd(ideaId: string): (ad: { id: string; name: string }) => void {
  const { t } = useTranslation()
  return ({ id, name }) => {
    const show = (state: { isPending?: boolean; failure?: 'generic' }) =>
      openModal('archive-balloon', { name, onArchive: () => void archive(), ...state })
    const archive = async () => {
      show({ isPending: true })
      if (!(await archiveAd(ideaId, id, true))) return show({ failure: 'generic' })
      closeModal()
      showToast({
        text: t('ads.archive.done', { name }),
        tone: 'success',
        action: { label: t('ads.archive.takeBack'), onPress: () => void takeBack() },
      })
    }
    const takeBack = async () => {
      if (!(await archiveAd(ideaId, id, false))) showToast({ text: t('ads.archive.notBack'), tone: 'error' })
    }
    show({})
  }
}
