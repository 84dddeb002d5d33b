import { Row } from '@aloft/design-system/primitives/row'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StudioButton } from './studio-button.tsx'

const meta: Meta<typeof StudioButton> = {
  title: 'Screens/Edit an ad/Parts/Studio button',
  component: StudioButton,
  parameters: { pictures: 'once' },
  args: { icon: 'lock', label: 'Lock', onPress: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  render: (args) => (
    <Row gap={8}>
      <StudioButton {...args} />
      <StudioButton {...args} icon="snap" label="Snap" isPressed />
      <StudioButton {...args} icon="remove" label="Remove" isOff />
    </Row>
  ),
  play: async ({ args, canvasElement }) => {
    const view = within(canvasElement)
    await userEvent.click(view.getByRole('button', { name: 'Remove' }))
    await expect(args.onPress).not.toHaveBeenCalled()
    await userEvent.click(view.getByRole('button', { name: 'Lock' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}
