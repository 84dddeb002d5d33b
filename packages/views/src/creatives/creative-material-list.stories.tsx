import type { Meta, StoryObj } from '@storybook/react-vite'
import { stockMaterials } from './creative-details.fixtures.ts'
import { CreativeMaterialList } from './creative-material-list.tsx'

const meta: Meta<typeof CreativeMaterialList> = {
  title: 'Screens/Edit an ad/Parts/Creative materials',
  component: CreativeMaterialList,
  parameters: { width: 390, pictures: 'once' },
  args: { materials: stockMaterials },
}
export default meta
type Story = StoryObj<typeof meta>

export const WithCredits: Story = {}

export const WithoutPictures: Story = { args: { materials: { ...stockMaterials, pictures: [] } } }
