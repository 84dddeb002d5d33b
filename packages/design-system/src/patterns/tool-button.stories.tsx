import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Row } from '../primitives/row.tsx'
import { ToolButton } from './tool-button.tsx'

const meta: Meta<typeof ToolButton> = {
  title: 'Components/Actions/Tool button',
  component: ToolButton,
  args: { icon: 'undo', label: 'Undo', onPress: fn() },
  render: (args) => (
    <Row gap={4}>
      <ToolButton {...args} />
      <ToolButton {...args} icon="redo" label="Redo" isOff />
    </Row>
  ),
}
export default meta
type Story = StoryObj<typeof meta>

export const OnAndOff: Story = {
  play: async ({ args, canvasElement }) => {
    const tools = within(canvasElement)
    await userEvent.click(tools.getByRole('button', { name: 'Redo' }))
    await expect(args.onPress).not.toHaveBeenCalled()
    await expect(tools.getByRole('button', { name: 'Redo' })).toHaveFocus()
    await userEvent.click(tools.getByRole('button', { name: 'Undo' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}
