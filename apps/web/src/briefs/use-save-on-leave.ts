import { connectDraftQueue } from '@aloft/machines/draft-queue/draft-queue.connect'
import { useEffect } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { showToast } from '../state/toasts.ts'
import { briefDrafts } from '../wiring/drafts/brief-drafts.ts'

/** Saves the edits of a brand's briefs on leaving; edits that can't be saved stay on the device. */
export function useSaveOnLeave(ideaId: string | undefined): void {
  const { t } = useTranslation()
  useEffect(
    () => () =>
      void briefDrafts.finishSaving().then(() => {
        const { state } = connectDraftQueue(briefDrafts.actor.getSnapshot())
        if (state === 'failed' || (state === 'offline' && briefDrafts.hasUnsaved()))
          showToast({ text: t('briefs.storedOffline'), tone: 'warning' })
      }),
    [ideaId, t],
  )
}
