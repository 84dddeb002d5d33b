import { shownPeriod } from '@aloft/domain/ads/report-period.rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'
import { ReportHead } from './report-head.tsx'
import { lampDays, visitDays } from './reports.fixtures.ts'

const now = new Date('2026-11-22T10:00:00Z')

const meta: Meta<typeof ReportHead> = {
  title: 'Screens/Follow the results/Parts/Report head',
  component: ReportHead,
  parameters: { pictures: 'once', width: 960 },
  args: {
    ad: null,
    brandName: 'Nightjar Lamps',
    isSimulated: false,
    shown: shownPeriod(visitDays, '7', now),
    currency: 'EUR',
    onPeriod: fn(),
    onPrint: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

/** Without a verified goal, clicks are the result. There were no ads in the days before. */
export const OfABrand: Story = {
  play: async ({ canvasElement, args }) => {
    const head = within(canvasElement)
    await expect(head.getByRole('status')).toHaveTextContent('169 clicks for €52.39.')
    await userEvent.click(head.getByRole('button', { name: '14 days' }))
    await expect(args.onPeriod).toHaveBeenCalledWith('14')
    ;(document.activeElement as HTMLElement).blur()
  },
}

const longAd = {
  name: 'Lamp repair for Galway, Clare and the islands, with pick-up on Fridays',
  status: 'running',
  editorHref: '#editor',
  valueHref: '#goal',
  upHref: '#all',
  limit: null,
  hasLaunch: true,
}

/** Days of the user's own choice begin as the shown ones, and apply once they're in order. */
export const OwnDates: Story = {
  args: { shown: shownPeriod(visitDays, '2026-11-10..2026-11-16', now), ad: longAd },
  play: async ({ canvasElement, args }) => {
    const head = within(canvasElement)
    await expect(head.getByRole('button', { name: 'Dates' })).toHaveAttribute('aria-pressed', 'true')
    await fireEvent.change(head.getByLabelText('Last day'), { target: { value: '2026-11-18' } })
    await expect(args.onPeriod).toHaveBeenCalledWith('2026-11-10..2026-11-18')
    await userEvent.click(head.getByRole('button', { name: 'This run' }))
    await expect(args.onPeriod).toHaveBeenCalledWith('launch')
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** A long name on a phone. */
export const OfAnAdOnAPhone: Story = {
  parameters: { width: 390 },
  args: {
    ad: longAd,
    isSimulated: true,
    shown: shownPeriod(lampDays, 'all', now),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('since 1 Nov, 2026.')
  },
}

export const NothingYet: Story = {
  args: { shown: shownPeriod([], 'all', now) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/^No results yet/)
  },
}
