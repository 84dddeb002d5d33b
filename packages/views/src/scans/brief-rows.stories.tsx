import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { type BriefFields, BriefRows } from './brief-rows.tsx'

const evidence = [
  {
    url: 'https://nightjar.example/',
    quote: 'Glass blown and brass turned at one bench in Galway since 1987.',
    source: 'text' as const,
  },
]

const meta: Meta<typeof BriefRows> = {
  title: 'Screens/Brand and briefs/Parts/Brief rows',
  component: BriefRows,
  parameters: { width: 700 },
  decorators: [(Story) => <div style={{ containerType: 'inline-size' }}>{Story()}</div>],
  args: {
    awaited: ['audiences', 'location'],
    onChange: fn(),
    fields: {
      name: { value: 'Nightjar Lamps', confidence: 1, evidence: [] },
      summary: {
        value: 'A family bench in Galway that blows and wires table lamps.',
        confidence: 0.9,
        evidence,
      },
      differentiators: { value: ['Nothing is glued.'], isEdited: true, confidence: 0.9, evidence },
      audiences: { value: [] },
      language: { value: 'en', confidence: 1 },
      location: { value: '' },
      websiteUrl: { value: 'https://nightjar.example' },
      toneOfVoice: { value: null },
    },
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Partial: Story = {
  play: async ({ args, canvasElement }) => {
    const rows = within(canvasElement)
    await expect(rows.getAllByText('Reading…')).toHaveLength(2)
    await expect(rows.getByText('Not found')).toBeVisible()
    await userEvent.selectOptions(rows.getByLabelText('Language'), 'German')
    await expect(args.onChange).toHaveBeenCalledWith('language', 'de')
  },
}

export const Narrow: Story = { parameters: { width: 330 } }

export const EmptiedWhileReading: Story = {
  args: {
    fields: {
      ...(meta.args?.fields as BriefFields),
      location: { value: '', isEdited: true },
    },
  },
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement)
    await expect(rows.getByLabelText('Location')).toHaveAttribute('placeholder', 'Town and country')
    await expect(rows.getAllByText('Reading…')).toHaveLength(1)
  },
}
