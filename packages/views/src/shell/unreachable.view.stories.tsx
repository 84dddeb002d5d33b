import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { UnreachableView } from './unreachable.view.tsx'

const meta: Meta<typeof UnreachableView> = {
  title: 'Views/Shell/Unreachable',
  component: UnreachableView,
  parameters: { layout: 'fullscreen' },
  args: { onRetry: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
