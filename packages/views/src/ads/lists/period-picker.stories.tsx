import type { ListPeriod } from '@aloft/domain/ads/list/list-period.rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'
import { listsNow } from './ad-rows.fixtures.ts'
import { PeriodPicker } from './period-picker.tsx'

const meta: Meta<typeof PeriodPicker> = {
  title: 'Screens/Follow the results/Parts/Period picker',
  component: PeriodPicker,
  parameters: { width: 900 },
  args: { period: 'all', now: listsNow, onPeriod: fn() },
  render: function Stateful(args) {
    const [period, setPeriod] = useState<ListPeriod>(args.period)
    const onPeriod = (next: ListPeriod) => {
      setPeriod(next)
      args.onPeriod(next)
    }
    return <PeriodPicker {...args} period={period} onPeriod={onPeriod} />
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const OwnDays: Story = {
  play: async ({ args, canvasElement }) => {
    const picker = within(canvasElement)
    const choice = picker.getByLabelText('Figures for')
    await userEvent.selectOptions(choice, 'Last 7 days')
    await expect(args.onPeriod).toHaveBeenLastCalledWith('7')
    await expect(picker.getByText('Compared with 8 Nov, 2026 – 14 Nov, 2026')).toBeVisible()
    await userEvent.selectOptions(choice, 'Custom dates')
    await expect(args.onPeriod).toHaveBeenLastCalledWith({ from: '2026-11-15', until: '2026-11-21' })
    const last = () => picker.getByLabelText('Last day')
    await fireEvent.change(last(), { target: { value: '2026-11-14' } })
    await expect(
      picker.getByText('Choose a last day on or after the first, within three years.'),
    ).toBeVisible()
    await fireEvent.change(last(), { target: { value: '2026-11-16' } })
    await expect(args.onPeriod).toHaveBeenLastCalledWith({ from: '2026-11-15', until: '2026-11-16' })
    await expect(picker.getByText('Compared with 13 Nov, 2026 – 14 Nov, 2026')).toBeVisible()
  },
}
