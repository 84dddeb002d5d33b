import type { ListedCreative } from '@aloft/domain/creatives/listed-creative.entity'
import { creativeFormatNames } from '@aloft/domain/creatives/creative-formats.rules'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { useNavigate } from 'react-router'
import { pageAddress } from '../../addresses/page-address.ts'
import { ask } from '../../modals/ask.ts'
import { showToast } from '../../state/toasts.ts'
import { downloadCreatives } from '../../wiring/creatives/creative-list.ts'

/** What's known of a creative that's downloaded. */
type Downloaded = Pick<ListedCreative, '_id' | 'headline' | 'renderData'>

/** Asks for a file type and a size, and downloads the pictures of creatives. `onStart` is called once both are chosen. */
export function useCreativeDownload(
  ideaId: string | undefined,
): (creatives: readonly Downloaded[], onStart?: () => void) => Promise<void> {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const report = (text: string) => showToast({ text, tone: 'error' })
  return async (creatives, onStart) => {
    const drawn = creatives.filter(({ renderData }) => renderData.isRenderFinished)
    const [first] = drawn
    if (!first || ideaId === undefined) return void report(t('creativeList.notDrawnYet'))
    const form = await ask('download-creative', {
      name: creatives.length === 1 ? (first.headline ?? t('creativeList.untitled')) : null,
      count: drawn.length,
      numLeftOut: creatives.length - drawn.length,
      formats: creativeFormatNames.filter((format) =>
        drawn.some(({ renderData }) => renderData.renderUrls[format]),
      ),
    })
    if (!form) return
    onStart?.()
    const outcome = await downloadCreatives({ ideaId, ids: drawn.map(({ _id }) => _id) }, form)
    if (outcome === 'needsPaidPlan')
      showToast({
        text: t('creativeList.needsPaidPlan'),
        tone: 'info',
        action: {
          label: t('creativeList.seePlans'),
          onPress: () => void navigate(pageAddress('create/plan')),
        },
      })
    else if (outcome === 'notDrawn') report(t('creativeList.notDrawnYet'))
    else if (outcome === 'failed') report(t('creativeList.downloadFailed'))
  }
}
