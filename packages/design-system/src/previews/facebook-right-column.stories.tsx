import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { FacebookRightColumn } from './facebook-right-column.tsx'
import { arabic, flatLamp, tradeIn, wordy } from './previews.fixtures.ts'

const meta: Meta<typeof FacebookRightColumn> = {
  title: 'Components/Ads/Facebook right column',
  component: FacebookRightColumn,
  parameters: { width: 344 },
  args: { ad: { ...tradeIn, media: flatLamp(1080, 1080) } },
}
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvasElement }) => {
    const ad = within(
      within(canvasElement).getByRole('article', { name: 'Preview beside the Facebook feed' }),
    )
    await expect(ad.getByTestId('label')).toHaveTextContent('Sponsored')
    await expect(ad.getByTestId('headline')).toHaveTextContent('Your old lamp is worth €20')
    await expect(ad.getByTestId('domain')).toHaveTextContent('nightjar.example')
    const { width, height } = ad.getByTestId('media').getBoundingClientRect()
    await expect([width, height]).toEqual([130, 130])
    await expect(ad.queryByText(tradeIn.message)).toBeNull()
  },
}

export const LongTextsDark: Story = {
  args: { scheme: 'dark', ad: { ...wordy, media: flatLamp(1200, 628) } },
  play: async ({ canvasElement }) => {
    const headline = within(canvasElement).getByTestId('headline')
    await expect(headline.scrollHeight).toBeLessThanOrEqual(headline.clientHeight)
    await expect(headline.textContent).toContain('…')
  },
}

export const RightToLeftWithoutPicture: Story = {
  args: { ad: arabic },
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(within(canvasElement).getByTestId('headline')).direction).toBe('rtl')
    await expect(within(canvasElement).getByRole('img', { name: 'No picture yet' })).toBeVisible()
  },
}
