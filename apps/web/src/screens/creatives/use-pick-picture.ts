import type { OpenStudio } from '@aloft/views/creatives/studio/studio-content'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { AdCreative } from '@aloft/domain/creatives/ad-creative.entity'
import { useCallback } from 'react'
import { reportToGuide } from '../../state/guide-events.ts'
import { showToast } from '../../state/toasts.ts'
import { pickPictures } from './pick-pictures.ts'

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
        const pictures = await pickPictures({ ideaId, balloonId })
        if (!pictures) return showToast({ text: t('studio.form.pictureFailed'), tone: 'error' })
        // In place of another one, there can only be the first; all of them are in the library.
        for (const picture of replacedId === null ? pictures : pictures.slice(0, 1))
          onAct(
            replacedId === null
              ? { type: 'ADD_PICTURE', picture }
              : { type: 'REPLACE_PICTURE', id: replacedId, picture },
          )
        if (pictures.length > 0) reportToGuide('pictureUsed')
      }
      void pick()
    },
    [ideaId, balloonId, onAct, t],
  )
}
