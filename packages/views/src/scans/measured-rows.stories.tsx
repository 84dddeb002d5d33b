import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { MeasuredRows } from './measured-rows.tsx'

const evidence = [
  { url: 'https://nightjar.example/visit', quote: 'hello@nightjar.example', source: 'text' as const },
]

const meta: Meta<typeof MeasuredRows> = {
  title: 'Screens/Brand and briefs/Parts/Measured rows',
  component: MeasuredRows,
  parameters: { width: 700 },
  decorators: [(Story) => <div style={{ containerType: 'inline-size' }}>{Story()}</div>],
  args: {
    awaited: ['pictures'],
    measured: {
      colors: [{ value: { role: 'primary', hex: '#b8321f' }, confidence: 0.9, evidence }],
      fonts: [],
      logos: [],
      pictures: [],
      offers: [{ value: { name: 'Wren', price: '€96' }, confidence: 0.9, evidence }],
      contact: { email: { value: 'hello@nightjar.example', confidence: 1, evidence }, phone: null },
      socialLinks: [{ value: 'https://www.instagram.com/nightjarlamps.galway/', confidence: 0.6, evidence }],
    },
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const WithGaps: Story = {
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement)
    await expect(rows.getByText('We didn’t find these on your pages: logo, fonts.')).toBeVisible()
    await expect(rows.getByRole('link', { name: /^instagram\.com\/nightjarlamps\.galway/ })).toBeVisible()
  },
}

export const Narrow: Story = { parameters: { width: 330 } }
