import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { AdFaq } from './ad-faq.tsx'

const meta: Meta<typeof AdFaq> = {
  title: 'Screens/Create an ad/Parts/Ad FAQ',
  component: AdFaq,
  parameters: { widths: [390] },
  args: { title: 'While you wait', platform: null },
}
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const question = page.getByText('Can I leave this page?')
    await userEvent.click(question)
    await expect(page.getByText(/We’ll keep going/)).toBeVisible()
    await userEvent.click(question)
  },
}

export const OnGoogle: Story = {
  args: { platform: 'google' },
  parameters: { pictures: 'once' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/AI picture/)).toBeNull()
  },
}
