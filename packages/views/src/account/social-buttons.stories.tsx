import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { SocialButtons } from './social-buttons.tsx'

const meta: Meta<typeof SocialButtons> = {
  title: 'Screens/Sign up and log in/Parts/Social buttons',
  component: SocialButtons,
  parameters: { width: 420 },
  args: {
    links: [
      { platform: 'google', href: '/api/google-login' },
      { platform: 'facebook', href: '/api/facebook-login' },
    ],
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Both: Story = {
  play: async ({ canvasElement }) => {
    const ways = within(canvasElement)
    const google = ways.getByRole('link', { name: 'Continue with Google' })
    await expect(google).toHaveAttribute('href', '/api/google-login')
    const facebook = ways.getByRole('link', { name: 'Continue with Facebook' })
    await expect(facebook).toHaveAttribute('href', '/api/facebook-login')
  },
}

export const Alone: Story = {
  parameters: { pictures: 'once' },
  args: { links: [{ platform: 'facebook', href: '/api/facebook-login' }], isAlone: true },
}
