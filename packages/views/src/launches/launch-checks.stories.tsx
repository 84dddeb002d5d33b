import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { LaunchChecks } from './launch-checks.tsx'

const verify = fn()

const meta: Meta<typeof LaunchChecks> = {
  title: 'Screens/Launch/Parts/Launch checks',
  component: LaunchChecks,
  parameters: { width: 640 },
  args: {
    checks: [
      { name: 'owner', state: 'ok', why: null, mend: null },
      {
        name: 'email',
        state: 'failed',
        why: 'orla@nightjar.example has not been confirmed yet.',
        mend: { label: 'Send the mail again', onPress: verify },
      },
      {
        name: 'rules',
        state: 'failed',
        why: '“Lamps!!” has two exclamation marks in a row, which Google refuses.',
        mend: { label: 'Go to the text', href: '#headlines' },
      },
      { name: 'published', state: 'advised', why: 'Your latest changes aren’t published.', mend: null },
      { name: 'website', state: 'checking', why: 'nightjar.example is being opened.', mend: null },
      { name: 'payment', state: 'ok', why: '€119.00, of which €25.00 from your ad credit.', mend: null },
    ],
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const SomethingMissing: Story = {
  play: async ({ canvasElement }) => {
    const checks = within(canvasElement)
    await expect(checks.getByText('2 to fix')).toBeVisible()
    await expect(checks.getByRole('link', { name: 'Go to the text' })).toHaveAttribute('href', '#headlines')
    await userEvent.click(checks.getByRole('button', { name: 'Send the mail again' }))
    await expect(verify).toHaveBeenCalledOnce()
  },
}

export const Ready: Story = {
  parameters: { pictures: 'once' },
  args: { checks: [{ name: 'rules', state: 'ok', why: null, mend: null }] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('You’re all set.')).toBeVisible()
  },
}
