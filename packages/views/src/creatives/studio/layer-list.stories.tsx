import type { FontSet } from '@aloft/creative/fonts/font-set'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { LayerList } from './layer-list.tsx'
import { drawingsOf, sampleScenes } from './studio.fixtures.ts'

const elements = sampleScenes['1:1'].elements.map((element) =>
  element.id === 'logo-1' ? { ...element, isHidden: true } : element,
)
const meta: Meta<typeof LayerList> = {
  title: 'Screens/Edit an ad/Parts/Layer list',
  component: LayerList,
  parameters: { creativeFonts: true, width: 264 },
  args: { elements, selectedIds: ['headline'], isReadOnly: false, onAct: fn() },
  render: (args, { loaded }) => (
    <LayerList {...args} drawings={drawingsOf(loaded['fonts'] as FontSet).layers} />
  ),
}
export default meta
type Story = StoryObj<typeof meta>

export const Layers: Story = {
  play: async ({ args, canvasElement }) => {
    const view = within(canvasElement)
    await userEvent.click(view.getByRole('button', { name: /^Old lamp in/ }))
    await expect(args.onAct).toHaveBeenLastCalledWith({ type: 'CLICK', id: 'text-1', isAdded: false })
    await userEvent.click(view.getByRole('button', { name: 'Show Logo' }))
    await expect(args.onAct).toHaveBeenLastCalledWith({
      type: 'COMMAND',
      command: { type: 'hide', ids: ['logo-1'], isHidden: false },
    })
    await userEvent.click(view.getByRole('button', { name: 'Unlock Three lamps' }))
    await expect(args.onAct).toHaveBeenLastCalledWith({
      type: 'COMMAND',
      command: { type: 'lock', ids: ['picture-1'], isLocked: false },
    })
    ;(document.activeElement as HTMLElement).blur()
    await userEvent.hover(canvasElement)
  },
}

export const ReadOnly: Story = { parameters: { pictures: 'once' }, args: { isReadOnly: true } }
