import type { FontSet } from '@aloft/creative/fonts/font-set'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StageLayer } from './stage-layer.tsx'
import { drawingsOf, sampleStage } from './studio.fixtures.ts'

const [words] = sampleStage(['headline']).selected
if (!words) throw new Error('the sample has no headline')
const element = { ...words, x: 20, y: 20 }

const meta: Meta<typeof StageLayer> = {
  title: 'Screens/Edit an ad/Parts/Stage layer',
  component: StageLayer,
  parameters: { creativeFonts: true, pictures: 'once' },
  args: { element, name: '€20 off.', isSelected: false, onFocus: fn() },
  render: (args, { loaded }) => (
    <div style={{ position: 'relative', width: 440, height: 160 }}>
      <StageLayer {...args} drawing={drawingsOf(loaded['fonts'] as FontSet).layers['headline']} />
    </div>
  ),
}
export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await expect(args.onFocus).toHaveBeenCalledWith('headline')
    const layer = within(canvasElement).getByRole('button', { name: '€20 off.' })
    await expect(layer).toHaveFocus()
    layer.blur()
  },
}

export const Rotated: Story = { args: { element: { ...element, rotation: -8, opacity: 0.6 } } }
