import type { SceneFault } from '@aloft/creative/check/scene-faults'
import { sampleText } from '@aloft/domain/creatives/studio/scenes.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CheckStep } from './check-step.tsx'
import { sampleSizes, sampleWizard } from './wizard.fixtures.ts'

const dull: SceneFault = {
  formats: ['16:9'],
  element: sampleText({ text: '€20 off.' }),
  fault: 'lowContrast',
  contrast: 2.57,
  mend: null,
}

const meta: Meta<typeof CheckStep> = {
  title: 'Screens/Edit an ad/Parts/Check step',
  component: CheckStep,
  parameters: { width: 980 },
  args: {
    sizes: sampleSizes(null),
    headline: 'Old lamp in, €20 off',
    checks: { kind: 'checked', faults: [dull], contrastOf: () => null },
    score: sampleWizard('check').score,
    onChangeText: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

/** The size that a fault is in is marked when it's asked for. */
export const Faults: Story = {
  play: async ({ canvasElement }) => {
    const step = within(canvasElement)
    await userEvent.click(step.getByRole('button', { name: 'Show “€20 off.” in 16:9' }))
    const sizes = within(step.getByRole('list', { name: 'Your creative in all sizes' }))
    const marked = sizes.getAllByRole('listitem').filter((size) => size.ariaCurrent === 'true')
    await expect(marked.map(({ textContent }) => textContent)).toEqual(['Wide (16:9)'])
    await expect(step.getByText('You can fix these in the studio once the creative is saved.')).toBeVisible()
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const NotDrawn: Story = {
  parameters: { pictures: 'once' },
  args: { sizes: { svgs: {}, refusal: { kind: 'textTooLong', field: 'headline' } } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Change text' }))
    await expect(args.onChangeText).toHaveBeenCalled()
    ;(document.activeElement as HTMLElement).blur()
  },
}
