import type { Meta, StoryObj } from '@storybook/react-vite'
import { BriefFieldValue } from './brief-field-value.tsx'

const meta: Meta<typeof BriefFieldValue> = {
  title: 'Screens/Brand and briefs/Parts/Brief field value',
  component: BriefFieldValue,
  parameters: { width: 360 },
}
export default meta
type Story = StoryObj<typeof meta>

export const Entries: Story = {
  args: { form: { name: 'audiences', kind: 'words' }, value: ['Gift buyers', 'Small hotels in the west'] },
}

export const Color: Story = { args: { form: { name: 'textColor', kind: 'color' }, value: '#123142' } }

export const Nothing: Story = {
  args: { form: { name: 'location', kind: 'line', maxLength: 200 }, value: '' },
}
