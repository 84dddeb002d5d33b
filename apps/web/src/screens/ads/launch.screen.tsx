import { LaunchView } from '@aloft/views/launches/launch.view'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { failedLoad } from '../../queries/failed-load.ts'
import { adContent } from '../../state/ad-content.ts'
import { useAd, useBrand } from '../../state/brand.ts'
import { useCurrentIdea } from '../../queries/use-current-idea.ts'
import { useIdeas } from '../../state/ideas.ts'
import { usePageTitle } from '../../navigation/use-page-title.ts'
import { loadBrand } from '../../wiring/balloons/brand.ts'
import { useLaunch } from './use-launch.ts'
import { usePaymentResult } from './use-payment-result.ts'

/** The launch of an ad and all that comes of it; its address names the brand and the ad (LCH-04, LCH-06). */
export function Screen() {
  const { t } = useTranslation()
  usePageTitle(t('pages.launch'))
  const [query] = useSearchParams()
  const { status, idea, failure } = useBrand()
  const current = useCurrentIdea()
  const ideas = useIdeas()
  const ad = useAd(query.get('balloonId'))
  const content = ad && adContent(ad.balloon, ad.values, query.get('cid'))
  if (idea && ad && content) {
    return (
      <Life
        key={`${ad.balloon.id} ${content.campaignId}`}
        idea={idea}
        balloon={ad.balloon}
        values={ad.values}
        content={content}
      />
    )
  }
  if (status === 'failed') {
    const onRetry = () => void loadBrand(query.get('ideaId') ?? '')
    return <LaunchView content={failedLoad(failure, onRetry)} />
  }
  const isAwaited = status === 'loading' && (current || ideas.status === 'loading')
  return <LaunchView content={{ kind: isAwaited ? 'loading' : 'notFound' }} />
}

function Life(ad: Parameters<typeof useLaunch>[0]) {
  const content = useLaunch(ad)
  usePaymentResult(ad.idea._id, ad.balloon.id, () => {
    if (content.kind === 'ready') (content.held?.onPay ?? content.ways.launch?.onPress)?.()
  })
  return <LaunchView content={content} />
}
