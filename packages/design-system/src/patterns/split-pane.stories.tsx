import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Text } from '../primitives/text.tsx'
import { SplitPane, type SplitPaneProps } from './split-pane.tsx'

/** Stores the shown pane, as a screen does. */
function Stateful(props: SplitPaneProps) {
  const [pane, setPane] = useState(props.pane)
  return <SplitPane {...props} pane={pane} onPane={setPane} />
}

const meta: Meta<typeof SplitPane> = {
  title: 'Foundations/Layout/Split pane',
  component: SplitPane,
  parameters: { layout: 'fullscreen', widths: [390] },
  render: (args) => <Stateful {...args} />,
  args: {
    pane: 'balloon',
    onPane: fn(),
    write: <Text>Here one writes.</Text>,
    preview: <Text>What people will see of the ad.</Text>,
    tabs: [
      { id: 'phone', label: 'Phone' },
      { id: 'desktop', label: 'Desktop' },
    ],
    tab: 'phone',
    onTab: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

const manyTabs = ['Phone', 'Desktop', 'Story', 'Instagram feed', 'Google search'].map((label) => ({
  id: label.toLowerCase(),
  label,
}))

export const PreviewOnPhone: Story = {
  args: {
    tabs: manyTabs,
    preview: (
      <div style={{ maxWidth: '100%', overflowX: 'auto' }}>
        <Text>What people will see of the ad.</Text>
        <div style={{ width: 600 }} />
      </div>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Here one writes.')).toBeVisible()
    await expect(canvas.queryByText(/^What people will see/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }))
    await expect(canvas.getByText('Here one writes.')).not.toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    const group = canvas.getByRole('group', { name: 'Placement' })
    await expect(group.scrollWidth).toBeGreaterThan(group.clientWidth)
    const desktop = canvas.getByRole('button', { name: 'Desktop' })
    await userEvent.click(desktop)
    await expect(args.onTab).toHaveBeenCalledWith('desktop')
    desktop.blur()
  },
}

export const Devices: Story = {
  args: { device: 'mobile', onDevice: fn() },
  parameters: { widths: [1200] },
  play: async ({ args, canvasElement }) => {
    const devices = within(within(canvasElement).getByRole('group', { name: 'Device' }))
    const desktop = devices.getByRole('button', { name: 'Computer' })
    await userEvent.click(desktop)
    await expect(args.onDevice).toHaveBeenCalledWith('desktop')
    desktop.blur()
  },
}

export const SafeZones: Story = {
  args: { hasSafeZones: false, onSafeZones: fn() },
  parameters: { pictureOf: '[data-picture] section:last-of-type', widths: [1200] },
  play: async ({ args, canvasElement }) => {
    const toggle = within(canvasElement).getByRole('button', {
      name: 'Show areas the app covers',
      pressed: false,
    })
    await userEvent.click(toggle)
    await expect(args.onSafeZones).toHaveBeenCalledWith(true)
    toggle.blur()
  },
}

export const SideBySide: Story = {
  parameters: { widths: [1200] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Here one writes.')).toBeVisible()
    await expect(canvas.getByText(/^What people will see/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Write' })).toBeNull()
  },
}

/** Like a story preview, which is taller than the page. */
export const TallPreview: Story = {
  args: {
    preview: (
      <div
        data-testid="tall"
        style={{ width: '100%', maxWidth: 430, aspectRatio: '9 / 16', overflow: 'hidden' }}
      />
    ),
    tabs: [...manyTabs, { id: 'other', label: 'Another place' }],
  },
  parameters: { widths: [1200] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const tabs = canvas.getByRole('group', { name: 'Placement' }).getBoundingClientRect()
    const tall = canvas.getByTestId('tall').getBoundingClientRect()
    await expect(tall.top).toBeGreaterThanOrEqual(tabs.bottom)
  },
}
