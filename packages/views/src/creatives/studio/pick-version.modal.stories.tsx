import type { FontSet } from '@aloft/creative/fonts/font-set'
import type { Creative } from '@aloft/domain/creatives/creative.entity'
import { changedLayers } from '@aloft/domain/creatives/studio/version-layers.rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PickVersionModal } from './pick-version.modal.tsx'
import { drawnSizes, sampleScenes } from './studio.fixtures.ts'

const square = sampleScenes['1:1']
const earlier: Creative = {
  ...square,
  background: '#fff7e6',
  elements: square.elements.flatMap((element) => {
    if (element.id === 'headline' && element.type === 'text')
      return [{ ...element, text: '€25 off.', color: '#c92c22' }]
    return element.id === 'logo-1' ? [] : [element]
  }),
}
const story = sampleScenes['9:16']
const then = {
  '1:1': earlier,
  '9:16': { ...story, elements: story.elements.filter(({ id }) => id !== 'logo-1') },
}

const meta: Meta<typeof PickVersionModal> = {
  title: 'Screens/Edit an ad/Modals/Pick version',
  component: PickVersionModal,
  parameters: { width: 760, creativeFonts: true },
  args: {
    versions: [
      { number: 3, date: new Date(2026, 10, 24, 14, 32), authorName: 'Órla Fahy', isLaunched: false },
      { number: 2, date: new Date(2026, 10, 23, 9, 5), authorName: 'Órla Fahy', isLaunched: true },
      { number: 1, date: new Date(2026, 10, 20, 16, 40), authorName: null, isLaunched: false },
    ],
    shownNumber: 2,
    onShow: fn(),
    layers: changedLayers(sampleScenes, then),
    onTakeLayer: fn(),
    onRestore: fn(),
    onClose: fn(),
  },
  render: (args, { loaded }) => (
    <PickVersionModal
      {...args}
      sizes={args.sizes === undefined ? drawnSizes(loaded['fonts'] as FontSet, then) : args.sizes}
    />
  ),
}
export default meta
type Story = StoryObj<typeof meta>

export const Compared: Story = {
  play: async ({ args, canvasElement }) => {
    const view = within(canvasElement)
    await expect(await view.findByRole('img', { name: 'Version 2, 1:1' })).toBeVisible()
    await userEvent.click(view.getByRole('radio', { name: /Version 1/ }))
    await expect(args.onShow).toHaveBeenLastCalledWith(1)
    await userEvent.click(view.getByRole('button', { name: 'Use “€25 off.” of this version' }))
    await expect(args.onTakeLayer).toHaveBeenLastCalledWith('headline')
    await userEvent.click(view.getByRole('button', { name: 'Remove “Logo” again' }))
    await expect(args.onTakeLayer).toHaveBeenLastCalledWith('logo-1')
    await userEvent.click(view.getByRole('button', { name: 'Restore version 2' }))
    await expect(args.onRestore).toHaveBeenCalled()
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Same: Story = {
  parameters: { pictures: 'once' },
  args: { shownNumber: 3, layers: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: /^Restore/ })).toBeNull()
  },
}

export const Loading: Story = { parameters: { pictures: 'once' }, args: { sizes: null, layers: null } }

/** For guests, and once a plan has ended. */
export const ReadOnly: Story = {
  parameters: { pictures: 'once' },
  args: { onTakeLayer: undefined, onRestore: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(1)
  },
}
