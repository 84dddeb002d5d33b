import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { sketchedBrand } from './create-ad.fixtures.ts'
import { PlatformStep } from './platform-step.tsx'

const meta: Meta<typeof PlatformStep> = {
  title: 'Screens/Create an ad/Parts/Platform step',
  component: PlatformStep,
  parameters: { width: 820, pictureOf: '[data-picture] label:last-child' },
  args: { brand: sketchedBrand, value: null, onChange: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const LinkedInIsClosed: Story = {
  play: async ({ args, canvasElement }) => {
    const step = within(canvasElement)
    const linkedIn = step.getByRole('radio', { name: /LinkedIn\s*Coming soon/ })
    await expect(linkedIn).toBeDisabled()
    await userEvent.click(linkedIn)
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(step.getAllByRole('radio').filter((radio) => !radio.hasAttribute('disabled'))).toHaveLength(
      4,
    )
    await expect(step.getByRole('radio', { name: /Pick for me/ })).toBeChecked()
    await userEvent.click(step.getByRole('radio', { name: /Instagram/ }))
    await expect(args.onChange).toHaveBeenCalledWith('instagram')
  },
}
