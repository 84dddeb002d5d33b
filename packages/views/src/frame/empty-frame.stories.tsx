import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from '@aloft/design-system/primitives/heading'
import { EmptyFrame } from './empty-frame.tsx'

const meta: Meta<typeof EmptyFrame> = {
  title: 'Screens/Everywhere/Parts/Empty frame',
  component: EmptyFrame,
  parameters: { layout: 'fullscreen', widths: [390] },
  args: {
    children: (
      <Heading level={1} size={24}>
        One moment.
      </Heading>
    ),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const OneThing: Story = {}
