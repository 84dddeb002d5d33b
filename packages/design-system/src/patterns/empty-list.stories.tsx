import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../primitives/button.tsx'
import { EmptyList } from './empty-list.tsx'

const meta: Meta<typeof EmptyList> = {
  title: 'Components/Data/Empty list',
  component: EmptyList,
  parameters: { width: 640, pictures: 'once' },
  args: { title: 'Nothing is archived', lead: 'Lamps you archive show up here.' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Narrowed: Story = {
  args: {
    title: 'No lamps match these filters',
    lead: 'Remove a filter or clear them all.',
    children: <Button>Clear filters</Button>,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Clear filters' })).toBeVisible()
  },
}
