import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { ask } from '../../modals/ask.ts'
import { adNames } from '../../state/brand.ts'
import { showToast } from '../../state/toasts.ts'
import { offerUndo } from '../../state/undo.ts'

/** Asks for a new name of an ad and saves it like the editor does (FLV-14). */
export function useRenameAd(ideaId: string): (balloonId: string) => Promise<void> {
  const { t } = useTranslation()
  return async (balloonId) => {
    const { [balloonId]: title = '', ...others } = adNames()
    const name = await ask('title-edit', { kind: 'ad', title, otherTitles: Object.values(others) })
    if (name === undefined) return
    if (await saveName(ideaId, balloonId, name)) {
      const undo = () => void saveName(ideaId, balloonId, title)
      offerUndo('renameAd', t('ads.rename.done', { name }), undo)
    } else showToast({ text: t('ads.rename.storedOffline'), tone: 'warning' })
  }
}

/** False if it's only stored on the device, by the editor's queue, because it can't be saved now. */
async function saveName(ideaId: string, balloonId: string, name: string): Promise<boolean> {
  const [{ adDrafts, updateAd }] = await Promise.all([
    import('../../wiring/drafts/ad-drafts.ts'),
    import('../../wiring/drafts/offline-edits.ts'),
  ])
  updateAd(ideaId, balloonId, { name })
  await adDrafts.finishSaving()
  return !adDrafts.hasUnsaved()
}
