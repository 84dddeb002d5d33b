import { useTranslation } from 'react-i18next'
import { ask } from '../../modals/ask.ts'
import { showToast } from '../../state/toasts.ts'
import { archiveAd } from '../../wiring/brand.ts'

/** Asks whether an ad is to be put away, does so, and offers to take it back. */
export function useArchiveAd(ideaId: string): (ad: { id: string; name: string }) => void {
  const { t } = useTranslation()
  return ({ id, name }) => {
    // Told even where its modal was closed meanwhile.
    const archive = async () => {
      if (!(await archiveAd(ideaId, id, true))) return null
      showToast({
        text: t('ads.archive.done', { name }),
        tone: 'success',
        action: { label: t('ads.archive.takeBack'), onPress: () => void takeBack() },
      })
      return true
    }
    const takeBack = async () => {
      if (!(await archiveAd(ideaId, id, false))) showToast({ text: t('ads.archive.notBack'), tone: 'error' })
    }
    void ask('archive-balloon', { name, archive })
  }
}
