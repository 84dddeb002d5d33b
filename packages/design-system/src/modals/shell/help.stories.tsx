import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { HelpModal } from './help.tsx'

const meta: Meta<typeof HelpModal> = {
  title: 'Modals/Shell/Help',
  component: HelpModal,
  parameters: { width: 520 },
  args: { shortcuts: [{ id: 'search', label: 'Search pages, brands and ads', keys: ['Ctrl', 'K'] }] },
}
export default meta
type Story = StoryObj<typeof meta>

export const Topics: Story = {
  play: async ({ canvasElement }) => {
    const modal = within(canvasElement)
    const question = modal.getByText('What does an ad cost to make?')
    await userEvent.click(question)
    await expect(modal.getByText(/ten AI tokens/)).toBeVisible()
  },
}

export const Found: Story = {
  play: async ({ canvasElement }) => {
    const modal = within(canvasElement)
    await userEvent.type(modal.getByRole('searchbox'), 'OFFLINE')
    await expect(modal.getByText('What happens when I am offline?')).toBeVisible()
    await expect(modal.queryByText('What does an ad cost to make?')).toBeNull()
  },
}

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const modal = within(canvasElement)
    await userEvent.type(modal.getByRole('searchbox'), 'zeppelin')
    await expect(modal.getByText(/No answer holds/)).toBeVisible()
  },
}
