import { flowFailures } from '@aloft/domain/flows/flow-validation.rules'
import { addressFailures } from '@aloft/domain/flows/flow-addresses.rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ValidationFailureModal } from './validation-failure.tsx'

const meta: Meta<typeof ValidationFailureModal> = {
  title: 'Screens/Launch/Modals/Validation failure',
  component: ValidationFailureModal,
  parameters: { width: 520 },
  args: {
    failures: [
      { id: 'c1', place: { step: 2, type: 'externalPage' }, failure: 'noExternalPageUrl' },
      { id: 'c2', place: { step: 3, type: 'landingPage' }, failure: 'needsNextComponent' },
    ],
    onAnswer: fn(),
    onClose: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    const fix = modal.getByRole('button', { name: 'Set address for Step 2 · Page on your website' })
    await userEvent.click(fix)
    await expect(args.onAnswer).toHaveBeenCalledWith('c1')
    fix.blur()
  },
}

/** Every error has a text (FLV-02 to FLV-09, FLV-16 to FLV-18). */
export const EveryKey: Story = {
  parameters: { pictures: 'once' },
  args: {
    failures: [...flowFailures, ...addressFailures].map((failure, index) => ({
      id: failure,
      place: { step: index + 1, type: failure.startsWith('goal') ? 'goal' : 'externalPage' },
      failure,
    })),
  },
}

/** An ad without a step has no part to name (FLV-10). */
export const WithoutAStep: Story = {
  args: { failures: [{ id: 'componentOrder', place: null, failure: 'noMainComponent' }] },
  play: async ({ canvasElement }) => {
    const modal = within(canvasElement)
    await expect(modal.getByText('Your ad has no steps yet, so there’s nothing to publish.')).toBeVisible()
    await expect(modal.queryByRole('button', { name: /Set address/ })).toBeNull()
  },
}
