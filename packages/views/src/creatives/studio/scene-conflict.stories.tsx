import type { FontSet } from '@aloft/creative/fonts/font-set'
import type { Creative } from '@aloft/domain/creatives/creative.entity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SceneConflict } from './scene-conflict.tsx'
import { drawnSizes, sampleScenes, sampleText } from './studio.fixtures.ts'

const square = sampleScenes['1:1']
const theirs: Creative = {
  ...square,
  elements: square.elements.map((element) =>
    element.id === sampleText.id ? { ...sampleText, text: '€25 off.', color: '#c92c22' } : element,
  ),
}
const side = { svg: null, width: 1080, height: 1080 }

const meta: Meta<typeof SceneConflict> = {
  title: 'Screens/Edit an ad/Parts/Scene conflict',
  component: SceneConflict,
  parameters: { creativeFonts: true, widths: [1100, 390] },
  args: {
    layers: [sampleText],
    isBackground: false,
    mine: side,
    theirs: side,
    onKeepMine: fn(),
    onTakeTheirs: fn(),
  },
  render: (args, { loaded }) => {
    const [drawn] = drawnSizes(loaded['fonts'] as FontSet, { '1:1': theirs })
    return (
      <SceneConflict
        {...args}
        mine={{ ...args.mine, svg: drawn?.now ?? null }}
        theirs={{ ...args.theirs, svg: drawn?.earlier ?? null }}
      />
    )
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const OneLayer: Story = {
  play: async ({ args, canvasElement }) => {
    const view = within(canvasElement)
    await expect(view.getByRole('status')).toHaveTextContent('Which version of “€20 off.” should stay?')
    await userEvent.click(view.getByRole('button', { name: 'Keep mine' }))
    await userEvent.click(view.getByRole('button', { name: 'Take theirs' }))
    await expect(args.onKeepMine).toHaveBeenCalledOnce()
    await expect(args.onTakeTheirs).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const LayerAndBackground: Story = { args: { isBackground: true }, parameters: { pictures: 'once' } }

/** As with a second video. */
export const NothingInCommon: Story = { args: { layers: [] }, parameters: { pictures: 'once' } }
