import type { Meta, StoryObj } from '@storybook/react-vite'
import { FacebookFeed } from '@aloft/design-system/previews/facebook-feed'
import { tradeIn } from '@aloft/design-system/previews/previews.fixtures'
import { type MoneyLine, MoneyLines } from '@aloft/design-system/patterns/money/money-lines'
import type { Currency } from '@aloft/domain/core/money'
import type { LaunchTrouble } from '@aloft/domain/launches/launch-failures.rules'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { expect, fn, userEvent, within } from 'storybook/test'
import { frameFixture } from '../frame/app-frame.fixtures.ts'
import { AppFrame } from '../frame/app-frame.tsx'
import { DeliveryLimitNotice, type DeliveryLimitNoticeProps } from '../ads/lists/delivery-limit-notice.tsx'
import { ExpertOffer, type ExpertOfferProps } from './expert-offer.tsx'
import { LaunchChecks, type ShownCheck } from './launch-checks.tsx'
import { LaunchDesk } from './launch-desk.tsx'
import { LaunchIssues, type LaunchIssuesProps } from './launch-issues.tsx'
import { LaunchSteps, type LaunchStepsProps } from './launch-steps.tsx'
import { LaunchSummary, type LaunchSummaryProps } from './launch-summary.tsx'
import {
  HeldNotice,
  type HeldNoticeProps,
  LaunchActions,
  type LaunchActionsProps,
  LaunchHead,
  type LaunchHeadProps,
  LaunchPart,
  LaunchTroubleNotice,
  LaunchView,
} from './launch.view.tsx'
import { RefundLines, type RefundLinesProps } from './refund-lines.tsx'
import { type HistoryEntry, StatusHistory } from './status-history.tsx'

const onPay = fn()
const onStop = fn()
const onEdit = fn()

/** The page of an ad that was launched, each section shown if there is something for it. */
interface Sections extends LaunchHeadProps {
  held: Omit<HeldNoticeProps, 'isPending'> | null
  limit: DeliveryLimitNoticeProps | null
  issues: LaunchIssuesProps | null
  trouble: LaunchTrouble | null
  summary: LaunchSummaryProps | null
  checks: readonly ShownCheck[] | null
  refund: RefundLinesProps | null
  steps: LaunchStepsProps | null
  bill: { lines: readonly MoneyLine[]; currency: Currency; isPaid: boolean } | null
  actions: Omit<LaunchActionsProps, 'pending'>
  expert: ExpertOfferProps | null
  history: readonly HistoryEntry[]
}

function PageOf({ content: { held, limit, issues, trouble, ...content } }: { content: Sections }) {
  const { t } = useTranslation()
  const { summary, checks, refund, steps, bill, expert } = content
  const way = steps && (
    <LaunchPart title={t('launch.page.way')}>
      <LaunchSteps {...steps} />
    </LaunchPart>
  )
  return (
    <LaunchView state={{ kind: 'ready' }}>
      <LaunchHead {...content} />
      {held ? <HeldNotice {...held} isPending={false} /> : null}
      {limit ? <DeliveryLimitNotice {...limit} /> : null}
      {issues ? <LaunchIssues {...issues} /> : null}
      {trouble ? <LaunchTroubleNotice trouble={trouble} /> : null}
      <LaunchDesk platform="Facebook" ad={<FacebookFeed ad={tradeIn} />} isAdLast>
        {summary ? <LaunchSummary {...summary} /> : null}
        {checks ? <LaunchChecks checks={checks} isHeld={held !== null} /> : null}
        {refund ? <RefundLines {...refund} /> : null}
        {bill ? (
          <LaunchPart title={t(bill.isPaid ? 'launch.page.paid' : 'launch.page.bill')}>
            <MoneyLines lines={bill.lines} currency={bill.currency} />
          </LaunchPart>
        ) : null}
        <LaunchActions {...content.actions} pending={null} />
        {way}
        {expert ? <ExpertOffer {...expert} /> : null}
        <LaunchPart title={t('launch.page.history')}>
          <StatusHistory entries={content.history} />
        </LaunchPart>
      </LaunchDesk>
    </LaunchView>
  )
}

const live = {
  name: 'Evenings, better lit',
  editorHref: '#editor',
  status: 'IN_PROGRESS',
  held: null,
  checks: null,
  bill: {
    currency: 'EUR',
    isPaid: false,
    lines: [
      { id: 'budget', label: 'Budget', amount: 10_000 },
      { id: 'adSpend', label: 'spent on ads, at most', amount: 8333, kind: 'part' },
      { id: 'commission', label: 'commission, 20% of spend', amount: 1667, kind: 'part' },
      { id: 'vat', label: 'VAT, 19%', amount: 1900 },
      { id: 'total', label: 'Total', amount: 11_900, kind: 'total' },
    ],
  },
  steps: { platform: 'Facebook', current: null, doneDates: {}, isSimulated: true },
  limit: null,
  summary: null,
  refund: null,
  history: [],
  actions: {},
  expert: null,
  issues: null,
  trouble: null,
} satisfies Sections

