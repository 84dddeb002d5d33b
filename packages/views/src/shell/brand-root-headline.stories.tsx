import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { BrandRootHeadline } from './brand-root-headline.tsx'

const meta: Meta<typeof BrandRootHeadline> = {
  title: 'Screens/Follow the results/Parts/Brand root headline',
  component: BrandRootHeadline,
  parameters: { width: 716 },
  args: {
    statuses: ['running', 'learning', 'endingSoon', 'stopped'],
    facts: { sentences: ['They cost €19.20 a day.', 'Two things need you.'], needs: 2 },
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const SomethingNeeded: Story = {}

/** If nothing needs anybody, all of it recedes. */
export const Calm: Story = {
  args: { facts: { sentences: ['They cost €19.20 a day.', 'Nothing needs you.'], needs: 0 } },
}

export const Loading: Story = { args: { facts: 'loading' } }

export const NothingLive: Story = {
  args: { statuses: ['stopped', 'IN_PROGRESS'], facts: null },
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { level: 1 })
    await expect(heading).toHaveTextContent('No ads are live now.')
  },
}
