import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Icon, iconNames } from './icon.tsx'
import { Cluster } from './cluster.tsx'
import { Row } from './row.tsx'

const meta: Meta<typeof Icon> = { title: 'Foundations/Marks/Icon', component: Icon, args: { name: 'ads' } }
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  parameters: { width: 420 },
  render: () => (
    <Cluster gap={16}>
      {iconNames.map((name) => (
        <Icon key={name} name={name} size={20} />
      ))}
    </Cluster>
  ),
}

export const Sizes: Story = {
  render: () => (
    <Row gap={12}>
      <Icon name="ads" size={14} />
      <Icon name="ads" size={16} />
      <Icon name="ads" size={20} />
    </Row>
  ),
}

export const Spoken: Story = {
  args: { name: 'live', label: 'Live' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Live' })).toBeVisible()
  },
}
