import { canonicalStatus } from '@aloft/domain/balloons/balloon-status.rules'
import { likelyNeeds } from '@aloft/domain/launches/likely-needs.rules'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { ReactNode } from 'react'
import { AdGrid, type AdGridProps } from '../ads/lists/ad-grid.tsx'
import { BrandRootHeadline, type BrandRootHeadlineProps } from './brand-root-headline.tsx'
import type { FailedLoad } from '@aloft/design-system/patterns/failed-load'
import { PageMessage } from '@aloft/design-system/patterns/page-message'
import { Avatar } from '@aloft/design-system/primitives/avatar'
import { Button } from '@aloft/design-system/primitives/button'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Icon } from '@aloft/design-system/primitives/icon'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import * as css from './brand-root.css.ts'

/** What's known about the brand; buttons are only shown with their callback. */
export type BrandRootContent =
  | { kind: 'loading' }
  | ({ kind: 'failed' } & FailedLoad)
  | { kind: 'noBrand'; onCreateBrand?: () => void }
  | { kind: 'empty'; brand: { name: string; picture?: string }; onCreateAd?: () => void }
  | ({ kind: 'ads' } & BrandAds)

export interface BrandAds extends AdGridProps {
  overview: BrandOverview
}

/** What the overview says about a brand's launches. */
export interface BrandOverview {
  /** What they add to the headline; null if they couldn't be loaded. */
  facts: BrandRootHeadlineProps['facts']
  /** The needs and the month, as `OverviewSummary`; null until they're known. */
  summary: ReactNode
  /** Whether some ad was ever launched, so that the month has something to show. */
  hasLaunches: boolean
  /** The brand has a website that isn't connected yet. */
  isWebsiteMissing: boolean
}

export interface BrandRootViewProps {
  content: BrandRootContent
}

function Loading() {
  const { t } = useTranslation()
  return (
    <div className={css.page} aria-busy="true">
      <VisuallyHidden>{t('brandRoot.loading')}</VisuallyHidden>
      <Stack gap={12}>
        <Skeleton width={520} height={36} />
        <Skeleton width={430} height={36} />
      </Stack>
      <div className={css.empty}>
        <div className={css.emptyLead}>
          <Skeleton width={64} height={64} shape="block" />
          <Skeleton width="60%" height={18} />
          <Skeleton width="90%" height={14} />
          <Skeleton width={150} height={36} shape="block" />
        </div>
        <div className={css.steps}>
          {[1, 2, 3].map((step) => (
            <div key={step} className={css.step}>
              <Skeleton width={16} height={20} />
              <Stack gap={8}>
                <Skeleton width="40%" height={14} />
                <Skeleton width="85%" height={12} />
              </Stack>
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

function Empty({ brand, onCreateAd }: Extract<BrandRootContent, { kind: 'empty' }>) {
  const { t } = useTranslation()
  return (
    <div className={css.page}>
      <h1 className={css.headline}>
        <Heading size={44} tone={onCreateAd ? 'faint' : 'ink'}>
          {t('brandRoot.headlineEmpty', { brand: brand.name })}
        </Heading>
        {onCreateAd ? <Heading size={44}>{t('brandRoot.headlineNext')}</Heading> : null}
      </h1>
      {onCreateAd ? (
        <FirstAd brand={brand} onCreateAd={onCreateAd} />
      ) : (
        <div className={css.saved}>
          <Avatar name={brand.name} picture={brand.picture} kind="brand" size={64} />
          <Text size={16} tone="soft">
            {t('brandRoot.briefSaved')}
          </Text>
        </div>
      )}
    </div>
  )
}

function FirstAd({
  brand,
  onCreateAd,
}: {
  brand: { name: string; picture?: string }
  onCreateAd: () => void
}) {
  const { t } = useTranslation()
  return (
    <section className={css.empty}>
      <div className={css.emptyLead}>
        <Avatar name={brand.name} picture={brand.picture} kind="brand" size={64} />
        <Stack gap={8}>
          <Heading level={2} size={20}>
            {t('brandRoot.emptyTitle')}
          </Heading>
          <Text tone="soft">{t('brandRoot.emptyLead')}</Text>
        </Stack>
        <Button variant="primary" icon={<Icon name="plus" />} onPress={onCreateAd}>
          {t('brandRoot.createAd')}
        </Button>
      </div>
      <ol className={css.steps}>
        {(['read', 'choose', 'launch'] as const).map((step, index) => (
          <li key={step} className={css.step}>
            <span className={css.number} aria-hidden="true">
              {index + 1}
            </span>
            <Stack gap={4}>
              <Text weight="strong" size={16}>
                {t(`brandRoot.steps.${step}.title`)}
              </Text>
              <Text tone="soft">{t(`brandRoot.steps.${step}.detail`)}</Text>
            </Stack>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** As many needs as are shown at first. */
const fewestNeeds = 3

function Ads({ overview: { facts, summary, hasLaunches, isWebsiteMissing }, ...grid }: BrandAds) {
  const { brand, ads } = grid
  const { t } = useTranslation()
  const statuses = ads.map(({ status }) => canonicalStatus(status))
  return (
    <div className={css.page}>
      {ads.length > 0 ? (
        <div className={css.state({ hasMonth: hasLaunches })}>
          <BrandRootHeadline statuses={statuses} facts={facts} />
          {summary ?? (
            <SummarySkeleton
              needs={Math.min(fewestNeeds, likelyNeeds(statuses, isWebsiteMissing))}
              hasMonth={hasLaunches}
            />
          )}
        </div>
      ) : (
        <h1 className={css.headline}>
          <Heading size={44}>{t('brandRoot.headlineEmpty', { brand: brand.name })}</Heading>
        </h1>
      )}
      <AdGrid {...grid} isCreateSecondary={facts !== null && facts !== 'loading' && facts.needs > 0} />
    </div>
  )
}

function SummarySkeleton({ needs, hasMonth }: { needs: number; hasMonth: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      <div aria-busy="true">
        <VisuallyHidden>{t('brandRoot.summaryLoading')}</VisuallyHidden>
        {Array.from({ length: needs }, (_, place) => (
          <div key={place} className={css.need}>
            <Skeleton width={32} height={32} shape="circle" />
            <Stack gap={8}>
              <Skeleton width="40%" height={14} />
              <Skeleton width="75%" height={12} />
            </Stack>
          </div>
        ))}
      </div>
      {hasMonth ? (
        <div className={css.monthSkeleton}>
          <Skeleton width="40%" height={14} />
          <Skeleton width="75%" height={36} />
          <Skeleton width="100%" height={18} />
        </div>
      ) : null}
    </>
  )
}

/** The overview of a brand: its ads, or the first steps towards one. */
export function BrandRootView({ content }: BrandRootViewProps) {
  const { t } = useTranslation()
  switch (content.kind) {
    case 'loading':
      return <Loading />
    case 'failed':
      return (
        <div className={css.page}>
          <PageMessage title={t('brandRoot.failedTitle')} lead={t('brandRoot.failedLead')} failed={content} />
        </div>
      )
    case 'noBrand':
      return (
        <div className={css.page}>
          <PageMessage
            title={t('brandRoot.noBrandHeadline')}
            lead={t('brandRoot.noBrandLead')}
            way={
              content.onCreateBrand && {
                label: t('brandRoot.createBrand'),
                onPress: content.onCreateBrand,
              }
            }
          />
        </div>
      )
    case 'empty':
      return <Empty {...content} />
    case 'ads':
      return <Ads {...content} />
  }
}
