import type { ShownCheck } from '@aloft/views/launches/launch-checks'
import type { LaunchContent } from '@aloft/views/launches/launch.view'
import { billOf } from '@aloft/domain/ads/ad-money.rules'
import { adOrderOf } from '@aloft/domain/ads/ad-order.rules'
import { launchSubject } from '@aloft/domain/ads/ad-postings.rules'
import { sectionOfLimit } from '@aloft/domain/ads/delivery-limit.rules'
import { checkLaunch, type LaunchPlace, mayLaunch } from '@aloft/domain/ads/launch-checks.rules'
import type { Balloon } from '@aloft/domain/balloons/balloon.entity'
import type { IdeaWithBalloons } from '@aloft/domain/balloons/idea-with-balloons.entity'
import { movesFrom } from '@aloft/domain/balloons/status-changes.rules'
import { toMinorUnits } from '@aloft/domain/core/money'
import { isGoalVerified } from '@aloft/domain/flows/snippet.rules'
import { commissionPercentOf } from '@aloft/domain/ads/funding.rules'
import { formatMoney } from '@aloft/messages/money-format'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { failedLoad } from '../../queries/failed-load.ts'
import { ask } from '../../modals/ask.ts'
import { useOpenMaxAds } from '../../navigation/use-open-max-ads.ts'
import {
  editorAddress,
  launchAddress,
  pageAddress,
  planAddress,
  reportAddress,
} from '../../addresses/page-address.ts'
import { type AdContent, textOf } from '../../state/ad-content.ts'
import { useAdReadiness } from '../../state/ad-readiness.ts'
import type { AdValues } from '../../state/brand.ts'
import { useMay } from '../../state/rights.ts'
import { useUser } from '../../state/session.ts'
import { showToast } from '../../state/toasts.ts'
import { useQuery } from '../../queries/use-query.ts'
import { useProductNow } from '../../wiring/core/clock.ts'
import { performAdAction } from '../../wiring/launches/ad-life.ts'
import { loadBookings } from '../../wiring/payments/ledger.ts'
import { fetchReply } from '../../wiring/core/queries.ts'
import { type Checkout, checkOut, type Refused } from './check-out.ts'
import {
  brandAdLimit,
  checksOf,
  hasFailedToLaunch,
  heldUntil,
  historyOf,
  objectionsOf,
  paidOf,
  refundOf,
  shownChecks,
  stepsOf,
  summaryOf,
} from './launch-facts.ts'
import { stopAd } from './editor/stop-ad.ts'
import { useCampaign } from './use-campaign.ts'
import { useCheckWords } from './use-check-words.ts'
import { useExpertOffer } from './use-expert-offer.ts'
import { useFreshBrand } from './editor/use-fresh-brand.ts'

interface Ad {
  readonly idea: IdeaWithBalloons
  readonly balloon: Balloon
  readonly values: AdValues
  readonly content: AdContent
}

const launchable = ['IN_PROGRESS', 'pending', 'payment_failed'] as const
const resumable = ['stopped', 'finished'] as const

