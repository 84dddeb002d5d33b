import { pickedForMe } from '@aloft/domain/ads/wizard-params.rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { sketchedBrand, somePreferences } from './create-ad.fixtures.ts'
import { OverridesStep } from './overrides-step.tsx'

const meta: Meta<typeof OverridesStep> = {
  title: 'Screens/Create an ad/Parts/Overrides step',
  component: OverridesStep,
  parameters: { width: 560, pictureOf: '[data-picture] fieldset' },
  args: { brand: sketchedBrand, preferences: somePreferences, onChange: fn(), onGoTo: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Changed: Story = {
  play: async ({ args, canvasElement }) => {
    const step = within(canvasElement)
    await expect(step.getByRole('radio', { name: 'Facebook' })).toBeChecked()
    await expect(step.getByText('Trust, PAS, Illustration')).toBeVisible()
    await expect(step.getByText('2 websites')).toBeVisible()
    await userEvent.click(step.getByRole('radio', { name: 'Instagram' }))
    await expect(args.onChange).toHaveBeenCalledWith({ overrides: { platform: 'instagram' } })
    await userEvent.click(step.getByRole('radio', { name: 'Leads' }))
    await expect(args.onChange).toHaveBeenCalledWith({ overrides: { purpose: 'leads' } })
    await userEvent.click(step.getByRole('button', { name: 'Change Place' }))
    await expect(args.onGoTo).toHaveBeenCalledWith('place')
  },
}

export const NothingChosen: Story = {
  parameters: { width: 342, pictureOf: '[data-picture] dl' },
  args: { preferences: pickedForMe },
  play: async ({ canvasElement }) => {
    const step = within(canvasElement)
    await expect(step.getAllByRole('radio', { name: 'Pick for me', checked: true })).toHaveLength(2)
    await expect(step.getByText('We pick')).toBeVisible()
  },
}
