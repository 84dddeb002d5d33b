import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SignInSection } from './sign-in-section.tsx'

const meta: Meta<typeof SignInSection> = {
  title: 'Screens/Account and notifications/Parts/Sign-in section',
  component: SignInSection,
  parameters: { width: 720 },
  args: {
    ways: ['password'],
    email: 'orla@nightjar.example',
    onLogOutEverywhere: fn(),
    isPending: false,
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const TwoWays: Story = {
  args: { ways: ['password', 'google'] },
  play: async ({ args, canvasElement }) => {
    const section = within(canvasElement)
    await expect(section.getAllByRole('listitem')).toHaveLength(2)
    await userEvent.click(section.getByRole('button', { name: 'Log out everywhere' }))
    await expect(args.onLogOutEverywhere).toHaveBeenCalledOnce()
  },
}

export const Pending: Story = {
  parameters: { pictureOf: '[data-picture] button' },
  args: { isPending: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Log out everywhere' }))
    await expect(args.onLogOutEverywhere).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  parameters: { pictureOf: '[data-picture] [role=alert]' },
  args: { ways: ['facebook'], failure: 'generic' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toBeVisible()
  },
}
