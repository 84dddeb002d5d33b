import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CreativeBar, type ManyCreatives } from './creative-bar.tsx'

const many: ManyCreatives = {
  ids: new Set(['a', 'b']),
  onPick: fn(),
  onPickAll: fn(),
  actions: ['archive', 'download', 'delete'],
  onAct: fn(),
  pending: null,
  done: null,
  onClose: fn(),
}
const ids = ['a', 'b', 'c']

const meta: Meta<typeof CreativeBar> = {
  title: 'Screens/Edit an ad/Parts/Creative bar',
  component: CreativeBar,
  parameters: { width: 800 },
  args: { many, ids },
}
export default meta
type Story = StoryObj<typeof meta>

export const Selected: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(within(canvasElement).getByRole('group', { name: 'Selected creatives' }))
    await expect(bar.getByText('2 selected')).toBeVisible()
    await userEvent.click(bar.getByRole('button', { name: 'Select all shown' }))
    await expect(many.onPickAll).toHaveBeenLastCalledWith(ids)
    await userEvent.click(bar.getByRole('button', { name: 'Archive' }))
    await expect(many.onAct).toHaveBeenLastCalledWith('archive')
    await userEvent.click(bar.getByRole('button', { name: 'Clear selection' }))
    await expect(many.onPickAll).toHaveBeenLastCalledWith([])
    ;(document.activeElement as HTMLElement).blur()
  },
}

const none = new Set<string>()
const onUndo = fn()

export const Archived: Story = {
  parameters: { pictures: 'once' },
  args: { many: { ...many, ids: none, done: { action: 'archive', numDone: 2, stays: [], onUndo } } },
  play: async ({ canvasElement }) => {
    const notice = within(canvasElement)
    await expect(notice.getByText('2 creatives archived')).toBeVisible()
    await userEvent.click(notice.getByRole('button', { name: 'Undo' }))
    await expect(onUndo).toHaveBeenCalledOnce()
    await userEvent.click(notice.getByRole('button', { name: 'Close' }))
    await expect(many.onClose).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const SomeStay: Story = {
  parameters: { pictures: 'once' },
  args: {
    many: {
      ...many,
      ids: none,
      done: {
        action: 'delete',
        numDone: 1,
        stays: [
          { name: 'Evenings, better lit', shownBy: null },
          { name: 'Rewired for a lifetime', shownBy: 'Autumn lamps' },
        ],
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(2)
  },
}
