import { ModalFrame } from '@aloft/design-system/primitives/modal-frame'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { ChatMessage } from './chat-content.ts'
import { ready } from './chat.fixtures.ts'
import { FocusChat, type FocusChatProps } from './focus-chat.tsx'

/** The conversation in its dialog, with a draft of its own. */
function Dialog({ draft, onDraft, ...props }: FocusChatProps) {
  const [text, setText] = useState(draft)
  const change = (next: string) => {
    onDraft(next)
    setText(next)
  }
  return (
    <ModalFrame isStaying closeLabel="Close chat" onClose={props.onClose}>
      <FocusChat {...props} draft={text} onDraft={change} />
    </ModalFrame>
  )
}

const form = {
  key: 'newAd',
  open: ['platform', 'goal', 'location'],
  suggestions: {},
} as const satisfies FocusChatProps['form']

const meta: Meta<typeof FocusChat> = {
  title: 'Screens/Ask Loona/Parts/Questions for a form',
  component: FocusChat,
  parameters: { layout: 'fullscreen', widths: [820, 390], pictureOf: '[role=dialog]' },
  render: (args) => (
    <div style={{ height: 760 }}>
      <Dialog {...args} />
    </div>
  ),
  args: {
    form,
    conversation: ready,
    draft: '',
    isByRules: true,
    pageHref: () => null,
    onFinish: fn(),
    onSend: fn(),
    onDraft: fn(),
    onStop: fn(),
    onRetry: fn(),
    onCopy: fn(),
    onClear: fn(),
    onSearch: fn(),
    onClose: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

const begun: readonly ChatMessage[] = [
  { id: 'q1', by: 'user', text: 'Ask me your questions, please.' },
  {
    id: 'a1',
    by: 'assistant',
    text: 'Good. You can skip any question, and change everything in the form later.\n\nWhere should your ad run?',
  },
]
const answered: readonly ChatMessage[] = [
  ...begun,
  { id: 'q2', by: 'user', text: 'Facebook' },
  { id: 'a2', by: 'assistant', text: 'Got it.\n\nWhat’s the goal of this ad?' },
]
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Loona’s questions' }))

export const NewAd: Story = {
  play: async ({ args }) => {
    const asked = await dialog()
    await waitFor(() => expect(asked.getByRole('textbox')).toHaveFocus())
    await expect(asked.getByText('3 questions left')).toBeVisible()
    await userEvent.click(asked.getByRole('button', { name: 'Start' }))
    await expect(args.onSend).toHaveBeenCalledWith('Ask me your questions, please.')
    await userEvent.click(asked.getByRole('button', { name: 'Continue in the form' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledTimes(2)
  },
}

export const Onboarding: Story = {
  args: { form: { key: 'onboarding', open: ['role', 'goal', 'source', 'website'], suggestions: {} } },
}

export const OnboardingInDark: Story = { ...Onboarding, globals: { scheme: 'dark' } }

/** A question with its options; one is pressed, one is typed. */
export const Asked: Story = {
  args: { conversation: { ...ready, messages: begun } },
  play: async ({ args }) => {
    const asked = await dialog()
    const replies = within(asked.getByRole('group', { name: 'Answers to choose from' }))
    const labels = replies.getAllByRole('button').map(({ textContent }) => textContent)
    await expect(labels).toEqual(['Google', 'Facebook', 'Instagram', 'Skip'])
    await userEvent.click(replies.getByRole('button', { name: 'Facebook' }))
    await expect(args.onSend).toHaveBeenLastCalledWith('Facebook')
    await userEvent.type(asked.getByRole('textbox'), 'Instagram{Enter}')
    await expect(args.onSend).toHaveBeenLastCalledWith('Instagram')
    await userEvent.click(replies.getByRole('button', { name: 'Skip' }))
    await expect(args.onSend).toHaveBeenLastCalledWith('Skip this one.')
  },
}

export const AskedInDark: Story = {
  globals: { scheme: 'dark' },
  args: { conversation: { ...ready, messages: answered } },
}

/** Offers of the brand’s website are likely answers. */
export const WithOffers: Story = {
  args: {
    form: {
      key: 'newAd',
      open: ['offeringName'],
      suggestions: { offeringName: ['Halo pendant', 'Wren lamp'] },
    },
    conversation: {
      ...ready,
      messages: [
        ...answered,
        { id: 'a3', by: 'assistant', text: 'What do customers call this product or service?' },
      ],
    },
  },
  play: async ({ args }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Halo pendant' }))
    await expect(args.onSend).toHaveBeenCalledWith('Halo pendant')
  },
}

/** An answer is being written: the field is off (AST-12). */
export const Answering: Story = {
  args: {
    conversation: {
      ...ready,
      stage: 'running',
      isFieldOff: true,
      messages: [...begun, { id: 'q2', by: 'user', text: 'Facebook' }],
    },
  },
  play: async ({ args }) => {
    const asked = await dialog()
    await expect(asked.getByRole('textbox')).toHaveAttribute('readonly')
    await userEvent.click(asked.getByRole('button', { name: 'Stop' }))
    await expect(args.onStop).toHaveBeenCalledOnce()
  },
}

/** Back after a while, with a conversation that has no open question in it. */
export const Resumed: Story = {
  args: { conversation: { ...ready, messages: begun.slice(0, 1) } },
  play: async ({ args }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Ask my next question' }))
    await expect(args.onSend).toHaveBeenCalledWith('Ask me your questions, please.')
  },
}

export const FilledIn: Story = {
  args: {
    form: { ...form, open: [] },
    conversation: {
      ...ready,
      messages: [
        ...answered,
        { id: 'q3', by: 'user', text: 'Sales' },
        {
          id: 'a3',
          by: 'assistant',
          text: 'Got it.\n\nThat’s all I need. Review the ad now. Nothing is created until you say so.',
        },
      ],
    },
  },
  play: async ({ args }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Review' }))
    await expect(args.onFinish).toHaveBeenCalledOnce()
  },
}

const failed = { ...ready, messages: answered.slice(0, 3) }

export const TimedOut: Story = {
  args: { conversation: { ...failed, failure: { kind: 'timeout' } } },
  play: async ({ args }) => {
    const asked = await dialog()
    await expect(
      asked.getByText('Your answers are in the form. You can finish it there without Loona.'),
    ).toBeVisible()
    await userEvent.click(asked.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.click(asked.getByRole('button', { name: 'Continue in the form' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Failed: Story = { args: { conversation: { ...failed, failure: { kind: 'server' } } } }

export const Refused: Story = {
  args: {
    conversation: {
      ...ready,
      messages: answered,
      failure: { kind: 'limited', retryDate: new Date(2026, 10, 28, 15, 30) },
    },
  },
}

export const Offline: Story = {
  args: {
    conversation: {
      ...ready,
      stage: 'offline',
      isFieldOff: true,
      messages: [...begun, { id: 'q2', by: 'user', text: 'Facebook', mark: 'offline' }],
    },
  },
}

export const Unloaded: Story = { args: { conversation: { ...ready, stage: 'unloaded', isFieldOff: true } } }

export const Loading: Story = { args: { conversation: { ...ready, stage: 'loading', isFieldOff: true } } }
