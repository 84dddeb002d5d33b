import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Link } from './link.tsx'
import { Text } from './text.tsx'

const meta: Meta<typeof Link> = {
  title: 'Components/Actions/Link',
  component: Link,
  args: { children: 'Report', href: '/0/statistics' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Alone: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Report' })).toHaveAttribute(
      'href',
      '/0/statistics',
    )
  },
}

export const InText: Story = {
  args: { variant: 'inText', children: 'terms of use', href: '/0/terms', opensTab: true },
  render: (args) => (
    <Text>
      I accept the <Link {...args} />.
    </Text>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('target', '_blank')
  },
}

export const ClickHere: Story = {
  tags: ['!dev', '!test'],
  args: { variant: 'inText' },
  render: (args) => (
    <Text>
      To see our prices, <Link {...args}>click here</Link>.
    </Text>
  ),
}
