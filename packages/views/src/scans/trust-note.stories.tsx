import type { Meta, StoryObj } from '@storybook/react-vite'
import { TrustNote } from './trust-note.tsx'

const meta: Meta<typeof TrustNote> = {
  title: 'Screens/Brand and briefs/Parts/Trust note',
  component: TrustNote,
  parameters: { width: 340 },
}
export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {}