/** The launch page of the open ad: its checks, its bill, its progress, and the possible actions. */
export function useLaunch(ad: Ad): LaunchContent {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const now = useProductNow()
  const user = useUser()
  const may = useMay()
  const openMaxAds = useOpenMaxAds()
  const { idea, balloon, values, content } = ad
  const { status } = balloon
  const subject = { ideaId: idea._id, balloonId: balloon.id, componentId: content.campaignId }
  const { loaded, retry } = useCampaign(subject, status)
  const { loaded: params } = useQuery('get-init-params', {})
  const readiness = useAdReadiness(idea, balloon.id, content, values)
  const whyNot = useCheckWords(readiness)
  useFreshBrand(idea._id)
  const launchHref = launchAddress(idea._id, balloon.id, content.campaignId)
  const name = textOf(values['name'])
  const expert = useExpertOffer(idea._id, balloon.id)
  const [pending, setPending] = useState<'stop' | 'edit' | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  const order = adOrderOf(values, content.campaignId)
  if (loaded.status === 'failed') return failedLoad(loaded.failure, retry)
  if (!user || !order || loaded.status !== 'ready' || params.status !== 'ready') return { kind: 'loading' }
  const campaign = loaded.reply
  const { vatPercent } = params.reply.paymentParams

  const currency = user.subscriptionCurrency
  const credit = toMinorUnits(user.credit)
  const rates = {
    commissionPercent: commissionPercentOf(
      user.plan.labelKey,
      idea.adAccountType[content.platform] ?? 'provider',
    ),
    vatPercent,
  }
  const bill = billOf(order.budget, rates, 0, currency)
  const adLimit = brandAdLimit(idea, balloon.id, user.plan.labelKey)
  const checks = checkLaunch({
    role: idea.role ?? 'guest',
    isEmailValidated: user.isEmailValidated,
    planLabel: user.plan.labelKey,
    hasRoom: adLimit === null,
    status,
    isArchived: balloon.archiveDate !== null || idea.archiveDate !== null,
    isDisabled: content.ad.isActive === false,
    ...readiness,
    dailyBudget: order.dailyBudget,
    currency,
    isPublished: balloon.publishDates.length > 0 && !balloon.hasUnpublishedChanges,
    total: bill.total,
    credit,
    hasOtherWay: true,
    isWebsiteVerified: idea.snippet.isValidated,
    isGoalVerified: isGoalVerified(values),
  })
  const editorHref = editorAddress(idea._id, balloon.id)
  const addresses: Readonly<Partial<Record<LaunchPlace, string>>> = {
    account: pageAddress('account-settings'),
    plan: planAddress(launchHref),
    list: pageAddress('/0'),
    content: editorHref,
    budget: editorHref,
    goal: editorHref,
    publish: editorHref,
    website: `${launchHref}&modal=project-settings`,
  }
  const isLaunchable = launchable.some((one) => one === status)
  const isResumable = resumable.some((one) => one === status)
  const total = formatMoney(bill.total, currency)
  const isMonthly = order.fundingRecurrence === 'monthly'

  const checkout: Checkout = {
    subject,
    action: isResumable ? 'resume' : 'launch',
    bill: { name, budget: order.budget, ...rates, currency, isMonthly },
    returnTo: launchHref,
    onRefused: setRefused,
    onFull: (limit) => void openMaxAds(limit),
  }
  const planFailure = checks.find(({ name }) => name === 'plan')?.why
  const askForPlan = async () => {
    const known = await fetchReply('get-subscription', {})
    const answer = await ask('no-plan-yet', { mayTry: known?.subscription === null })
    if (answer === 'plans') void navigate(planAddress(launchHref))
  }
  const stop = async () => {
    const hasStarted = campaign.ads.at(-1)?.data.startDate !== null
    setPending('stop')
    setRefused(await stopAd(t, subject, { name, hasStarted, currency }))
    setPending(null)
  }
  const edit = async () => {
    setPending('edit')
    const outcome = await performAdAction('edit', subject)
    setPending(null)
    if (outcome.kind === 'refused') setRefused(outcome.failure)
    else void navigate(editorHref)
  }

  const follow = async (what: string, amount: number, choice: Parameters<typeof loadBookings>[0]) => {
    const bookings = await loadBookings(choice)
    if (bookings) await ask('follow-the-euro', { what, amount, currency, bookings })
    else showToast({ tone: 'error', text: t('launch.errors.generic') })
  }
  const refund = refundOf(campaign)
  const paid = paidOf(campaign)
  const isUnpaid = movesFrom(status, 'WITHDRAW').length > 0 && !campaign.ads.at(-1)?.data.submittedDate
  const isEditableAgain = may('edit-ad') && movesFrom(status, 'EDIT').length > 0
  const canWithdraw = may('pay-ad') && isUnpaid
  const launchId = campaign.ads.at(-1)?.runId ?? ''

  const shown = shownChecks(
    checks,
    { why: (failure) => whyNot(failure, total), place: (place) => t(`launch.checks.mend.${place}`) },
    (place) => addresses[place] ?? null,
  )
  const objections = objectionsOf(campaign)
  const heldUntilDate = heldUntil(campaign)
  const mayPay = may('launch-ad')
  // A plan alone that is missing is spoken of when one presses (PLN-06).
  const isReady = mayLaunch(checks.filter(({ name }) => name !== 'plan'))
  const onLaunch = () => {
    if (planFailure === 'needsPaidPlan') void askForPlan()
    else if (adLimit) void openMaxAds(adLimit)
    else void checkOut(checkout, credit)
  }
  const onEdit = isEditableAgain || canWithdraw ? () => void edit() : undefined
  const reportHref = reportAddress(idea._id, balloon.id)

  const line = (
    id: 'budget' | 'budgetMonthly' | 'adSpend' | 'commission' | 'vat' | 'total' | 'credit',
    amount: number,
  ) => ({
    id,
    label: t(`launch.page.${id}`, {
      percent: id === 'vat' ? rates.vatPercent : rates.commissionPercent,
    }),
    amount,
  })
  return {
    kind: 'ready',
    name,
    editorHref,
    reportHref: campaign.ads.some(({ data }) => data.submittedDate) ? reportHref : undefined,
    status,
    held: heldUntilDate && { until: heldUntilDate, isReady, onPay: mayPay ? onLaunch : undefined },
    checks: checksOf(shown, {
      isHeld: heldUntilDate !== null,
      isAhead: isLaunchable || isResumable || status === 'rejected',
    }),
    bill:
      isLaunchable || isResumable
        ? {
            currency,
            isPaid: false,
            lines: [
              line(isMonthly ? 'budgetMonthly' : 'budget', bill.budget),
              { ...line('adSpend', bill.adSpend), kind: 'part' },
              { ...line('commission', bill.commission), kind: 'part' },
              line('vat', bill.vat),
              { ...line('total', bill.total), kind: 'total' },
              {
                ...line('credit', credit),
                kind: 'part',
                onFollow: () => void follow(t('launch.page.credit'), credit, { account: 'credit' }),
              },
            ],
          }
        : paid && {
            currency: paid.currency,
            isPaid: true,
            lines: [
              line('budget', paid.budget),
              { id: 'vat', label: t('launch.page.vatPaid'), amount: paid.vat },
              { ...line('total', paid.total), kind: 'total' },
            ],
          },
    steps: stepsOf(campaign, t(`ads.platforms.${content.platform}`)),
    limit: campaign.limit && {
      limit: campaign.limit,
      href: editorAddress(idea._id, balloon.id, sectionOfLimit(campaign.limit)),
    },
    summary: summaryOf(campaign, reportHref, now),
    refund: refund && {
      ...refund,
      onFollow: (what, amount) => void follow(what, amount, { subject: launchSubject(launchId) }),
    },
    history: historyOf(campaign),
    ways: {
      ...((isLaunchable || isResumable) &&
        mayPay &&
        !heldUntilDate && {
          launch: {
            word: isResumable ? ('resume' as const) : ('launch' as const),
            isReady,
            onPress: onLaunch,
          },
        }),
      onStop: may('stop-ad') && movesFrom(status, 'STOP').length > 0 ? () => void stop() : undefined,
      // A rejected ad has this button beside the reasons for its rejection.
      onEdit: objections ? undefined : onEdit,
    },
    // A review helps most before the launch; a requested one is shown in every status.
    expert: (isLaunchable && !heldUntilDate) || expert?.state === 'asked' ? expert : null,
    pending,
    issues: objections
      ? { of: 'ad', issues: objections, onRetry: onEdit }
      : refused === 'rejected'
        ? { of: 'launch', issues: failedWords(shown), onRetry: mayPay ? onLaunch : undefined }
        : null,
    trouble:
      refused === 'rejected' ? null : (refused ?? (hasFailedToLaunch(campaign) ? 'launchFailed' : null)),
  }
}

const failedWords = (checks: readonly ShownCheck[]): string[] =>
  checks.flatMap(({ state, why }) => (state === 'failed' && why ? [why] : []))
