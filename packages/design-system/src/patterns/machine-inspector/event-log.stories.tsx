import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { EventLog } from './event-log.tsx'
import { lampEntries } from './machine-inspector.fixtures.ts'

const meta: Meta<typeof EventLog> = {
  title: 'Machines/Parts/Event log',
  component: EventLog,
  parameters: { width: 340 },
  args: {
    entries: lampEntries,
    dropped: 2,
    selected: 2,
    onSelect: fn(),
    onClear: fn(),
    onExport: fn(),
    onImport: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Entries: Story = {
  play: async ({ canvasElement, args }) => {
    const log = within(canvasElement)
    const [newest] = log.getAllByRole('listitem')
    await expect(newest).toHaveTextContent('31.50sxstate.after.1500.lamp.repair.waitingrepair.working')
    await userEvent.click(log.getByRole('button', { name: /BRING.*waiting$/ }))
    await expect(args.onSelect).toHaveBeenCalledWith(1)
    const file = new File(['{}'], 'log.json', { type: 'application/json' })
    await userEvent.upload(log.getByLabelText('Log to import'), file)
    await waitFor(() => expect(args.onImport).toHaveBeenCalledWith('{}'))
  },
}

export const Empty: Story = { args: { entries: [], dropped: 0, selected: null } }
