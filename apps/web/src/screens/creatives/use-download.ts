import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { useNavigate } from 'react-router'
import { pageAddress } from '../../addresses/page-address.ts'
import { useCommand } from '../../queries/use-command.ts'
import { showToast } from '../../state/toasts.ts'
import { downloadCreative } from '../../wiring/creatives/creative-list.ts'
import { creativeDrafts } from '../../wiring/drafts/creative-drafts.ts'

/** Downloads a creative as it is now, or says why not. */
export function useDownload(subject: Parameters<typeof downloadCreative>[0]) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { start, isPending } = useCommand(
    async (wanted: typeof subject) => {
      // Includes the latest changes.
      await creativeDrafts.finishSaving()
      return downloadCreative(wanted)
    },
    (outcome) => {
      if (outcome === 'needsPaidPlan')
        showToast({
          text: t('creativeList.needsPaidPlan'),
          tone: 'info',
          action: {
            label: t('creativeList.seePlans'),
            onPress: () => void navigate(pageAddress('create/plan')),
          },
        })
      else if (outcome === 'notDrawn') showToast({ text: t('creativeList.notDrawnYet'), tone: 'error' })
      else if (outcome === 'failed') showToast({ text: t('creativeList.downloadFailed'), tone: 'error' })
    },
  )
  return { isPending, start: () => void start(subject) }
}
