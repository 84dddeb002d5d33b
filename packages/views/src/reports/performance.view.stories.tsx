import { commissionOn } from '@aloft/domain/ads/ad-money.rules'
import { euroFunnel } from '@aloft/domain/ads/euro-funnel.rules'
import { type Performance, totalOf } from '@aloft/domain/ads/performance.rules'
import { launchColumns, reportAdColumns } from '@aloft/domain/core/report-columns'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { frameFixture } from '../frame/app-frame.fixtures.ts'
import { AppFrame } from '../frame/app-frame.tsx'
import { lampAds, lampDays, lampEvents, lampFacts, lampLaunches, noFigures } from './reports.fixtures.ts'
import { PerformanceView } from './performance.view.tsx'

const onPeriod = fn()
const onDownload = fn()
const onPrint = fn()
const totals = (rows: typeof lampLaunches) => ({
  performance: totalOf(rows.map(({ performance }) => performance)),
  results: totalOf(rows.map(({ results }) => results)),
})

const paid = (performance: Performance) => ({ performance, commission: commissionOn(performance.cost, 20) })
const week = lampDays.slice(-7)
const weekBefore = lampDays.slice(-14, -7)

const report = {
  kind: 'report',
  ad: {
    name: 'Lamp repair Galway',
    status: 'endingSoon',
    editorHref: '#editor',
    valueHref: '#goal',
    upHref: '#all',
    limit: null,
    hasLaunch: true,
  },
  brandName: 'Nightjar Lamps',
  shown: {
    period: '7',
    span: { from: '2026-11-15', until: '2026-11-21' },
    performance: totalOf(week),
    days: week,
    before: {
      span: { from: '2026-11-08', until: '2026-11-14' },
      performance: totalOf(weekBefore),
      days: weekBefore,
    },
  },
  events: lampEvents,
  steps: euroFunnel(paid(totalOf(week)), paid(totalOf(weekBefore))),
  onPeriod,
  rows: {
    table: {
      kind: 'launches',
      rows: lampLaunches,
      total: totals(lampLaunches),
      currency: 'EUR',
      columns: launchColumns,
      onFollow: fn(),
    },
    numOthers: 0,
    onColumns: fn(),
    numQuiet: 0,
  },
  currency: 'EUR',
  facts: lampFacts,
  zone: 'Europe/Dublin',
  breakdown: { content: { kind: 'closed' }, onBreakDown: fn() },
  share: {
    content: { kind: 'closed' },
    createdUrl: null,
    isCreating: false,
    fault: null,
    onOpen: fn(),
    onCreate: fn(),
    onCopy: fn(),
    onEnd: fn(),
  },
  onDownload,
  onPrint,
} as const

const meta: Meta<typeof PerformanceView> = {
  title: 'Screens/Follow the results/Performance',
  component: PerformanceView,
  parameters: { layout: 'fullscreen' },
  args: { content: report },
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

export const Report: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await page.findByRole('application', {}, { timeout: 10_000 })
    await userEvent.click(page.getByRole('button', { name: '90 days' }))
    await expect(onPeriod).toHaveBeenCalledWith('90')
    await expect(page.getAllByText('Simulated')).toHaveLength(1)
    await userEvent.click(page.getByRole('button', { name: 'CSV Download the runs as CSV' }))
    await expect(onDownload).toHaveBeenCalledWith('rows')
    await userEvent.click(page.getByRole('button', { name: 'Print or save as PDF' }))
    await expect(onPrint).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const OfABrand: Story = {
  parameters: { pictures: 'once', pictureOf: '[data-picture] section:last-of-type' },
  args: {
    content: {
      ...report,
      ad: null,
      breakdown: null,
      rows: {
        table: {
          kind: 'ads',
          rows: lampAds,
          total: totals(lampAds),
          currency: 'EUR',
          columns: reportAdColumns,
          onFollow: null,
        },
        numOthers: 1,
        onColumns: fn(),
        numQuiet: 2,
      },
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('application', {}, { timeout: 10_000 })
    await expect(within(canvasElement).getByText(/One row is in another currency/)).toBeVisible()
  },
}

/** It started this morning: there's no full day to draw and nothing to divide by. */
export const NothingCounted: Story = {
  parameters: { pictures: 'once' },
  args: {
    content: {
      ...report,
      shown: { period: 'all', span: null, performance: noFigures, days: [], before: null },
      facts: { ...lampFacts, syncedDate: null },
    },
  },
}

export const Loading: Story = {
  parameters: { pictures: 'once' },
  args: { content: { kind: 'loading' } },
}

export const NotLaunched: Story = {
  parameters: { pictures: 'once', pictureOf: '[data-picture] main' },
  args: { content: { kind: 'notLaunched', subject: 'ad', href: '#launch' } },
}

export const NotFound: Story = {
  parameters: { pictures: 'once' },
  args: { content: { kind: 'notFound' } },
}

export const NoBrand: Story = {
  parameters: { pictures: 'once' },
  args: { content: { kind: 'noBrand', onCreateBrand: fn() } },
}

const onRetry = fn()

export const Failed: Story = {
  parameters: { pictures: 'once', pictureOf: '[data-picture] main' },
  args: { content: { kind: 'failed', onRetry } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Failed to load ad performance.')).toBeVisible()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}

/** The limit of a live ad's delivery is named, with the one setting that removes it. */
export const LimitedByBudget: Story = {
  parameters: { pictures: 'once' },
  args: {
    content: {
      ...report,
      ad: { ...report.ad, status: 'running', limit: { limit: 'budget', href: '#budget' } },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('Limited by budget')).toBeVisible()
    await expect(page.getByText(/Raise the budget to get more/)).toBeVisible()
  },
}
