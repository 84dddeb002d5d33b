import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { LayerActions } from './layer-actions.tsx'
import { sampleStage } from './studio.fixtures.ts'

const { selected } = sampleStage(['headline'])
const meta: Meta<typeof LayerActions> = {
  title: 'Screens/Edit an ad/Parts/Layer actions',
  component: LayerActions,
  parameters: { pictures: 'once' },
  args: { selected, onAct: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {
  play: async ({ args, canvasElement }) => {
    const view = within(canvasElement)
    const click = async (name: string) => userEvent.click(view.getByRole('button', { name }))
    await click('Bring forward')
    await expect(args.onAct).toHaveBeenLastCalledWith({
      type: 'COMMAND',
      command: { type: 'order', ids: ['headline'], to: 'forward' },
    })
    await click('Lock')
    await click('Duplicate')
    await click('Remove')
    await expect(args.onAct).toHaveBeenLastCalledWith({
      type: 'COMMAND',
      command: { type: 'remove', ids: ['headline'] },
    })
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Several: Story = {
  args: { selected: sampleStage(['headline', 'text-1']).selected },
  play: async ({ args, canvasElement }) => {
    const group = within(canvasElement).getByRole('button', { name: 'Group' })
    await userEvent.click(group)
    await expect(args.onAct).toHaveBeenLastCalledWith({ type: 'GROUP' })
    group.blur()
  },
}

const grouped = sampleStage(['headline', 'text-1']).selected.map((element) => ({
  ...element,
  groupId: 'words',
  isLocked: true,
}))
export const LockedGroup: Story = {
  args: { selected: grouped },
  play: async ({ canvasElement }) => {
    const view = within(canvasElement)
    await expect(view.getByRole('button', { name: 'Ungroup' })).toBeVisible()
    await expect(view.getByRole('button', { name: 'Unlock' })).toBeVisible()
  },
}
