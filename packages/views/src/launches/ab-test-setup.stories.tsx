import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { AbTestOutlook } from './ab-test-outlook.tsx'
import { AbTestSetup } from './ab-test-setup.tsx'
import { changedTexts } from './ab-test.fixtures.ts'

const outlook = (
  <AbTestOutlook
    state={{
      kind: 'shown',
      outlook: { results: 164, difference: 0.284 },
      resultKind: 'clicks',
      isSimulated: true,
    }}
  />
)

const meta: Meta<typeof AbTestSetup> = {
  title: 'Screens/Launch/Parts/AB test setup',
  component: AbTestSetup,
  parameters: { width: 600 },
  args: {
    test: { texts: changedTexts, hasOtherPicture: false },
    outlook,
    problem: null,
    failure: null,
    isPending: false,
    onEdit: fn(),
    onRemove: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  args: { test: null },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Set up test' }))
    await expect(args.onEdit).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const On: Story = {
  play: async ({ args, canvasElement }) => {
    const setup = within(canvasElement)
    await userEvent.click(setup.getByRole('button', { name: 'Edit version B' }))
    await expect(args.onEdit).toHaveBeenCalledOnce()
    await userEvent.click(setup.getByRole('button', { name: 'Remove test' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** The ad is too short for a test (AUT-07). */
export const TooShort: Story = {
  args: {
    problem: 'An A/B test takes 14 days. Run the ad for at least 14 days, or remove the test.',
    isPending: true,
  },
}

/** A guest sees the test and can't change it. */
export const ReadOnly: Story = {
  args: { onEdit: undefined, onRemove: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}

/** The change wasn't saved. */
export const Failed: Story = {
  parameters: { pictures: 'once' },
  args: { test: null, failure: 'We couldn’t save the test. Please try again.' },
}
