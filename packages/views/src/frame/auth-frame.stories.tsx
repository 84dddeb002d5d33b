import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { AuthFrame } from './auth-frame.tsx'

const meta: Meta<typeof AuthFrame> = {
  title: 'Screens/Everywhere/Parts/Auth frame',
  component: AuthFrame,
  parameters: { layout: 'fullscreen', widths: [820] },
  args: {
    homeHref: '/',
    children: (
      <Stack gap={8}>
        <Heading level={1} size={32}>
          A form stands here.
        </Heading>
        <Text tone="soft">400 px wide at most, in the middle of the paper.</Text>
      </Stack>
    ),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const TwoParts: Story = {
  play: async ({ canvasElement }) => {
    const frame = within(canvasElement)
    await expect(frame.getByRole('link', { name: 'Aloft' })).toHaveAttribute('href', '/')
    await expect(frame.getByRole('img', { name: /Nightjar Lamps/ })).toBeVisible()
  },
}
