import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { answerWithFigures, reportRead, reportSource } from './chat.fixtures.ts'
import { ChatBubble } from './chat-message.tsx'
import { FigureSourceContext } from './figures/figure-mark.tsx'

const meta: Meta<typeof ChatBubble> = {
  title: 'Screens/Ask Loona/Parts/Chat message',
  component: ChatBubble,
  parameters: { layout: 'fullscreen', widths: [380] },
  render: (args) => (
    <FigureSourceContext value={reportSource}>
      <ul style={{ margin: 0, padding: 16, listStyle: 'none' }}>
        <ChatBubble {...args} />
      </ul>
    </FigureSourceContext>
  ),
  args: {
    message: { id: 'q1', by: 'user', text: 'Hello?' },
    count: 1,
    isWriting: false,
    pageHref: () => null,
    onCopy: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

/** Equal messages in a row are one with their count (AST-14). */
export const SentThreeTimes: Story = {
  args: { count: 3, onEdit: fn() },
  play: async ({ args, canvasElement }) => {
    const message = within(canvasElement)
    await expect(message.getByText('Sent 3 times')).toBeInTheDocument()
    await userEvent.click(message.getByRole('button', { name: 'Edit and resend' }))
    await expect(args.onEdit).toHaveBeenCalledWith('Hello?')
  },
}

export const FromTheSystem: Story = {
  args: { message: { id: 's1', by: 'system', text: 'Loona starts a new conversation here.' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}

const withFigures = { id: 'a1', by: 'assistant', text: answerWithFigures, evidence: reportRead } as const

/** Figures link to where they were read. Those that were read nowhere are marked, and a note says so. */
export const Figures: Story = {
  args: { message: withFigures },
  play: async ({ canvasElement }) => {
    const message = within(canvasElement)
    const links = message.getAllByRole('link')
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(4).fill('/0/statistics'))
    await expect(links[0]).toHaveAccessibleName('12 400 (from Reports, 5 Nov, 2026 10:00)')
    await expect(message.getAllByText('(not in your data)', { exact: false })).toHaveLength(2)
    await expect(message.getByText(/The 2 marked numbers aren’t in your data/)).toBeVisible()
    await userEvent.tab()
    await expect(links[0]).toHaveFocus()
    links[0]?.blur()
  },
}

/** While it’s written only finished sentences are marked, so that no mark changes. */
export const FiguresBeingWritten: Story = {
  args: {
    isWriting: true,
    message: { ...withFigures, text: 'It had 310 clicks. Your competitors pay €0.85. Each costs €0' },
  },
  play: async ({ canvasElement }) => {
    const message = within(canvasElement)
    await expect(message.getAllByRole('link')).toHaveLength(1)
    await expect(message.getAllByText('(not in your data)', { exact: false })).toHaveLength(1)
    await expect(message.getByText(/The marked number isn’t in your data/)).toBeVisible()
  },
}
