import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { lampDrawing } from '../machine-chart/machine-chart.fixtures.ts'
import { lampEntries, lampEvents, lampNow, lampWays } from './machine-inspector.fixtures.ts'
import { MachineInspector } from './machine-inspector.tsx'

const meta: Meta<typeof MachineInspector> = {
  title: 'Machines/Parts/Machine inspector',
  component: MachineInspector,
  parameters: { width: 1100 },
  args: {
    title: 'Lamp',
    drawing: lampDrawing,
    ways: lampWays,
    now: lampNow,
    taken: ['lamp.repair.waiting|after|0'],
    events: lampEvents,
    entries: lampEntries,
    dropped: 0,
    replay: null,
    refused: null,
    onSend: fn(() => undefined),
    onClear: fn(),
    onExport: fn(),
    onImport: fn(),
    onBegin: fn(),
    onStep: fn(),
    onLive: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

/** A selected event shows its payload and the context after it. */
export const Live: Story = {
  parameters: { widths: [1148] },
  play: async ({ canvasElement }) => {
    const inspector = within(canvasElement)
    await userEvent.click(inspector.getByRole('button', { name: /^1/ }))
    await expect(inspector.getByRole('region', { name: 'Event 1' })).toHaveTextContent(/"fuse"/)
    await expect(inspector.getByRole('heading', { name: 'Context after event 1' })).toBeVisible()
  },
}

/** During a replay nothing can be sent, and choosing an event jumps to its step. */
export const Replaying: Story = {
  parameters: { pictureOf: '[data-picture] section' },
  args: { replay: { step: 1, count: 3, differsAt: null } },
  globals: { scheme: 'dark' },
  play: async ({ canvasElement, args }) => {
    const inspector = within(canvasElement)
    await expect(inspector.getByRole('button', { name: 'DUST' })).toBeDisabled()
    await userEvent.click(inspector.getByRole('button', { name: /working$/ }))
    await expect(args.onStep).toHaveBeenCalledWith(3)
  },
}

export const Drawing: Story = {
  args: { drawing: null, entries: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status', { name: 'Drawing the chart' })).toBeVisible()
  },
}
