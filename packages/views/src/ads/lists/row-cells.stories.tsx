import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Stack } from '@aloft/design-system/primitives/stack'
import { AdThumbnail } from './ad-thumbnail.tsx'
import { ComparedFigure, NamedPlatform, RowName } from './row-cells.tsx'

const meta: Meta<typeof RowName> = {
  title: 'Screens/Follow the results/Parts/Row cells',
  component: RowName,
  parameters: { width: 240 },
  args: { name: 'Lamp repair Galway', onOpen: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Names: Story = {
  render: (args) => (
    <Stack gap={8}>
      <RowName {...args} />
      <RowName {...args} below="Run 2 · 0000401" />
      <RowName
        {...args}
        name="A lamp for everybody who reads longer than the day lasts"
        picture={<AdThumbnail platform="google" />}
      />
      <NamedPlatform platform="google" />
      <ComparedFigure value="18 240" change="+12%" />
      <ComparedFigure value="18 240" change={null} />
    </Stack>
  ),
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button')[0] as HTMLElement)
    await expect(args.onOpen).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}
