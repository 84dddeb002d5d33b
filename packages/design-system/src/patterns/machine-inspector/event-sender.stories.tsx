import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { EventSender } from './event-sender.tsx'
import { lampEvents } from './machine-inspector.fixtures.ts'

const meta: Meta<typeof EventSender> = {
  title: 'Machines/Parts/Event sender',
  component: EventSender,
  parameters: { width: 340 },
  args: { events: lampEvents, onSend: fn(() => undefined) },
}
export default meta
type Story = StoryObj<typeof meta>

export const Events: Story = {
  play: async ({ canvasElement, args }) => {
    const sender = within(canvasElement)
    await expect(sender.getByRole('button', { name: 'BRING …' })).toBeDisabled()
    await userEvent.click(sender.getByRole('button', { name: 'DUST' }))
    await expect(args.onSend).toHaveBeenCalledWith('DUST', '')
  },
}

export const BadPayload: Story = {
  args: { onSend: fn(() => 'notJson' as const) },
  play: async ({ canvasElement, args }) => {
    const sender = within(canvasElement)
    await userEvent.click(sender.getByRole('button', { name: 'SKIP …' }))
    const field = sender.getByRole('textbox', { name: 'SKIP payload as JSON' })
    await userEvent.clear(field)
    await userEvent.type(field, 'old')
    await userEvent.click(sender.getByRole('button', { name: 'Send SKIP' }))
    await expect(args.onSend).toHaveBeenCalledWith('SKIP', 'old')
    await expect(field).toHaveAccessibleDescription(/This isn’t valid JSON/)
  },
}

export const None: Story = { args: { events: [] } }
