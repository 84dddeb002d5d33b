import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ReadyChecks } from './ready-checks.tsx'

const meta: Meta<typeof ReadyChecks> = {
  title: 'Screens/Launch/Parts/Ready checks',
  component: ReadyChecks,
  parameters: { width: 600 },
  args: {
    isAll: false,
    checks: [
      { name: 'email', state: 'ok', why: null, mend: null },
      { name: 'content', state: 'ok', why: null, mend: null },
      {
        name: 'rules',
        state: 'advised',
        why: 'You can launch it as is. The last 16 characters hide behind “See more”.',
        mend: { label: 'Go to the editor', href: '#editor' },
      },
    ],
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Rest: Story = {
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement)
    const link = panel.getByText('Go to the editor')
    await expect(link).not.toBeVisible()
    await userEvent.click(panel.getByText('Everything else is ready'))
    await expect(link).toBeVisible()
  },
}

export const All: Story = { args: { isAll: true } }
