import type { Meta, StoryObj } from '@storybook/react-vite'
import { BriefSaid } from './brief-said.tsx'

const meta: Meta<typeof BriefSaid> = {
  title: 'Patterns/Briefs/Brief said',
  component: BriefSaid,
  parameters: { width: 360 },
}
export default meta
type Story = StoryObj<typeof meta>

export const Entries: Story = {
  args: { form: { name: 'audiences', kind: 'words' }, value: ['Gift buyers', 'Small hotels in the west'] },
}

export const Colour: Story = { args: { form: { name: 'textColor', kind: 'color' }, value: '#123142' } }

export const Nothing: Story = {
  args: { form: { name: 'location', kind: 'line', maxLength: 200 }, value: '' },
}