const meta: Meta<typeof PageOf> = {
  title: 'Screens/Launch/Launch',
  component: PageOf,
  parameters: { layout: 'fullscreen' },
  args: { content: live },
  decorators: [
    (Story) => (
      <AppFrame {...frameFixture} onLogOut={fn()}>
        <Story />
      </AppFrame>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof meta>

/** Stopped, with its refund pending: the refund replaces the checks. */
export const Ready: Story = {
  parameters: { pictures: 'once' },
  args: {
    content: {
      ...live,
      status: 'pending_refund',
      bill: null,
      steps: null,
      summary: {
        launch: { budget: 10_000, vat: 1900, spend: 4000, commissionPercent: 20 },
        refunded: 0,
        currency: 'EUR',
        figures: { conversions: 9, clicks: 214, impressions: 18_420 },
        isLive: false,
        nextMonthDate: null,
        isFresh: false,
        isSimulated: true,
        reportHref: '#report',
      },
      refund: {
        launch: { budget: 10_000, vat: 1900, spend: 4000, commissionPercent: 20 },
        currency: 'EUR',
        bookedDate: new Date(2026, 10, 28, 9, 20),
        isBooked: false,
      },
      history: [
        { id: '3', status: 'pending_refund', date: new Date(2026, 10, 28, 9, 5), actor: null, reason: null },
        { id: '2', status: 'learning', date: new Date(2026, 10, 23, 7, 30), actor: null, reason: null },
      ],
      actions: { onStop, onEdit },
      trouble: 'runningAdNotFound',
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('alert')).toHaveTextContent('We couldn’t find the running ad.')
    await userEvent.click(page.getByRole('button', { name: 'Edit ad' }))
    await expect(onEdit).toHaveBeenCalledOnce()
    await userEvent.click(page.getByRole('button', { name: 'Stop ad' }))
    await expect(onStop).toHaveBeenCalledOnce()
  },
}

/** Live, and held back: what limits it is named, with the way to the setting that mends it. */
export const Limited: Story = {
  parameters: { pictures: 'once' },
  args: {
    content: {
      ...live,
      status: 'running',
      bill: null,
      limit: { limit: 'bid', href: '#bid' },
      actions: { onStop },
    },
  },
  play: async ({ canvasElement }) => {
    const notice = within(canvasElement).getByRole('status')
    await expect(notice).toHaveTextContent('Limited by bid')
    await expect(within(notice).getByRole('link', { name: 'Open the bid' })).toHaveAttribute('href', '#bid')
  },
}

/** A reviewer's message comes first, with a button back to editing (LCH-06). */
export const Rejected: Story = {
  parameters: { pictures: 'once' },
  args: {
    content: {
      ...live,
      status: 'rejected',
      bill: null,
      history: [
        {
          id: '2',
          status: 'rejected',
          date: new Date(2026, 10, 21, 15, 40),
          actor: null,
          reason: 'The picture shows a lamp that is not sold on the website.',
        },
      ],
      actions: {},
      expert: { state: 'asked', endDate: new Date(2026, 10, 22, 9, 5), onAsk: fn() },
      issues: {
        of: 'ad',
        issues: ['The picture shows a lamp that is not sold on the website.', 'Name the maker.'],
        onRetry: onEdit,
      },
    },
  },
  play: async ({ canvasElement }) => {
    onEdit.mockClear()
    const notice = within(within(canvasElement).getByRole('alert'))
    await expect(notice.getAllByRole('listitem')).toHaveLength(2)
    await userEvent.click(notice.getByRole('button', { name: 'Edit ad' }))
    await expect(onEdit).toHaveBeenCalledOnce()
  },
}

/** Its next month couldn't be paid: what to do comes first, without the checks of a launch long ago. */
export const Held: Story = {
  args: {
    content: {
      ...live,
      status: 'payment_failed',
      held: { until: new Date(2026, 10, 28, 9, 5), isReady: true, onPay },
      steps: null,
      summary: {
        launch: { budget: 10_000, vat: 1900, spend: 8212, commissionPercent: 20 },
        refunded: 0,
        currency: 'EUR',
        figures: { conversions: 9, clicks: 214, impressions: 18_420 },
        isLive: false,
        nextMonthDate: null,
        isFresh: false,
        isSimulated: true,
        reportHref: '#report',
      },
      history: [
        { id: '2', status: 'payment_failed', date: new Date(2026, 10, 21, 9, 5), actor: null, reason: null },
        { id: '1', status: 'running', date: new Date(2026, 10, 2, 7, 30), actor: null, reason: null },
      ],
      actions: { onStop },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText(/Pay by 28 Nov, 2026 9:05/)).toBeVisible()
    const pay = page.getByRole('button', { name: 'Pay for next month' })
    await userEvent.click(pay)
    pay.blur()
    await expect(onPay).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = {
  parameters: { pictures: 'once' },
  render: () => <LaunchView state={{ kind: 'loading' }} />,
}

export const NotFound: Story = {
  parameters: { pictures: 'once' },
  render: () => <LaunchView state={{ kind: 'notFound' }} />,
}

const onRetry = fn()

export const Failed: Story = {
  parameters: { pictures: 'once' },
  render: () => <LaunchView state={{ kind: 'failed', onRetry }} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}
