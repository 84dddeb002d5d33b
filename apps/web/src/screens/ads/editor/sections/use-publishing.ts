import type { PublishBarProps } from '@aloft/views/publishing/publish-bar'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { failedParts } from '../../../../ads/failed-parts.ts'
import { ask } from '../../../../modals/ask.ts'
import { useCommand } from '../../../../queries/use-command.ts'
import { showToast } from '../../../../state/toasts.ts'
import { type Published, publishAd } from '../../../../wiring/publishing/publishing.ts'
import { reloadAd } from '../../../../wiring/balloons/load-ad.ts'
import type { EditedAd } from '../ad-store.ts'
import { useAdStore, useAdSubject, useEditedAd } from '../edited-ad.tsx'
import { useSetPageUrl } from './use-set-page-url.ts'

export interface Publishing extends Pick<PublishBarProps, 'state' | 'isPending'> {
  readonly publish: () => void
}

const publishedState = ({ balloon, hasUnsaved }: EditedAd): Publishing['state'] => {
  if (balloon.publishDates.length === 0) return 'never'
  return hasUnsaved || balloon.hasUnpublishedChanges ? 'changed' : 'published'
}

/** Publishes the ad that is open, and says how that went (MOD-17). */
export function usePublishing(): Publishing {
  const { ideaId, balloonId } = useAdSubject()
  const state = useEditedAd(publishedState)
  const store = useAdStore()
  const setUrl = useSetPageUrl()
  const { t } = useTranslation()

  const showResult = async (published: Published) => {
    if (published.kind === 'invalid') {
      const failures = failedParts(store.get().values, published.failures)
      const chosen = await ask('validation-failure', { failures })
      if (chosen !== undefined) await setUrl(chosen)
      return
    }
    if (published.kind === 'published') {
      showToast({ tone: 'success', text: t('publishing.done') })
      return
    }
    const { reason } = published
    // The ad is not what it was here.
    if (reason === 'adNotEditable' || reason === 'balloonNotFound') void reloadAd(ideaId, balloonId)
    const word = reason === 'balloonNotFound' ? 'failed' : reason
    showToast({ tone: 'error', text: t(`publishing.${word}`) })
  }
  const { isPending, start } = useCommand(
    () => publishAd(ideaId, balloonId),
    (published) => void showResult(published),
  )
  return { state, isPending, publish: () => void start(null) }
}
