import type { FontSet } from '@aloft/creative/fonts/font-set'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FormatTabs } from './format-tabs.tsx'
import { drawingsOf, sampleScenes } from './studio.fixtures.ts'

const meta: Meta<typeof FormatTabs> = {
  title: 'Screens/Edit an ad/Parts/Format tabs',
  component: FormatTabs,
  parameters: { creativeFonts: true, pictures: 'once' },
  args: {
    formats: ['1:1', '4:5', '9:16', '16:9'],
    value: '1:1',
    scenes: {
      ...sampleScenes,
      '16:9': { ...sampleScenes['1:1'], followed: { headline: null } },
    },
    isReadOnly: false,
    onOpen: fn(),
    onFollow: fn(),
  },
  render: (args, { loaded }) => (
    <FormatTabs {...args} drawings={drawingsOf(loaded['fonts'] as FontSet).formats} />
  ),
}
export default meta
type Story = StoryObj<typeof meta>

/** Two are still being drawn. */
export const Formats: Story = {
  play: async ({ args, canvasElement }) => {
    const tabs = within(canvasElement)
    await userEvent.click(tabs.getByRole('button', { name: /9:16 Story Follows 1:1/ }))
    await expect(args.onOpen).toHaveBeenCalledWith('9:16')
    await userEvent.click(tabs.getByRole('button', { name: 'Let 16:9 follow 1:1 again' }))
    await expect(args.onFollow).toHaveBeenCalledWith('16:9')
    ;(document.activeElement as HTMLElement).blur()
  },
}
