import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ValidationList } from './validation-list.tsx'

const meta: Meta<typeof ValidationList> = {
  title: 'Screens/Launch/Modals/Validation list',
  component: ValidationList,
  parameters: { width: 600 },
  args: {
    failures: [
      { id: 'c2', place: { step: 2, type: 'externalPage' }, failure: 'noExternalPageUrl' },
      { id: 'c3', place: { step: 3, type: 'goal' }, failure: 'goalUrlIsWebsite' },
    ],
    onSetAddress: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const OfSteps: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Set address/ }))
    await expect(args.onSetAddress).toHaveBeenCalledWith('c2')
  },
}
