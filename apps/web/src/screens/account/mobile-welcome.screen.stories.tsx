import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { type AppAt, refused, screenStories } from '../../stories/app-at.tsx'

const meta: Meta<typeof AppAt> = {
  ...screenStories,
  title: 'Screens/Sign up and log in/In the app/Mobile welcome',
  args: { address: '/0/mobile-welcome?returnTo=%2F0%2Flist', shows: 'Welcome on your phone.' },
  globals: { viewport: { value: 'phone' } },
}
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async (context) => {
    await screenStories.play(context)
    const page = within(context.canvasElement)
    await expect(page.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/0/list')
    await userEvent.click(page.getByRole('button', { name: 'Email me a link' }))
    await expect(await page.findByText(/^We’ve sent a link to/)).toBeVisible()
  },
}

/** The link is not sent, and the button stays. */
export const Failed: Story = {
  args: { answers: { 'send-page-link': refused } },
  play: async (context) => {
    await screenStories.play(context)
    const page = within(context.canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Email me a link' }))
    await expect(await page.findByRole('alert')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Email me a link' })).toBeEnabled()
  },
}

/** An address to return to that leads elsewhere is dropped. */
export const WiderWindow: Story = {
  args: {
    address: '/0/mobile-welcome?returnTo=https%3A%2F%2Felsewhere.example',
    shows: 'You have plenty of room.',
  },
  globals: { viewport: { value: undefined } },
  play: async (context) => {
    await screenStories.play(context)
    const link = within(context.canvasElement).getByRole('link', { name: 'Continue' })
    await expect(link).toHaveAttribute('href', '/0')
  },
}
