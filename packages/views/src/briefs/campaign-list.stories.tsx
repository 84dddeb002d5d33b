import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { campaignItems } from './briefs.fixtures.ts'
import { SampleCampaigns } from './sample-briefs.fixtures.tsx'

const onMove = fn()
const meta: Meta<typeof SampleCampaigns> = {
  title: 'Screens/Brand and briefs/Parts/Campaign list',
  component: SampleCampaigns,
  parameters: { width: 720 },
  args: { items: campaignItems(3, { onChange: fn() }, onMove) },
}
export default meta
type Story = StoryObj<typeof meta>

export const Few: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement)
    await userEvent.click(list.getByRole('button', { name: 'Archive “Wren table lamp”' }))
    await expect(onMove).toHaveBeenCalledOnce()
    const opener = list.getByRole('button', { name: /^Wren table lamp Sales/ })
    await userEvent.click(opener)
    await expect(list.getByLabelText('Name')).toHaveValue('Wren table lamp')
    await userEvent.click(opener)
    await expect(list.queryByLabelText('Name')).toBeNull()
  },
}

export const Hundreds: Story = {
  parameters: { pictureOf: '[data-picture] li' },
  args: { items: campaignItems(240, { onChange: fn() }, onMove) },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement)
    await expect(list.getAllByRole('listitem')).toHaveLength(10)
    await userEvent.click(list.getByRole('button', { name: 'Show all 240' }))
    await expect(list.getAllByRole('listitem')).toHaveLength(240)
  },
}

export const Archived: Story = {
  args: { variant: 'archived', items: campaignItems(1, {}, onMove) },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('button', { name: 'Restore “Autumn repairs”' }),
    ).toBeVisible()
  },
}
