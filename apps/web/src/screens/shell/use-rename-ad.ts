import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { ask } from '../../modals/ask.ts'
import { adNames } from '../../state/brand.ts'
import { showToast } from '../../state/toasts.ts'

/** Asks for a new name of an ad and saves it like the editor does (FLV-14). */
export function useRenameAd(ideaId: string): (balloonId: string) => Promise<void> {
  const { t } = useTranslation()
  return async (balloonId) => {
    const { [balloonId]: title = '', ...others } = adNames()
    const name = await ask('title-edit', { kind: 'ad', title, otherTitles: Object.values(others) })
    if (name === undefined) return
    // Uses the editor's queue, which also stores a name on the device if it can't be saved now.
    const [{ adDrafts, updateAd }] = await Promise.all([
      import('../../wiring/drafts/ad-drafts.ts'),
      import('../../wiring/drafts/offline-edits.ts'),
    ])
    updateAd(ideaId, balloonId, { name })
    await adDrafts.finishSaving()
    if (adDrafts.hasUnsaved()) showToast({ text: t('ads.rename.storedOffline'), tone: 'warning' })
    else showToast({ text: t('ads.rename.done', { name }), tone: 'success' })
  }
}
