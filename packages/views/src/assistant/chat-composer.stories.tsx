import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'
import { ChatComposer, type ChatComposerProps } from './chat-composer.tsx'
import { ready } from './chat.fixtures.ts'

/** The field with a draft of its own, as the app stores it. */
function Composer({ draft, onDraft, ...props }: ChatComposerProps) {
  const [text, setText] = useState(draft)
  const change = (next: string) => {
    onDraft(next)
    setText(next)
  }
  return <ChatComposer {...props} draft={text} onDraft={change} />
}

const meta: Meta<typeof ChatComposer> = {
  title: 'Screens/Ask Loona/Parts/Chat composer',
  component: ChatComposer,
  parameters: { layout: 'fullscreen', widths: [380] },
  render: (args) => <Composer {...args} />,
  args: { conversation: ready, draft: '', onDraft: fn(), onSend: fn(), onStop: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

/** Enter sends, Shift + Enter starts a new line, and Enter of an input method does neither (AST-05). */
export const Typing: Story = {
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox')
    await userEvent.type(field, 'Is my ad live?{Shift>}{Enter}{/Shift}')
    await expect(field).toHaveValue('Is my ad live?\n')
    await expect(args.onSend).not.toHaveBeenCalled()
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
    await expect(args.onSend).not.toHaveBeenCalled()
    await userEvent.type(field, 'And the other?{Enter}')
    await expect(args.onSend).toHaveBeenCalledWith('Is my ad live?\nAnd the other?')
    await expect(field).toHaveFocus()
  },
}

export const NothingToSend: Story = {
  args: { draft: '  ' },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), '{Enter}')
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}

export const TooLong: Story = {
  args: { draft: `${'Lamp '.repeat(800)}!!!` },
  play: async ({ args, canvasElement }) => {
    const chat = within(canvasElement)
    await expect(chat.getByRole('alert')).toHaveTextContent(
      '3 characters too many. Shorten your message to send it.',
    )
    await userEvent.click(chat.getByRole('button', { name: 'Send' }))
    await expect(args.onSend).not.toHaveBeenCalled()
    await userEvent.type(chat.getByRole('textbox'), '{Backspace}{Backspace}{Backspace}')
    await expect(chat.getByText('0 characters left')).toBeVisible()
    await userEvent.type(chat.getByRole('textbox'), '!!!')
  },
}

export const FieldOffInAFocusMode: Story = {
  args: {
    conversation: { stage: 'running', isFieldOff: true },
  },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox')
    await expect(field).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(field, 'Hello')
    await expect(args.onDraft).not.toHaveBeenCalled()
  },
}
