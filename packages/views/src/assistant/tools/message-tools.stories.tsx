import type { ThreadCall } from '@aloft/domain/assistant/thread-message.entity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { MessageTools } from './message-tools.tsx'

const base = { arguments: {}, status: 'auto', ideaId: null, output: null } as const
const scan: ThreadCall = {
  ...base,
  id: 'scan',
  name: 'scan_website',
  arguments: { url: 'https://nightjar.example' },
}
const options: ThreadCall = {
  ...base,
  id: 'options',
  name: 'show_options',
  status: 'requires_action',
  arguments: {
    question: 'Which ad is it about?',
    options: [
      { id: 'wren', label: 'Wren table lamp' },
      { id: 'halo', label: 'Halo pendant' },
    ],
  },
}
const ads: ThreadCall = {
  ...base,
  id: 'ads',
  name: 'list_ads',
  output: { source: 'ads', date: new Date(2026, 10, 28, 9, 4).toISOString(), data: {} },
}

const meta: Meta<typeof MessageTools> = {
  title: 'Screens/Ask Loona/Parts/Message tools',
  component: MessageTools,
  parameters: { width: 348 },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 10 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    calls: [ads, scan, options],
    askingIds: ['scan'],
    isOpen: true,
    drawProposal: () => null,
    onConfirm: fn(),
    onCancel: fn(),
    onChoose: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

/** One tool is done, one asks first, and one asks with buttons. */
export const Asking: Story = {
  play: async ({ args, canvasElement }) => {
    const tools = within(canvasElement)
    await expect(tools.getAllByRole('listitem')).toHaveLength(1)
    await userEvent.click(tools.getByRole('button', { name: 'Read website' }))
    await expect(args.onConfirm).toHaveBeenCalledWith('scan')
    await userEvent.click(tools.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledWith('scan')
    await userEvent.click(tools.getByRole('button', { name: 'Halo pendant' }))
    await expect(args.onChoose).toHaveBeenCalledWith('options', 'halo')
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** The answer was stopped: nothing can be answered any more. */
export const Stopped: Story = {
  args: { isOpen: false },
  play: async ({ canvasElement }) => {
    const tools = within(canvasElement)
    await expect(tools.queryAllByRole('button')).toEqual([])
    await expect(tools.getByText('Stopped')).toBeVisible()
  },
}
