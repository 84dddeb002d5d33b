import type { Meta, StoryObj } from '@storybook/react-vite'
import { FieldRemark } from './field-remark.tsx'

const meta: Meta<typeof FieldRemark> = {
  title: 'Components/Inputs/Field remark',
  component: FieldRemark,
  parameters: { width: 260 },
  args: { id: 'remark', children: 'Enter a web address, such as theirshop.com.' },
}
export default meta
type Story = StoryObj<typeof meta>

export const TwoLines: Story = {}
