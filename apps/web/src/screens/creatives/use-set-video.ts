import type { OpenStudio } from '@aloft/views/creatives/studio/studio-content'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { AdCreative } from '@aloft/domain/creatives/ad-creative.entity'
import type { Creative } from '@aloft/domain/creatives/creative.entity'
import { additionRefusal } from '@aloft/domain/creatives/element-types.rules'
import { posterChange } from '@aloft/domain/creatives/studio/video.rules'
import { useCallback } from 'react'
import { ask } from '../../modals/ask.ts'
import { showToast } from '../../state/toasts.ts'
import { pickPictures } from './pick-pictures.ts'

/** Asks for a video or its poster, and shows it in the open creative (CRE-03, CRE-08, CRE-11). */
export function useSetVideo(
  { ideaId, balloonId }: Pick<AdCreative, 'ideaId' | 'balloonId'>,
  scene: Creative | null,
  onAct: OpenStudio['onAct'],
): Pick<OpenStudio['pictures'], 'onSetVideo' | 'onPickPoster'> {
  const { t } = useTranslation()
  const refusal = additionRefusal(scene?.elements ?? [], 'video')

  const pickPoster = useCallback(async () => {
    const pictures = await pickPictures({ ideaId, balloonId })
    if (!pictures) showToast({ text: t('studio.form.pictureFailed'), tone: 'error' })
    return pictures?.[0] ?? null
  }, [ideaId, balloonId, t])

  const onSetVideo = useCallback<OpenStudio['pictures']['onSetVideo']>(
    (replacedId) => {
      const set = async () => {
        // Before anything is uploaded in vain.
        if (replacedId === null && refusal)
          return showToast({ text: t(`studio.refusals.${refusal}`), tone: 'error' })
        const answer = await ask('set-video', { ideaId, isReplacing: replacedId !== null })
        if (!answer) return
        const poster = (answer.asksPoster ? await pickPoster() : null) ?? answer.video.poster
        const video = { ...answer.video, poster }
        onAct(
          replacedId === null
            ? { type: 'ADD_VIDEO', video }
            : { type: 'REPLACE_VIDEO', id: replacedId, video },
        )
      }
      void set()
    },
    [ideaId, onAct, pickPoster, refusal, t],
  )

  const onPickPoster = useCallback<OpenStudio['pictures']['onPickPoster']>(
    (id) => {
      const pick = async () => {
        const poster = await pickPoster()
        if (poster)
          onAct({ type: 'COMMAND', command: { type: 'change', ids: [id], values: posterChange(poster) } })
      }
      void pick()
    },
    [onAct, pickPoster],
  )
  return { onSetVideo, onPickPoster }
}
