import { pickedForMe, withWizardChange } from '@aloft/domain/ads/wizard-params.rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { DetailsStep } from './details-step.tsx'

const meta: Meta<typeof DetailsStep> = {
  title: 'Screens/Create an ad/Parts/Details step',
  component: DetailsStep,
  parameters: { width: 342, pictureOf: '[data-picture] fieldset' },
  args: { preferences: pickedForMe, failures: {}, onChange: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ args, canvasElement }) => {
    const step = within(canvasElement)
    await userEvent.click(step.getByRole('radio', { name: 'Sales' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ details: { goal: 'sales' } })
    await userEvent.click(step.getByRole('radio', { name: 'One product or service' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ details: { offeringType: 'product' } })
    await userEvent.type(step.getByLabelText(/Name/), 'W')
    await expect(args.onChange).toHaveBeenLastCalledWith({ details: { offeringName: 'W' } })
    await userEvent.type(step.getByLabelText(/Description/), 'A')
    await expect(args.onChange).toHaveBeenLastCalledWith({ details: { offeringSummary: 'A' } })
    await userEvent.type(step.getByLabelText(/occasion/), 'Y')
    await expect(args.onChange).toHaveBeenLastCalledWith({ details: { specialPurpose: 'Y' } })
  },
}

/** For a brand with a website, the user chooses from its offers. */
export const WithOffers: Story = {
  args: {
    offers: [{ name: 'Dome table lamp', price: '€168', picture: null }],
    preferences: withWizardChange(pickedForMe, {
      details: { offeringType: 'product', offeringName: 'Candles' },
    }),
  },
  parameters: { pictures: 'once' },
  play: async ({ args, canvasElement }) => {
    const step = within(canvasElement)
    await expect(step.getByLabelText(/Name/)).toHaveValue('Candles')
    await userEvent.click(step.getByRole('radio', { name: /Dome table lamp/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith({
      details: { offeringType: 'product', offeringName: 'Dome table lamp' },
    })
  },
}

/** An ad for a product must name it. */
export const Required: Story = {
  args: { failures: { offeringName: 'requiredValue' } },
  parameters: { pictureOf: '[data-picture] fieldset ~ div' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText(/Name/)).toHaveAccessibleDescription(
      /Please fill this in\./,
    )
  },
}
