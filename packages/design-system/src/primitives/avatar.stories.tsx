import type { Meta, StoryObj } from '@storybook/react-vite'
import nightjar from '../assets/nightjar-logo.svg'
import { Avatar } from './avatar.tsx'
import { Stack } from './stack.tsx'

const meta: Meta<typeof Avatar> = {
  title: 'Primitives/Avatar',
  component: Avatar,
  args: { name: 'Órla Fahy' },
}
export default meta
type Story = StoryObj<typeof meta>

const sizes = [24, 32, 44, 64] as const

export const Person: Story = {
  render: (args) => (
    <Stack direction="row" gap={12}>
      {sizes.map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
}
export const Brand: Story = {
  args: { name: 'Nightjar Lamps', kind: 'brand', picture: nightjar },
  render: (args) => (
    <Stack direction="row" gap={12}>
      {sizes.map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
}
export const BrandWithoutLogo: Story = { args: { name: 'Nightjar Lamps', kind: 'brand', size: 44 } }
export const OneWord: Story = { args: { name: 'órla', size: 44 } }
