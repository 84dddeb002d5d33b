import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@aloft/design-system/primitives/button'
import { BriefCard } from './brief-card.tsx'

const meta: Meta<typeof BriefCard> = {
  title: 'Screens/Brand and briefs/Parts/Brief card',
  component: BriefCard,
  parameters: { width: 720 },
  args: {
    title: 'Brand brief',
    lead: 'What your brand is and who it’s for.',
    save: { state: 'failed', savedAt: null, onRetry: () => {} },
    action: <Button size="small">Rewrite from website</Button>,
    children: 'Its fields',
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const NotSaved: Story = {}
