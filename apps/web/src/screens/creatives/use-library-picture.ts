import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { DesignPicture } from '@aloft/domain/creatives/wizard/design.rules'
import { useCallback } from 'react'
import { ask } from '../../modals/ask.ts'
import { openImageGeneration } from '../../modals/open-image-generation.ts'
import { naturalSize } from '../../modals/picture-size.ts'
import { showToast } from '../../state/toasts.ts'

/** Asks for a picture of a brand's library, or for one that's made now, and passes it on with its sides. */
export function useLibraryPicture(
  ideaId: string,
  balloonId: string | null,
  onPick: (picture: DesignPicture) => void,
): () => void {
  const { t } = useTranslation()
  return useCallback(() => {
    const pick = async () => {
      const answer = await ask('image-picker', { ideaId })
      if (!answer) return
      const [item] = answer === 'generate' ? await openImageGeneration(ideaId, balloonId) : [answer]
      if (!item) return
      const { url, width, height } = item
      // Uploads from before they were measured have no size.
      const size = width && height ? { width, height } : await naturalSize(url)
      if (!size) return showToast({ text: t('studio.form.pictureFailed'), tone: 'error' })
      onPick({ src: url, ...size })
    }
    void pick()
  }, [ideaId, balloonId, onPick, t])
}
