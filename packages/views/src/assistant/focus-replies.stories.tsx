import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { FocusReplies } from './focus-replies.tsx'

const meta: Meta<typeof FocusReplies> = {
  title: 'Screens/Ask Loona/Parts/Answers to choose from',
  component: FocusReplies,
  parameters: { widths: [820, 390] },
  args: {
    form: { key: 'onboarding', open: ['toneOfVoice'], suggestions: {} },
    messages: [{ id: 'a1', by: 'assistant', text: 'How should your ads sound?' }],
    isOff: false,
    onAnswer: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Choice: Story = {}

/** An AI words the question in its own way: the first open one counts. */
export const OtherWords: Story = {
  args: {
    form: { key: 'newAd', open: ['goal'], suggestions: {} },
    messages: [{ id: 'a1', by: 'assistant', text: 'So, what should this ad do for you?' }],
  },
  play: async ({ canvasElement }) => {
    const labels = within(canvasElement).getAllByRole('button')
    await expect(labels.map(({ textContent }) => textContent)).toEqual([
      'Brand awareness',
      'Sales',
      'Leads',
      'Skip',
    ])
  },
}

/** The user returned to a question that the form has an answer to. */
export const AskedAgain: Story = {
  args: {
    form: { key: 'newAd', open: ['location'], suggestions: {} },
    messages: [{ id: 'a1', by: 'assistant', text: 'What’s the goal of this ad?' }],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Sales' })).toBeVisible()
  },
}

export const Off: Story = { args: { isOff: true } }
