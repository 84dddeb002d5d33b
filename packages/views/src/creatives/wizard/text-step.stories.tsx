import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { TextStep } from './text-step.tsx'
import { nightjarDesign, sampleWizard } from './wizard.fixtures.ts'

const { texts } = nightjarDesign

const meta: Meta<typeof TextStep> = {
  title: 'Screens/Edit an ad/Parts/Text step',
  component: TextStep,
  parameters: { width: 520 },
  args: {
    texts,
    lines: sampleWizard('text').material.lines,
    refusal: null,
    isHeadlineMissing: false,
    onChange: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

/** A line is used by one press; the one in use isn't offered. */
export const Lines: Story = {
  play: async ({ args, canvasElement }) => {
    const step = within(canvasElement)
    await expect(step.queryByRole('button', { name: /Old lamp in/ })).toBeNull()
    await userEvent.click(step.getByRole('button', { name: 'Use “Lamp shop in Galway”' }))
    await expect(args.onChange).toHaveBeenCalledWith({ ...texts, headline: 'Lamp shop in Galway' })
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** Each text with what's wrong with it. */
export const Refused: Story = {
  args: {
    texts: { headline: '灯', message: 'So bright 💡', button: 'x'.repeat(31), price: '' },
    refusal: { kind: 'scriptUnsupported', field: 'headline' },
  },
  play: async ({ canvasElement }) => {
    const step = within(canvasElement)
    await expect(step.getByText('Our fonts don’t have all of these letters.')).toBeVisible()
    await expect(step.getByText('Creatives can’t show emojis. Take it out.')).toBeVisible()
    await expect(step.getByText('At most 30 characters.')).toBeVisible()
  },
}

export const HeadlineMissing: Story = {
  parameters: { pictures: 'once' },
  args: { texts: { ...texts, headline: '' }, isHeadlineMissing: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Write a headline.')).toBeVisible()
  },
}
