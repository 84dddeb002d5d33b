import type { Meta, StoryObj } from '@storybook/react-vite'
import { aiItem, stockItem } from './library.fixtures.ts'
import { MediaFacts } from './media-facts.tsx'

const meta: Meta<typeof MediaFacts> = {
  title: 'Screens/Edit an ad/Parts/Media facts',
  component: MediaFacts,
  parameters: { width: 260, pictures: 'once' },
  args: { item: stockItem },
}
export default meta
type Story = StoryObj<typeof meta>

export const OfAPhotographer: Story = {}

export const OfAnAi: Story = { args: { item: aiItem } }

/** Before it's in the library, it has no uses. */
export const NotStored: Story = {
  args: { item: { ...stockItem, isStored: false, credit: { name: 'Ines Faro', url: null } } },
}
