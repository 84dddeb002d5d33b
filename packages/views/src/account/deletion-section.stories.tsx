import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { DeletionSection } from './deletion-section.tsx'

const meta: Meta<typeof DeletionSection> = {
  title: 'Screens/Account and notifications/Parts/Deletion section',
  component: DeletionSection,
  parameters: { width: 720 },
  args: { onDelete: fn(), isPending: false },
}
export default meta
type Story = StoryObj<typeof meta>

export const Failed: Story = {
  args: { failure: 'generic' },
  play: async ({ args, canvasElement }) => {
    const section = within(canvasElement)
    await expect(section.getByRole('alert')).toBeVisible()
    await expect(section.getByText('Everything is erased within 24 hours.')).toBeVisible()
    await userEvent.click(section.getByRole('button', { name: 'Delete my account' }))
    await expect(args.onDelete).toHaveBeenCalledOnce()
  },
}

export const Pending: Story = {
  parameters: { pictureOf: '[data-picture] button' },
  args: { isPending: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete my account' }))
    await expect(args.onDelete).not.toHaveBeenCalled()
  },
}
