import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../primitives/button.tsx'
import { Text } from '../primitives/text.tsx'
import { ListFrame } from './list-frame.tsx'

const meta: Meta<typeof ListFrame> = {
  title: 'Components/Data/List frame',
  component: ListFrame,
  parameters: { width: 720, pictures: 'once' },
  args: { title: 'Lamps', count: '24 lamps', children: <Text>The rows.</Text> },
}
export default meta
type Story = StoryObj<typeof meta>

export const WithActions: Story = {
  args: { ways: <Button variant="quiet">Download CSV</Button> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('24 lamps')
  },
}

export const WithLead: Story = { args: { lead: 'Every lamp that was sold this year.' } }
