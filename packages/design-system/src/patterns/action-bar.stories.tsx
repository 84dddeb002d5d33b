import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ActionBar } from './action-bar.tsx'

const meta: Meta<typeof ActionBar<'archive' | 'delete'>> = {
  title: 'Components/Data/Action bar',
  component: ActionBar,
  parameters: { width: 640, pictures: 'once' },
  args: {
    label: 'Selected pictures',
    selected: '3 selected',
    actions: [
      { id: 'archive', label: 'Archive' },
      { id: 'delete', label: 'Delete', isDangerous: true },
    ],
    onAct: fn(),
    pending: null,
    clear: 'Clear selection',
    onClear: fn(),
    outcome: null,
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Selected: Story = {
  play: async ({ args, canvasElement }) => {
    const bar = within(canvasElement)
    await userEvent.click(bar.getByRole('button', { name: 'Delete' }))
    await expect(args.onAct).toHaveBeenLastCalledWith('delete')
    await userEvent.click(bar.getByRole('button', { name: 'Clear selection' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Pending: Story = {
  parameters: { pictureOf: '[data-picture] [aria-busy]' },
  args: { pending: 'archive' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete' }))
    await expect(args.onAct).not.toHaveBeenCalled()
    ;(document.activeElement as HTMLElement).blur()
  },
}

const outcome = {
  title: '2 pictures deleted',
  refused: ['Your ad “Lamp repair” shows “Evenings, better lit”.'],
  onUndo: fn(),
  close: 'Close',
  onClose: fn(),
}

export const Done: Story = {
  args: { selected: null, outcome },
  play: async ({ canvasElement }) => {
    const notice = within(canvasElement)
    await userEvent.click(notice.getByRole('button', { name: 'Undo' }))
    await expect(outcome.onUndo).toHaveBeenCalledOnce()
    await userEvent.click(notice.getByRole('button', { name: 'Close' }))
    await expect(outcome.onClose).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}
