import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { changedTexts } from './ab-test.fixtures.ts'
import { VariantChanges } from './variant-changes.tsx'

const meta: Meta<typeof VariantChanges> = {
  title: 'Screens/Launch/Parts/Variant changes',
  component: VariantChanges,
  parameters: { width: 600 },
  args: { texts: changedTexts, hasOtherPicture: true },
}
export default meta
type Story = StoryObj<typeof meta>

/** Texts side by side, and another picture. */
export const Both: Story = {
  play: async ({ canvasElement }) => {
    const changes = within(canvasElement)
    await expect(changes.getByText('Trade in your old lamp')).toBeVisible()
    await expect(changes.getByText('A different creative')).toBeVisible()
  },
}

/** The text of version B was emptied. */
export const Emptied: Story = {
  parameters: { width: 300 },
  args: { texts: changedTexts.slice(1).map((text) => ({ ...text, variant: '' })), hasOtherPicture: false },
}
