import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { LayerPanel } from './layer-panel.tsx'
import { sampleBrand, sampleContrast, sampleStage } from './studio.fixtures.ts'

const meta: Meta<typeof LayerPanel> = {
  title: 'Screens/Edit an ad/Parts/Layer panel',
  component: LayerPanel,
  parameters: { width: 300 },
  args: {
    contrastOf: sampleContrast,
    selected: sampleStage(['headline']).selected,
    part: 'both',
    format: '1:1',
    isMainSize: true,
    brand: sampleBrand,
    isReadOnly: false,
    onAct: fn(),
    onCrop: fn(),
    onReplace: fn(),
    onSetVideo: fn(),
    onPickPoster: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = {
  play: async ({ args, canvasElement }) => {
    const view = within(canvasElement)
    const changes = (values: object, kind: string) => [
      { type: 'COMMAND', command: { type: 'change', ids: ['headline'], values }, kind },
    ]
    await userEvent.click(view.getByRole('button', { name: /#C92C22/ }))
    await expect(args.onAct).toHaveBeenLastCalledWith(...changes({ color: '#c92c22' }, 'color headline'))
    await userEvent.type(view.getByLabelText('Words'), '!')
    await expect(args.onAct).toHaveBeenLastCalledWith(...changes({ text: '€20 off.!' }, 'text headline'))
    await userEvent.click(view.getByRole('button', { name: 'Center' }))
    await expect(args.onAct).toHaveBeenLastCalledWith(
      ...changes({ alignment: 'center' }, 'alignment headline'),
    )
    await userEvent.selectOptions(view.getByLabelText('Font'), 'Young Serif')
    await expect(args.onAct).toHaveBeenLastCalledWith(...changes({ font: 'Young Serif' }, 'font headline'))
    await userEvent.click(view.getByLabelText('Keep proportions'))
    await expect(args.onAct).toHaveBeenLastCalledWith(...changes({ aspect: 396 / 104 }, 'aspect headline'))
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Several: Story = {
  parameters: { pictures: 'once' },
  args: { selected: sampleStage(['headline', 'text-1', 'logo-1']).selected },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Distribute horizontally' })
    await userEvent.click(button)
    await expect(args.onAct).toHaveBeenLastCalledWith({
      type: 'COMMAND',
      command: { type: 'distribute', ids: ['logo-1', 'text-1', 'headline'], axis: 'x' },
    })
    button.blur()
  },
}

export const Locked: Story = {
  parameters: { pictures: 'once' },
  args: { selected: sampleStage(['picture-1']).selected },
}

export const Nothing: Story = { parameters: { pictures: 'once' }, args: { selected: [] } }
