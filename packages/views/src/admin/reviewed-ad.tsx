import { type AdArm, adArms } from '@aloft/domain/ads/ab-test.rules'
import { copyFields } from '@aloft/domain/balloons/copy-fields.rules'
import type { Currency } from '@aloft/domain/core/money'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import { formatMoney } from '@aloft/messages/money-format'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Grid } from '@aloft/design-system/primitives/grid'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Icon } from '@aloft/design-system/primitives/icon'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { useFieldName } from '../balloons/use-field-name.ts'
import { type HistoryEntry, StatusHistory } from '../launches/status-history.tsx'
import { type PreviewChoices, PreviewStage } from '@aloft/design-system/patterns/preview-stage'
import { Segments } from '@aloft/design-system/patterns/segments'
import { StatusPill } from '@aloft/design-system/patterns/status-pill'
import { ReviewDecision, type ReviewDecisionProps } from './review-decision.tsx'
import * as css from './reviewed-ad.css.ts'

export interface ReviewFinding {
  rule: string
  severity: 'error' | 'warning'
  /** The field it's about; null for the whole ad. */
  key: string | null
  message: string
}

/** What was ordered with an ad. */
export interface ReviewedOrder {
  /** Minor units, without VAT. */
  budget: number
  dailyBudget: number
  currency: Currency
  days: number
  /** In words. */
  goal: string
  websiteUrl: string | null
  /** When an admin or the product approved it. */
  approvedDate: Date | null
}

export interface ReviewedAdProps {
  name: string
  brand: string
  /** The email address of the payer; null once the account is deleted. */
  owner: string | null
  status: string
  platform: AdPlatform
  order: ReviewedOrder
  /** The platform's preview, and other ways to view it. */
  preview: PreviewChoices & { shown: ReactNode }
  /** Which version of a tested ad the preview shows; null if it isn't tested. */
  version: { shown: AdArm; onShow: (arm: AdArm) => void } | null
  findings: readonly ReviewFinding[]
  /** Newest first. */
  history: readonly HistoryEntry[]
  decision: Omit<ReviewDecisionProps, 'currency'>
  /** Goes back to the list. */
  onBack: () => void
}

/** A submitted ad: its preview, its order, the linter's findings, and the decision (ADM-01, LCH-05). */
export function ReviewedAd(ad: ReviewedAdProps) {
  const { preview, version, findings, history, onBack } = ad
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  // On a narrow page the ad replaces the list.
  useEffect(() => heading.current?.focus(), [])
  const { shown, ...choices } = preview
  return (
    <article className={css.ad} aria-label={ad.name}>
      <Stack gap={12}>
        <div className={css.top}>
          <Heading level={2} size={24} ref={heading}>
            {ad.name}
          </Heading>
          <Button size="small" variant="quiet" onPress={onBack}>
            {t('adReview.back')}
          </Button>
        </div>
        <Cluster gap={12} rowGap={6}>
          <StatusPill status={ad.status} />
          <Text tone="soft">
            {t('adReview.of', { brand: ad.brand, owner: ad.owner ?? t('adReview.ownerGone') })}
          </Text>
        </Cluster>
      </Stack>
      <Grid columnWidth={320} gap={28} align="start" isStretched>
        <section className={css.preview}>
          <PreviewStage
            {...choices}
            title={
              <Heading level={3} size={16}>
                {t('adReview.preview')}
              </Heading>
            }
          >
            {shown}
          </PreviewStage>
          {version ? (
            <Segments
              label={t('abTest.review')}
              options={adArms.map((id) => ({ id, label: t(`abTest.versions.${id}`) }))}
              value={version.shown}
              onChange={(id) => version.onShow(id === 'variant' ? id : 'original')}
            />
          ) : null}
        </section>
        <Stack gap={24}>
          <Part title={t('adReview.facts')}>
            <Facts platform={ad.platform} order={ad.order} />
          </Part>
          <Part title={t('adReview.findings')}>
            <Findings findings={findings} platform={ad.platform} />
          </Part>
          <Part title={t('adReview.history')}>
            <StatusHistory entries={history} />
          </Part>
        </Stack>
      </Grid>
      <ReviewDecision currency={ad.order.currency} {...ad.decision} />
    </article>
  )
}

function Facts({ platform, order }: Pick<ReviewedAdProps, 'platform' | 'order'>) {
  const { t } = useTranslation()
  const money = (minor: number) => formatMoney(minor, order.currency)
  const facts = [
    [t('adReview.platform'), t(`ads.platforms.${platform}`)],
    [t('adReview.budget'), money(order.budget)],
    [t('adReview.daily'), money(order.dailyBudget)],
    [t('adReview.duration'), t('adReview.days', { count: order.days })],
    [t('adReview.goal'), order.goal],
    order.websiteUrl !== null && [t('adReview.website'), order.websiteUrl],
    order.approvedDate !== null && [t('adReview.approved'), formatDate(order.approvedDate, 'dateTime')],
  ].filter((fact) => fact !== false)
  return (
    <dl className={css.facts}>
      {facts.map(([label, value]) => (
        <div key={label} className={css.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Findings({ findings, platform }: Pick<ReviewedAdProps, 'findings' | 'platform'>) {
  const { t } = useTranslation()
  const nameOf = useFieldName()
  if (findings.length === 0) return <Text tone="soft">{t('adReview.noFindings')}</Text>
  return (
    <ul>
      {findings.map(({ rule, severity, key, message }) => {
        const field = copyFields[platform].find((one) => one.key === key)
        return (
          <li key={`${rule} ${key} ${message}`} className={css.finding}>
            <span className={css.findingMark[severity]}>
              <Icon
                name={severity === 'error' ? 'rejected' : 'warning'}
                label={t(`adReview.severity.${severity}`)}
              />
            </span>
            <Text size={13}>
              {field ? <strong>{nameOf(field)}: </strong> : null}
              {message}
            </Text>
          </li>
        )
      })}
    </ul>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Stack as="section" gap={12} aria-labelledby={id}>
      <Heading level={3} size={16} id={id}>
        {title}
      </Heading>
      {children}
    </Stack>
  )
}
