import type { AdGenFailure } from '@aloft/domain/ads/ad-generation.rules'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { AdFaq } from './ad-faq.tsx'
import { FirstAdCard, type FirstAdCardProps } from './first-ad-card.tsx'
import { FirstAdsHead, FirstAdsNotOrdered } from './first-ads-head.tsx'
import { FirstAdsOffer, type FirstAdsOfferProps } from './first-ads-offer.tsx'
import type { FailedLoad } from '@aloft/design-system/patterns/failed-load'
import { PageMessage } from '@aloft/design-system/patterns/page-message'
import { Button } from '@aloft/design-system/primitives/button'
import { ButtonLink } from '@aloft/design-system/primitives/button-link'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Notice } from '@aloft/design-system/primitives/notice'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import * as css from './first-ads.css.ts'

interface PlanOffer {
  readonly onSeePlans: () => void
  readonly onSkip: () => void
}

/** The content of the page. `ads` are those of the latest order, in order of generation. */
export type FirstAdsContent =
  | { kind: 'loading' }
  | ({ kind: 'failed' } & FailedLoad)
  | ({ kind: 'offered' } & Omit<FirstAdsOfferProps, 'tokenPrice' | 'failure' | 'onOverview'>)
  | {
      kind: 'making' | 'over'
      ads: readonly FirstAdCardProps[]
      /** Shown once ads are ready; left out for users who have a plan or skipped the offer. */
      planOffer?: PlanOffer | undefined
    }

export interface FirstAdsViewProps {
  content: FirstAdsContent
  /** AI tokens of one ad. */
  tokenPrice: number
  /** Why the last press started nothing. */
  failure?: AdGenFailure | undefined
  onOverview: () => void
  /** The page that connects the brand's website; left out once it's connected. */
  websiteHref?: string | undefined
}

/** The first ads of a brand: offered with their price, then side by side as they're finished (ONB-01). */
export function FirstAdsView(props: FirstAdsViewProps) {
  const { content } = props
  const { t } = useTranslation()
  switch (content.kind) {
    case 'loading':
      return <Loading />
    case 'failed':
      return (
        <PageMessage title={t('brandRoot.failedTitle')} lead={t('brandRoot.failedLead')} failed={content} />
      )
    case 'offered':
      return <FirstAdsOffer {...props} {...content} />
    case 'making':
    case 'over':
      return <Ads {...props} content={content} />
  }
}

function Loading() {
  const { t } = useTranslation()
  return (
    <div className={css.page} aria-busy="true">
      <VisuallyHidden>{t('brandRoot.loading')}</VisuallyHidden>
      <Skeleton width="60%" height={36} />
      <div className={css.ads}>
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} width="100%" height={280} shape="block" />
        ))}
      </div>
    </div>
  )
}

function Ads({
  content,
  failure,
  onOverview,
  websiteHref,
}: FirstAdsViewProps & { content: Extract<FirstAdsContent, { kind: 'making' | 'over' }> }) {
  const { t } = useTranslation()
  const { kind, ads, planOffer } = content
  const isMaking = kind === 'making'
  const done = ads.filter(({ status }) => status === 'DONE').length
  const total = ads.length
  const hasFailed = !isMaking && done < total
  const title = isMaking
    ? t('ads.firstAds.makingTitle')
    : !hasFailed
      ? t('ads.firstAds.doneTitle', { count: total })
      : done > 0
        ? t('ads.firstAds.someTitle', { count: done, total })
        : t('ads.firstAds.noneReadyTitle')
  const lead = t(`ads.firstAds.${isMaking ? 'makingLead' : hasFailed ? 'someLead' : 'doneLead'}`)
  const ready = t('ads.firstAds.ready', { done, total })
  return (
    <div className={css.page}>
      <FirstAdsHead title={title} lead={lead}>
        {isMaking ? (
          <p className={css.progress} role="status">
            {ready}
          </p>
        ) : null}
      </FirstAdsHead>
      <FirstAdsNotOrdered failure={failure} />
      <Cluster gap={8}>
        <Button variant={isMaking ? 'secondary' : 'primary'} size="large" onPress={onOverview}>
          {t('ads.firstAds.toOverview')}
        </Button>
        {websiteHref ? (
          <ButtonLink href={websiteHref} size="large">
            {t('ads.firstAds.connectWebsite')}
          </ButtonLink>
        ) : null}
      </Cluster>
      <div className={css.ads}>
        {ads.map((ad) => (
          <FirstAdCard key={ad.platform} {...ad} />
        ))}
      </div>
      {planOffer && !isMaking && done > 0 ? <PlanNotice {...planOffer} /> : null}
      {isMaking ? (
        <div className={css.faq}>
          <AdFaq title={t('ads.countdown.faqTitle')} platform={null} />
        </div>
      ) : null}
    </div>
  )
}

function PlanNotice({ onSeePlans, onSkip }: PlanOffer) {
  const { t } = useTranslation()
  return (
    <Notice
      tone="info"
      title={t('ads.firstAds.planTitle')}
      action={
        <Cluster gap={8}>
          <Button size="small" onPress={onSeePlans}>
            {t('ads.firstAds.seePlans')}
          </Button>
          <Button size="small" variant="quiet" onPress={onSkip}>
            {t('ads.firstAds.notNow')}
          </Button>
        </Cluster>
      }
    >
      {t('ads.firstAds.planLead')}
    </Notice>
  )
}
