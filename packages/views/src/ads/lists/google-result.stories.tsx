import type { Meta, StoryObj } from '@storybook/react-vite'
import { frameFixture } from '../../frame/app-frame.fixtures.ts'
import { GoogleResult } from './google-result.tsx'

const meta: Meta<typeof GoogleResult> = {
  title: 'Screens/Follow the results/Parts/Google result',
  component: GoogleResult,
  parameters: { width: 358 },
  args: {
    brand: frameFixture.brand,
    result: {
      query: 'lamp repair galway',
      title: 'Lamp Repair in Galway | Rewired While You Wait',
      description: 'Bring any table lamp, any age. New flex, switch and plug from €48, tested by hand.',
      domain: 'nightjar.example',
    },
  },
  // The window of a card, which it fills.
  decorators: [(Story) => <div style={{ position: 'relative', height: 340 }}>{Story()}</div>],
}
export default meta
type Story = StoryObj<typeof meta>

export const WithSearch: Story = {}

/** A draft without keywords, texts or a page. */
export const Unfinished: Story = { args: { result: { title: '', description: '', domain: '' } } }
