import { wholeList } from '@aloft/domain/ads/list/list-query.rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { FilterFields } from './filter-fields.tsx'

const meta: Meta<typeof FilterFields> = {
  title: 'Screens/Follow the results/Parts/Filter fields',
  component: FilterFields,
  parameters: { width: 1000 },
  args: { filter: { ...wholeList.filter, from: new Date('2026-11-01T00:00:00Z') }, onChange: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const SomeDays: Story = { parameters: { pictures: 'once' } }
