import { adColumns } from '@aloft/domain/core/ad-columns'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { listsNow } from './ad-rows.fixtures.ts'
import { ListToolbar } from './list-toolbar.tsx'

const meta: Meta<typeof ListToolbar> = {
  title: 'Screens/Follow the results/Parts/List toolbar',
  component: ListToolbar,
  parameters: { width: 1000 },
  args: {
    tools: {
      columns: adColumns,
      onColumns: fn(),
      saved: { filters: [], current: '', onApply: fn(), onSave: fn(), onDelete: fn() },
      period: '14',
      onPeriod: fn(),
    },
    isTable: true,
    now: listsNow,
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const OfATable: Story = {}

export const OfCards: Story = { args: { isTable: false } }
