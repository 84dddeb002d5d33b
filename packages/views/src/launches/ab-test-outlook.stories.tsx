import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { AbTestOutlook } from './ab-test-outlook.tsx'

const meta: Meta<typeof AbTestOutlook> = {
  title: 'Screens/Launch/Parts/AB test outlook',
  component: AbTestOutlook,
  parameters: { width: 520 },
  args: {
    state: {
      kind: 'shown',
      outlook: { results: 164, difference: 0.284 },
      resultKind: 'clicks',
      isSimulated: true,
    },
  },
}
export default meta
type Story = StoryObj<typeof meta>

/** The least difference is rounded up. */
export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const outlook = within(canvasElement).getByRole('status')
    await expect(outlook).toHaveTextContent('at least 164 clicks for each version')
    await expect(outlook).toHaveTextContent('costs 29% less in one version, 8 in 10 tests show it')
  },
}

/** This budget shows nothing. */
export const Nothing: Story = {
  args: {
    state: {
      kind: 'shown',
      outlook: { results: 1, difference: null },
      resultKind: 'conversions',
      isSimulated: false,
    },
  },
  play: async ({ canvasElement }) => {
    const outlook = within(canvasElement).getByRole('status')
    await expect(outlook).toHaveTextContent('1 conversion for each version')
    await expect(outlook).toHaveTextContent('too few to show any difference')
  },
}

export const Unknown: Story = { args: { state: { kind: 'unknown' } } }

export const Loading: Story = { args: { state: { kind: 'loading' } } }
