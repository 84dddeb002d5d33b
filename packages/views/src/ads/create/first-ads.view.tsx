import type { AdGenFailure } from '@aloft/domain/ads/ad-generation.rules'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import type {} from '@aloft/messages/i18n'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { AdFaq } from './ad-faq.tsx'
import { AdSketch, type SketchBrand } from './ad-sketch.tsx'
import { FirstAdCard, type FirstAdCardProps } from './first-ad-card.tsx'
import { type FailedLoad, PageMessage } from '@aloft/design-system/patterns/page-message'
import { TokenPrice } from '../../plans/token-price.tsx'
import { Button } from '@aloft/design-system/primitives/button'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Notice } from '@aloft/design-system/primitives/notice'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { Text } from '@aloft/design-system/primitives/text'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import * as css from './first-ads.css.ts'

interface Offer {
  /** All platforms, starting with the first ad's. */
  readonly platforms: readonly AdPlatform[]
  /** How many of them the user's tokens cover. */
  readonly count: number
  readonly tokens: number
}

interface PlanOffer {
  readonly onSeePlans: () => void
  readonly onSkip: () => void
}

/** The content of the page. `ads` are those of the latest order, in order of generation. */
export type FirstAdsContent =
  | { kind: 'loading' }
  | ({ kind: 'failed' } & FailedLoad)
  | {
      kind: 'offered'
      offer: Offer
      brand: SketchBrand
      /** Explains each platform's ads, for people who haven't advertised before. */
      isExplained: boolean
      isPending: boolean
      onCreate: () => void
      onSeePlans: () => void
    }
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
      return <Offered {...props} {...content} />
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

function Head({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shownTitle = useRef(title)
  useEffect(() => {
    if (shownTitle.current === title) return
    shownTitle.current = title
    // The focused button was removed. If the user has focused something else since, the focus stays there.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [title])
  return (
    <div className={css.head}>
      <Heading ref={heading} level={1} size={44}>
        {title}
      </Heading>
      <Text size={16} tone="soft">
        {lead}
      </Text>
      {children}
    </div>
  )
}

const numbers = ['one', 'two', 'three'] as const

function Offered(props: Omit<FirstAdsViewProps, 'content'> & Extract<FirstAdsContent, { kind: 'offered' }>) {
  const { offer, brand, isExplained, isPending, failure, tokenPrice } = props
  const { t } = useTranslation()
  const { platforms, count, tokens } = offer
  const canPay = count > 0
  return (
    <div className={css.page}>
      <Head title={t('ads.firstAds.offerTitle')} lead={t('ads.firstAds.offerLead')} />
      <NotOrdered failure={failure} />
      {canPay ? null : (
        <Notice tone="warning" title={t('ads.firstAds.noneTitle')}>
          {t('ads.firstAds.noneLead', { price: tokenPrice })}
        </Notice>
      )}
      {canPay && count < platforms.length ? (
        <Notice tone="info">{t('ads.firstAds.fewer', { count })}</Notice>
      ) : null}
      <div className={css.buttons}>
        {canPay ? (
          <Button variant="primary" size="large" isLoading={isPending} onPress={props.onCreate}>
            {t(`ads.firstAds.create.${numbers[count - 1] ?? 'three'}`)}
            <TokenPrice tokens={tokens} />
          </Button>
        ) : (
          <Button variant="primary" size="large" onPress={props.onSeePlans}>
            {t('ads.firstAds.seePlans')}
          </Button>
        )}
        <Button size="large" onPress={props.onOverview}>
          {t('ads.firstAds.notNow')}
        </Button>
      </div>
      <ul className={css.kinds}>
        {platforms.map((platform, place) => (
          <li key={platform} className={css.kind}>
            <AdSketch platform={platform} brand={brand} />
            <div className={css.kindWords}>
              <Text weight="strong">
                {t(`ads.platforms.${platform}`)}
                {canPay && place >= count ? (
                  <Text as="span" tone="soft">
                    {` · ${t('ads.firstAds.later')}`}
                  </Text>
                ) : null}
              </Text>
              {isExplained ? <Text tone="soft">{t(`ads.firstAds.kinds.${platform}`)}</Text> : null}
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

function NotOrdered({ failure }: Pick<FirstAdsViewProps, 'failure'>) {
  const { t } = useTranslation()
  if (!failure) return null
  return (
    <Notice tone="error" title={t('ads.firstAds.notOrdered')}>
      {t(`backgroundProgress.fail.${failure}`)}
    </Notice>
  )
}

function Ads({
  content,
  failure,
  onOverview,
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
      <Head title={title} lead={lead}>
        {isMaking ? (
          <p className={css.progress} role="status">
            {ready}
          </p>
        ) : null}
      </Head>
      <NotOrdered failure={failure} />
      <div className={css.buttons}>
        <Button variant={isMaking ? 'secondary' : 'primary'} size="large" onPress={onOverview}>
          {t('ads.firstAds.toOverview')}
        </Button>
      </div>
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
        <div className={css.buttons}>
          <Button size="small" onPress={onSeePlans}>
            {t('ads.firstAds.seePlans')}
          </Button>
          <Button size="small" variant="quiet" onPress={onSkip}>
            {t('ads.firstAds.notNow')}
          </Button>
        </div>
      }
    >
      {t('ads.firstAds.planLead')}
    </Notice>
  )
}
