import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ChatHeader } from './chat-header.tsx'

const meta: Meta<typeof ChatHeader> = {
  title: 'Screens/Ask Loona/Parts/Chat header',
  component: ChatHeader,
  parameters: { layout: 'fullscreen', widths: [380] },
  args: {
    isByRules: true,
    isPerson: false,
    canClear: true,
    onPerson: fn(),
    onSearch: fn(),
    onClear: fn(),
    onClose: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Clearing: Story = {
  play: async ({ args, canvasElement }) => {
    const chat = within(canvasElement)
    await userEvent.click(chat.getByRole('button', { name: 'Clear conversation' }))
    const question = within(chat.getByRole('group', { name: 'Clear this conversation?' }))
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await expect(args.onClear).not.toHaveBeenCalled()
    await expect(chat.getByRole('button', { name: 'Clear conversation' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClear).toHaveBeenCalledOnce()
    await userEvent.click(chat.getByRole('button', { name: 'Clear conversation' }))
  },
}

/** The three actions call their handlers, and AI is named as such (AST-02). */
export const ByAi: Story = {
  args: { isByRules: false },
  play: async ({ args, canvasElement }) => {
    const header = within(canvasElement)
    await expect(header.getByText('AI. Check important facts.')).toBeVisible()
    await userEvent.click(header.getByRole('button', { name: 'Search help' }))
    await expect(args.onSearch).toHaveBeenCalledOnce()
    await userEvent.click(header.getByRole('button', { name: 'Talk to a person' }))
    await expect(args.onPerson).toHaveBeenCalledOnce()
    await userEvent.click(header.getByRole('button', { name: 'Close chat' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
