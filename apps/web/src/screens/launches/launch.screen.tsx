import { LaunchView } from '@aloft/views/launches/launch.view'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { usePageTitle } from '../../navigation/use-page-title.ts'
import { failedLoad } from '../../queries/failed-load.ts'
import { useCurrentIdea } from '../../queries/use-current-idea.ts'
import { adContent } from '../../state/ad-content.ts'
import { useAd, useBrand } from '../../state/brand.ts'
import { useIdeas } from '../../state/ideas.ts'
import { loadBrand } from '../../wiring/balloons/brand.ts'
import { useLaunchView } from '../../wiring/launches/launch.ts'
import { EditedAdProvider } from '../ads/editor/edited-ad.tsx'
import { useFreshBrand } from '../ads/editor/use-fresh-brand.ts'
import { LaunchPage } from './launch-page.tsx'
import { useLaunchQuestions } from './use-launch-questions.ts'
import { type LaunchedAd, useOpenLaunch } from './use-open-launch.ts'
import { usePaymentReturn } from './use-payment-return.ts'
import { useSearchParams } from '../../router/use-search-params.ts'

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
    const opened = { idea, balloon: ad.balloon, values: ad.values, content }
    return (
      // Its fields are written as those of the editor are: saved by the same queue, with the same steps to undo.
      <EditedAdProvider key={`${ad.balloon.id} ${content.campaignId}`} version={null} {...opened}>
        <Launch {...opened} />
      </EditedAdProvider>
    )
  }
  if (status === 'failed') {
    const onRetry = () => void loadBrand(query.get('ideaId') ?? '')
    return <LaunchView state={failedLoad(failure, onRetry)} />
  }
  const isAwaited = status === 'loading' && (current || ideas.status === 'loading')
  return <LaunchView state={{ kind: isAwaited ? 'loading' : 'notFound' }} />
}

function Launch(ad: LaunchedAd) {
  const { actor, launch, failure, reload } = useOpenLaunch(ad)
  const { stage } = useLaunchView(actor)
  useFreshBrand(ad.idea._id)
  usePaymentReturn(actor)
  useLaunchQuestions(ad, { actor, launch, reload })
  if (stage === 'failed') {
    return <LaunchView state={failedLoad(failure, () => actor.send({ type: 'RETRY' }))} />
  }
  if (!launch || stage === 'checking') return <LaunchView state={{ kind: 'loading' }} />
  return (
    <LaunchView state={{ kind: 'ready' }}>
      <LaunchPage launch={launch} />
    </LaunchView>
  )
}
