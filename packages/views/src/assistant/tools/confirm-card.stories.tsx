import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ConfirmCard } from './confirm-card.tsx'

const meta: Meta<typeof ConfirmCard> = {
  title: 'Screens/Ask Loona/Parts/Confirm card',
  component: ConfirmCard,
  parameters: { width: 348 },
  args: { tool: 'scan_website', address: 'https://nightjar.example', onConfirm: fn(), onCancel: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Website: Story = {
  play: async ({ args, canvasElement }) => {
    const card = within(within(canvasElement).getByRole('region', { name: 'Read https://nightjar.example?' }))
    await userEvent.click(card.getByRole('button', { name: 'Read website' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await userEvent.click(card.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Brief: Story = { args: { tool: 'generate_brand_brief' } }
export const CampaignInDark: Story = {
  args: { tool: 'generate_campaign_brief' },
  globals: { scheme: 'dark' },
}
