import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StageText } from './stage-text.tsx'
import { sampleText } from './studio.fixtures.ts'

const meta: Meta<typeof StageText> = {
  title: 'Screens/Edit an ad/Parts/Stage text',
  component: StageText,
  parameters: { pictures: 'once', width: 560 },
  args: {
    element: { ...sampleText, x: 0, y: 0 },
    // Of the product's own fonts, which are there already.
    face: { family: 'Bricolage Grotesque Variable', ascent: 0.93, descent: 0.27 },
    onAct: fn(),
  },
  render: (args) => (
    <div style={{ position: 'relative', height: 130 }}>
      <StageText {...args} />
    </div>
  ),
}
export default meta
type Story = StoryObj<typeof meta>

/** All words are selected, so that typing replaces them. */
export const Edited: Story = {
  play: async ({ args, canvasElement }) => {
    const words = within(canvasElement).getByRole('textbox', { name: 'Words in the picture' })
    await expect(words).toHaveFocus()
    await userEvent.keyboard('F')
    await expect(args.onAct).toHaveBeenLastCalledWith({
      type: 'COMMAND',
      command: { type: 'change', ids: ['headline'], values: { text: 'F' } },
      kind: 'text headline',
    })
    ;(document.activeElement as HTMLElement).blur()
    await expect(args.onAct).toHaveBeenLastCalledWith({ type: 'END_TEXT' })
  },
}

/** While the font is loading, the drawing below is seen, and can already be typed over. */
export const Loading: Story = {
  args: { face: null },
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getByRole('textbox', { name: 'Words in the picture' })
    await expect(words).toHaveFocus()
    await expect(words).not.toBeVisible()
  },
}
