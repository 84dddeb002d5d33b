import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ChatSuggestions } from './chat-suggestions.tsx'

const meta: Meta<typeof ChatSuggestions> = {
  title: 'Screens/Ask Loona/Parts/Chat suggestions',
  component: ChatSuggestions,
  parameters: { layout: 'fullscreen', widths: [380] },
  args: { currency: 'EUR', isOff: false, onAsk: fn(), onPerson: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Budgets: Story = {
  play: async ({ args, canvasElement }) => {
    const chat = within(canvasElement)
    await userEvent.click(chat.getByRole('button', { name: 'Find the right budget' }))
    const options = chat.getByRole('group', { name: 'How much would you like to spend a month?' })
    const names = within(options).getAllByRole('button')
    await expect(names.map(({ textContent }) => textContent)).toEqual([
      '€100',
      '€300',
      '€900',
      '€3 000 or more',
      'Back',
    ])
    await userEvent.click(within(options).getByRole('button', { name: '€300' }))
    await expect(args.onAsk).toHaveBeenCalledWith('What does a budget of €300 a month get me?')
    await userEvent.click(chat.getByRole('button', { name: 'Find the right budget' }))
  },
}

export const WhileAnswering: Story = {
  args: { isOff: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Learn how Aloft works' }))
    await expect(args.onAsk).not.toHaveBeenCalled()
    // A person can be asked for at any moment (AST-03).
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Talk to a person' }))
    await expect(args.onPerson).toHaveBeenCalledOnce()
  },
}
