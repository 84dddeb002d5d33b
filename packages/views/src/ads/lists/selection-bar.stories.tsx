import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { manyActions, SelectionBar } from './selection-bar.tsx'

const many = {
  selection: { ids: new Set(['a', 'b', 'c']), onPick: fn(), onPickAll: fn() },
  actions: manyActions,
  onAct: fn(),
  pending: null,
  result: null,
  onCloseResult: fn(),
}

const meta: Meta<typeof SelectionBar> = {
  title: 'Screens/Follow the results/Parts/Selection bar',
  component: SelectionBar,
  parameters: { width: 800 },
  args: { many },
}
export default meta
type Story = StoryObj<typeof meta>

export const Selected: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(within(canvasElement).getByRole('group', { name: 'Selected ads' }))
    await expect(bar.getByText('3 selected')).toBeVisible()
    await userEvent.click(bar.getByRole('button', { name: 'Archive' }))
    await expect(many.onAct).toHaveBeenLastCalledWith('archive')
    await userEvent.click(bar.getByRole('button', { name: 'Clear selection' }))
    await expect(many.selection.onPickAll).toHaveBeenCalledWith([])
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Stopping: Story = {
  args: { many: { ...many, pending: 'stop' } },
  parameters: { pictures: 'once' },
}

const onUndo = fn()

export const Archived: Story = {
  args: {
    many: {
      ...many,
      selection: { ...many.selection, ids: new Set<string>() },
      result: {
        action: 'archive',
        numDone: 2,
        refused: [{ name: 'Lamp repair Galway', reason: 'underWay' }],
      },
      onUndo,
    },
  },
  play: async ({ canvasElement }) => {
    const notice = within(canvasElement)
    await expect(notice.getByText('2 ads archived')).toBeVisible()
    await expect(notice.getByText('“Lamp repair Galway” is live or in review. Stop it first.')).toBeVisible()
    await userEvent.click(notice.getByRole('button', { name: 'Undo' }))
    await expect(onUndo).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}
