import { pickedForMe } from '@aloft/domain/ads/wizard-params.rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PlaceStep } from './place-step.tsx'

const meta: Meta<typeof PlaceStep> = {
  title: 'Screens/Create an ad/Parts/Place step',
  component: PlaceStep,
  parameters: { width: 342, pictureOf: '[data-picture] fieldset' },
  args: { preferences: pickedForMe, failures: {}, onChange: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Languages: Story = {
  play: async ({ args, canvasElement }) => {
    const step = within(canvasElement)
    await expect(step.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Pick for me',
      'English',
      'French',
      'German',
    ])
    await userEvent.click(step.getByRole('radio', { name: 'German' }))
    await expect(args.onChange).toHaveBeenCalledWith({ language: 'de' })
  },
}

export const TooLong: Story = {
  parameters: { pictureOf: '[data-picture] fieldset' },
  args: { preferences: { ...pickedForMe, location: 'x'.repeat(201) }, failures: { location: 'textTooLong' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription(
      'Please use at most 200 characters. You have 201 so far.',
    )
  },
}
