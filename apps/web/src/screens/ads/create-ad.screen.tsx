import { CreateAdView } from '@aloft/views/ads/create/create-ad.view'
import type { ShownOffer } from '@aloft/views/ads/create/offer-field'
import type { WizardParams } from '@aloft/domain/ads/wizard-params.rules'
import { prefilledWizard } from '@aloft/domain/ads/wizard-prefill.rules'
import { tokenPrices } from '@aloft/domain/plans/tokens.rules'
import { connectCreateAd } from '@aloft/machines/create-ad/create-ad.connect'
import type { WizardDraft } from '@aloft/machines/create-ad/create-ad.machine'
import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { isPathOf } from '../../addresses/page-paths.ts'
import { product } from '../../state/product.ts'
import {
  draftLedFor,
  keepAdCreationOrigin,
  takeDraftToTryAgain,
  tryAdAgain,
  type WizardOrigin,
} from '../../state/ad-creation-origin.ts'
import { useBriefs } from '../../briefs/use-briefs.ts'
import type { BriefsReply } from '../../state/briefs.ts'
import { useIdeas } from '../../state/ideas.ts'
import { useBrand } from '../../state/brand.ts'
import { useMay } from '../../state/rights.ts'
import { useUser } from '../../state/session.ts'
import { useCurrentIdea } from '../../queries/use-current-idea.ts'
import { usePageTitle } from '../../navigation/use-page-title.ts'
import { useAdGeneration } from '../../wiring/ads/ad-generation.ts'
import { wiredCreateAd } from '../../wiring/ads/create-ad.ts'
import { inspect } from '../../wiring/core/inspect.ts'
import { onLapsed } from '../../wiring/account/session.ts'
import { CountdownStep } from './countdown-step.tsx'
import { useLaunchPrice, useTokens } from './wizard-prices.ts'
import { useAskedWizard } from './use-asked-wizard.tsx'
import { useLikeAd } from './use-like-ad.ts'

/** Creating an ad: the wizard, then the wait for the ad (GEN-03, ONB-01). */
export function Screen() {
  const { t } = useTranslation()
  usePageTitle(t('nav.newAd'))
  const idea = useCurrentIdea()
  const { status } = useIdeas()
  const shown = useStage(idea?._id)
  const { idea: open } = useBrand()
  const may = useMay()
  // The overview shows what is missing: a brand, or the connection.
  if (!idea && status !== 'loading') return <Navigate to="/0" replace />
  if (!idea || !shown) return null
  // Users with read-only access to a brand have no wizard.
  if (shown === 'wizard' && open?._id === idea._id && !may('create-ad')) return <Navigate to="/0" replace />
  return shown === 'countdown' ? <CountdownStep /> : <WizardOfBrand key={idea._id} idea={idea} />
}

/**
 * What the page shows; null until it's known whether an ad is being generated. The result is shown only if
 * the page has waited for it: an ad that was finished before doesn't block the next one.
 */
function useStage(ideaId: string | undefined): 'wizard' | 'countdown' | null {
  const { stage, ideaId: checkedIdeaId } = useAdGeneration()
  const [shown, setShown] = useState<ReturnType<typeof useStage>>(null)
  const isOver = stage === 'done' || stage === 'failed'
  const isUnknown = stage === 'checking' || checkedIdeaId !== ideaId
  const isWaitedFor = stage === 'running' || (isOver && shown === 'countdown')
  const next = isUnknown ? shown : isWaitedFor ? 'countdown' : 'wizard'
  if (next !== shown) setShown(next)
  return next
}

type BrandBriefData = NonNullable<BriefsReply['brandBrief']>
type CurrentIdea = NonNullable<ReturnType<typeof useCurrentIdea>>

/** The wizard, once its initial values are known. */
function WizardOfBrand({ idea }: { idea: CurrentIdea }) {
  const brand = useBrandBrief(idea._id)
  const goal = useUser()?.questionnaire?.goal ?? null
  const like = useLikeAd(idea._id)
  if (brand === undefined || like.brief === undefined) return null
  const prefilled = prefilledWizard(brand?.brief ?? null, like.goal ?? goal, like.platform, like.brief)
  const isLike = like.platform !== null || like.brief !== null
  return <Wizard idea={idea} prefilled={prefilled} offers={offersOf(brand)} isLike={isLike} />
}

/** The brief of a brand, reloaded; null if there is none or loading fails, undefined until then. */
function useBrandBrief(ideaId: string): BrandBriefData | null | undefined {
  const { status, brand } = useBriefs(ideaId)
  return status === 'loading' ? undefined : brand
}

/** The website's offers, those with prices first, each with our own copy of its picture. */
function offersOf(brand: BrandBriefData | null): readonly ShownOffer[] {
  const offers = (brand?.websiteData?.offers ?? []).map(({ value: { name, price, pictureUrl } }) => ({
    name,
    price,
    picture: (pictureUrl && brand?.files?.[pictureUrl]?.fileUrl) ?? null,
  }))
  const named = offers.filter(({ name }, place) => offers.findIndex((one) => one.name === name) === place)
  return named.toSorted((left, right) => Number(left.price === null) - Number(right.price === null))
}

interface WizardProps {
  idea: CurrentIdea
  prefilled: WizardParams
  offers: readonly ShownOffer[]
  /** It begins with what another ad was made for. */
  isLike: boolean
}

function Wizard({ idea, prefilled, offers, isLike }: WizardProps) {
  const navigate = useNavigate()
  const { state, pathname } = useLocation()
  const [draft] = useState(() => draftAt(pathname, prefilled, isLike ? null : draftLedFor(idea._id)))
  const [snapshot, send, actor] = useMachine(wiredCreateAd(idea._id), { input: { draft, prefilled } })
  const { stage, step, params, skipped, failures, failure } = connectCreateAd(snapshot)
  useEffect(() => inspect('Create ad', actor), [actor])
  useEffect(() => onLapsed(tryAdAgain), [])
  const tokens = useTokens()
  const { path, query } = (state as WizardOrigin | null) ?? { path: '/0', query: '' }
  const { ledFor, invite } = useAskedWizard(actor, { snapshot, ideaId: idea._id, draft, offers })
  useEffect(() => {
    const modalData = { params, step, skipped, ...(ledFor && { ledFor }) }
    keepAdCreationOrigin({ path, query, modalData })
  }, [path, query, params, step, skipped, ledFor])
  return (
    <CreateAdView
      step={step}
      invite={invite}
      launchPrice={useLaunchPrice(idea.teamId)}
      preferences={params}
      failures={failures}
      brand={{ name: idea.title, ...(idea.logoImageUrl && { logo: idea.logoImageUrl }) }}
      offers={offers}
      tokens={{ price: tokenPrices.ad, balance: tokens }}
      writer={product.writer}
      isPending={stage === 'submitting'}
      failure={failure}
      onChange={(change) => send({ type: 'CHANGE', change })}
      onNext={() => send({ type: 'NEXT' })}
      onBack={() => (step === 'platform' ? void navigate(path + query) : send({ type: 'BACK' }))}
      onGoTo={(to) => send({ type: 'GO_TO', step: to })}
    />
  )
}

/** The wizard as the user left it, for a retry; `create/overrides` opens at that step (OPN-05). */
function draftAt(pathname: string, prefilled: WizardParams, led: WizardDraft | null): WizardDraft | null {
  const draft = takeDraftToTryAgain() ?? led
  if (!isPathOf(pathname, ['create/overrides'])) return draft
  return { params: draft?.params ?? prefilled, step: 'overrides' }
}
