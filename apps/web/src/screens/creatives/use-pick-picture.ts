import type { ReadyImage } from '@aloft/views/creatives/images/ordered-images'
import type { OpenStudio } from '@aloft/views/creatives/studio/studio-content'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { AdCreative } from '@aloft/domain/creatives/ad-creative.entity'
import { chosenPicture } from '@aloft/domain/creatives/studio/picture.rules'
import { useCallback } from 'react'
import { ask } from '../../modals/ask.ts'
import { openImageGeneration } from '../../modals/open-image-generation.ts'
import { naturalSize } from '../../modals/picture-size.ts'
import { showToast } from '../../state/toasts.ts'

/**
 * Asks for a picture of the brand's library, or one made for the ad, and shows it in a new layer or in place of another
 * one.
 */
export function usePickPicture(
  { ideaId, balloonId }: Pick<AdCreative, 'ideaId' | 'balloonId'>,
  onAct: OpenStudio['onAct'],
): OpenStudio['pictures']['onPick'] {
  const { t } = useTranslation()
  return useCallback(
    (replacedId) => {
      const pick = async () => {
        const answer = await ask('image-picker', { ideaId })
        if (!answer) return
        const items =
          answer === 'generate' ? (await openImageGeneration(ideaId, balloonId)).map(asMade) : [answer]
        // In place of another one, there can only be the first; all of them are in the library.
        for (const item of replacedId === null ? items : items.slice(0, 1)) {
          const { width, height } = item
          // Uploads from before they were measured have no size.
          const size = width && height ? { width, height } : await naturalSize(item.url)
          if (!size) return showToast({ text: t('studio.form.pictureFailed'), tone: 'error' })
          const picture = chosenPicture(item, size)
          onAct(
            replacedId === null
              ? { type: 'ADD_PICTURE', picture }
              : { type: 'REPLACE_PICTURE', id: replacedId, picture },
          )
        }
      }
      void pick()
    },
    [ideaId, balloonId, onAct, t],
  )
}

/** A picture that was just made; nobody else is to be named. */
const asMade = ({ url, width, height }: ReadyImage) => ({
  url,
  width,
  height,
  name: '',
  license: null,
  credit: null,
})
