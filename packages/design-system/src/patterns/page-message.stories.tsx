import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PageMessage } from './page-message.tsx'

const meta: Meta<typeof PageMessage> = {
  title: 'Patterns/Page message',
  component: PageMessage,
  parameters: { width: 480 },
  args: {
    title: 'The ad did not load.',
    lead: 'It is safe and stands as you left it. Try again in a moment.',
    onRetry: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Failed: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}
