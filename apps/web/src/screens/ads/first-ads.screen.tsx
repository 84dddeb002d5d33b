import {
  type FirstAdsContent,
  FirstAdsView,
  type FirstAdsViewProps,
} from '@aloft/views/ads/create/first-ads.view'
import { siteHost } from '@aloft/domain/core/url'
import { tokenPrices } from '@aloft/domain/plans/tokens.rules'
import { connectFirstAds, type FirstAdView } from '@aloft/machines/first-ads/first-ads.connect'
import type { IdeaWithBalloons } from '@aloft/domain/balloons/idea-with-balloons.entity'
import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Navigate, useNavigate } from 'react-router'
import { VersionPreview } from '../../ads/version-preview.tsx'
import { editorAddress, launchAddress, pageAddress, websiteAddress } from '../../addresses/page-address.ts'
import { adContent } from '../../state/ad-content.ts'
import { savedAd, useAd, useBrand } from '../../state/brand.ts'
import { useIdeas } from '../../state/ideas.ts'
import { useMay } from '../../state/rights.ts'
import { useUser } from '../../state/session.ts'
import { failedLoad } from '../../queries/failed-load.ts'
import { failureOf, useLoaded } from '../../state/queries.ts'
import { queryKey } from '../../state/replies.ts'
import { useCurrentIdea } from '../../queries/use-current-idea.ts'
import { usePageTitle } from '../../navigation/use-page-title.ts'
import { finishFirstAd, wiredFirstAds } from '../../wiring/ads/first-ads.ts'
import { loadBrand } from '../../wiring/balloons/brand.ts'
import { inspect } from '../../wiring/core/inspect.ts'
import { useHiddenTab } from '../../navigation/use-hidden-tab.ts'
import { useAdsOfBrand, useOwnProgress } from './use-first-ads.ts'
import { usePlanOffer } from './use-plan-offer.ts'

/**
 * The first ads of a brand, after its brief: ordered with one press and shown as they're finished (ONB-01).
 */
export function Screen() {
  const { t } = useTranslation()
  usePageTitle(t('pages.create/first-ads'))
  const summary = useCurrentIdea()
  const { status } = useIdeas()
  const { idea, failure } = useBrand()
  const may = useMay()
  if (!summary && status !== 'loading') return <Navigate to="/0" replace />
  if (!summary) return <NoBrandYet content={{ kind: 'loading' }} />
  if (failure) return <NoBrandYet content={failedLoad(failure, () => void loadBrand(summary._id))} />
  if (idea?._id !== summary._id) return <NoBrandYet content={{ kind: 'loading' }} />
  if (!may('create-first-ads')) return <Navigate to="/0" replace />
  return <FirstAds key={idea._id} idea={idea} />
}

function NoBrandYet({ content }: Pick<FirstAdsViewProps, 'content'>) {
  const navigate = useNavigate()
  return <FirstAdsView content={content} tokenPrice={tokenPrices.ad} onOverview={() => void navigate('/0')} />
}

function FirstAds({ idea }: { idea: IdeaWithBalloons }) {
  const navigate = useNavigate()
  const user = useUser()
  const [snapshot, send, actor] = useMachine(wiredFirstAds(idea._id))
  const loaded = useLoaded<'get-first-ads'>(queryKey('get-first-ads', { ideaId: idea._id }))
  const { stage, offer, ads, isPending, failure } = connectFirstAds(snapshot)
  useEffect(() => inspect('First ads', actor), [actor])
  useEffect(() => {
    const subscription = actor.on('AD_DONE', () => void finishFirstAd())
    return () => subscription.unsubscribe()
  }, [actor, idea._id])
  const isGone = useAdsOfBrand(idea, ads)
  const planOffer = usePlanOffer(idea.role)
  const may = useMay()
  useHiddenTab(send)
  useOwnProgress(stage === 'making')
  // A brand with ads needs no first ones.
  if (stage === 'unoffered' || (stage === 'offered' && idea.balloons.length > 0 && !isPending)) {
    return <Navigate to="/0" replace />
  }
  const content = (): FirstAdsContent => {
    if (stage === 'failed') return failedLoad(failureOf(loaded), () => send({ type: 'RELOAD' }))
    if (stage === 'making' || stage === 'over') {
      return { kind: stage, ads: ads.map((ad) => cardOf(ad)), planOffer }
    }
    if (stage !== 'offered' || !offer) return { kind: 'loading' }
    return {
      kind: 'offered',
      offer,
      brand: {
        name: idea.title,
        host: siteHost(idea.url ?? '') || undefined,
        logo: idea.design.logoImageUrl ?? undefined,
      },
      isExplained: (user?.questionnaire?.role ?? 'smallBusiness') === 'smallBusiness',
      isPending,
      onCreate: () => send({ type: 'CREATE' }),
      onSeePlans: () => void navigate(pageAddress('create/plan')),
    }
  }
  const launchHrefOf = (balloonId: string | null) => {
    const found = idea.balloons.find(({ id }) => id === balloonId)
    const campaign = found && adContent(found, savedAd(found.id) ?? {})?.campaignId
    return found && campaign ? launchAddress(idea._id, found.id, campaign) : undefined
  }
  const cardOf = ({ platform, status, progress, steps, failureStatus, ...ad }: FirstAdView) => {
    const isThere = idea.balloons.some(({ id, archiveDate }) => id === ad.balloonId && archiveDate === null)
    // It takes a moment until the brand is loaded with its new ad.
    const isLoading = status === 'DONE' && !isThere && !isGone(ad.balloonId)
    return {
      platform,
      status: isLoading ? ('IN_PROGRESS' as const) : status,
      progress,
      doneSteps: steps,
      failure: failureStatus ?? undefined,
      tokenPrice: tokenPrices.ad,
      isRetrying: ad.isRetrying,
      ...(isThere &&
        status === 'DONE' && {
          preview: <Preview idea={idea} balloonId={ad.balloonId} />,
          onOpen: () => void navigate(editorAddress(idea._id, ad.balloonId)),
          launchHref: may('launch-ad') ? launchHrefOf(ad.balloonId) : undefined,
        }),
      ...((ad.canRetry || ad.isRetrying) && { onRetry: () => send({ type: 'RETRY', platform }) }),
    }
  }
  return (
    <FirstAdsView
      content={content()}
      tokenPrice={tokenPrices.ad}
      failure={failure}
      onOverview={() => void navigate('/0')}
      websiteHref={idea.url && !idea.snippet.isValidated ? websiteAddress(idea._id) : undefined}
    />
  )
}

/** An ad as a phone shows it; nothing until the brand is loaded with it. */
function Preview({ idea, balloonId }: { idea: IdeaWithBalloons; balloonId: string | null }) {
  const ad = useAd(balloonId)
  const content = ad && adContent(ad.balloon, ad.values)
  return content ? <VersionPreview idea={idea} content={content} values={ad.values} /> : null
}
