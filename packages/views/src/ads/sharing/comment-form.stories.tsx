import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CommentForm } from './comment-form.tsx'

const meta: Meta<typeof CommentForm> = {
  title: 'Screens/Edit an ad/Parts/Comment form',
  component: CommentForm,
  parameters: { pictures: 'once', width: 360 },
  args: {
    place: 'Facebook feed',
    isPinned: false,
    isSending: false,
    fault: null,
    onPin: fn(),
    onSend: fn(),
    author: 'Maeve',
    onAuthor: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Written: Story = {
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement)
    await userEvent.type(form.getByRole('textbox', { name: /^Comment/ }), '  A bit darker?  ')
    await userEvent.click(form.getByRole('button', { name: 'Send comment' }))
    await expect(args.onSend).toHaveBeenCalledWith({ author: 'Maeve', text: 'A bit darker?' })
    await userEvent.click(form.getByRole('button', { name: 'Pin it to a spot' }))
    await expect(args.onPin).toHaveBeenCalledWith(true)
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** Nothing is sent twice. */
export const Sending: Story = {
  args: { isSending: true, isPinned: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: /^Comment/ }), 'Nice')
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send comment' }))
    await expect(args.onSend).not.toHaveBeenCalled()
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Ended: Story = { args: { fault: 'linkEnded' } }

export const Full: Story = { args: { fault: 'tooManyComments' } }

export const Failed: Story = { args: { fault: 'generic' } }
