import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ErrorNotice } from './error-notice.tsx'

const meta: Meta<typeof ErrorNotice> = {
  title: 'Components/Feedback/Error notice',
  component: ErrorNotice,
  parameters: { width: 492 },
  args: { children: 'We couldn’t load the briefs.', way: 'Try again', onWay: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent('We couldn’t load the briefs.')
    const button = canvas.getByRole('button', { name: 'Try again' })
    await userEvent.click(button)
    await expect(args.onWay).toHaveBeenCalledOnce()
    button.blur()
  },
}

export const Titled: Story = {
  args: { title: 'Your briefs are not here', children: 'Nothing is lost: they could not be loaded.' },
}
