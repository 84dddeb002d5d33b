import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { queries } from 'storybook/test'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ChatList, type ChatListProps } from './chat-list.tsx'
import { longThread, ready } from './chat.fixtures.ts'

const meta: Meta<typeof ChatList> = {
  title: 'Screens/Ask Loona/Parts/Chat list',
  component: ChatList,
  parameters: { layout: 'fullscreen', widths: [380] },
  render: (args) => (
    <div style={{ height: 420, display: 'flex' }}>
      <ChatList {...args} />
    </div>
  ),
  args: { conversation: ready, pageHref: () => null, onCopy: fn(), onEdit: fn(), onRetry: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  args: { conversation: { ...ready, stage: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('status', { name: 'Loading your conversation' }),
    ).toBeVisible()
  },
}

export const Unloaded: Story = {
  args: { conversation: { ...ready, stage: 'unloaded' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** At most 60 messages are in the page, and 51 px from the end new text doesn't move it (AST-13). */
export const LongThread: Story = {
  args: { conversation: { ...ready, messages: longThread(500) } },
  render: (args) => <Growing {...args} />,
  play: async ({ canvasElement }) => {
    const chat = within(canvasElement)
    const list = chat.getByRole('group', { name: 'Conversation with Loona' })
    const distance = () => Math.round(list.scrollHeight - list.scrollTop - list.clientHeight)
    await expect(chat.getAllByRole('listitem')).toHaveLength(60)
    await waitFor(() => expect(distance()).toBe(0))
    await scrollBy(list, -50)
    await grow(chat)
    await waitFor(() => expect(distance()).toBe(0))
    await scrollBy(list, -51)
    const top = list.scrollTop
    await grow(chat)
    await expect(list.scrollTop).toBe(top)
    await userEvent.click(chat.getByRole('button', { name: 'Show earlier messages' }))
    await expect(chat.getAllByRole('listitem')).toHaveLength(60)
    await expect(chat.getByRole('button', { name: 'Show later messages' })).toBeInTheDocument()
    await userEvent.click(chat.getByRole('button', { name: 'Latest' }))
    await waitFor(() => expect(distance()).toBe(0))
    await scrollBy(list, -400)
  },
}

function Growing(props: ChatListProps) {
  const [lines, setLines] = useState(0)
  const { messages } = props.conversation
  const grown = messages.with(-1, {
    id: 'last',
    by: 'assistant',
    text: `Yes, it’s live.${'\n\nAnother paragraph of this answer.'.repeat(lines)}`,
  })
  return (
    <div style={{ height: 420, display: 'flex', flexDirection: 'column' }}>
      <button type="button" onClick={() => setLines(lines + 1)}>
        Grow
      </button>
      <ChatList {...props} conversation={{ ...props.conversation, messages: grown }} />
    </div>
  )
}

type Page = ReturnType<typeof within<typeof queries>>

async function grow(chat: Page): Promise<void> {
  await userEvent.click(chat.getByRole('button', { name: 'Grow' }))
  await frames()
}

async function scrollBy(list: HTMLElement, pixels: number): Promise<void> {
  list.scrollTop += pixels
  await frames()
}

/** Scrolling and the observer of sizes report in the next frames. */
async function frames(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
}
