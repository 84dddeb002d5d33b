import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from './button.tsx'
import { PointingPanel, type PointingPanelProps } from './pointing-panel.tsx'

/** A button in the middle of a page, with a panel at it. */
function Pointed(props: Omit<PointingPanelProps, 'target' | 'layer'>) {
  const [target, setTarget] = useState<Element | null>(null)
  return (
    <div style={{ display: 'grid', placeItems: 'center', height: 320 }}>
      <span ref={setTarget}>
        <Button>Save</Button>
      </span>
      {target ? <PointingPanel {...props} target={target} layer={document.body} /> : null}
    </div>
  )
}

const meta: Meta<typeof Pointed> = {
  title: 'Components/Guide/Pointing panel',
  component: Pointed,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'A remark',
    width: 240,
    gap: 8,
    margin: 8,
    side: 'right',
    isSideFixed: false,
    onClose: fn(),
    children: <div style={{ padding: 16 }}>Saved as you type.</div>,
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Beside: Story = {
  play: async ({ args, canvasElement }) => {
    const panel = await within(document.body).findByRole('group', { name: 'A remark' })
    const button = within(canvasElement).getByRole('button', { name: 'Save' })
    await waitFor(() =>
      expect(Math.round(panel.getBoundingClientRect().left - button.getBoundingClientRect().right)).toBe(8),
    )
    await userEvent.click(button)
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledTimes(1)
    button.blur()
  },
}
