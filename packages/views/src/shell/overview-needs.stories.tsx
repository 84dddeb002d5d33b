import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { everyNeed, shownNeeds, someNeeds } from './overview.fixtures.ts'
import { OverviewNeeds } from './overview-needs.tsx'

const meta: Meta<typeof OverviewNeeds> = {
  title: 'Screens/Follow the results/Parts/Overview needs',
  component: OverviewNeeds,
  parameters: { width: 716 },
  args: { needs: someNeeds },
}
export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement)
    await expect(list.getAllByRole('listitem')).toHaveLength(3)
    await expect(list.getByRole('link', { name: 'Run 30 more days €177.00' })).toHaveAttribute(
      'href',
      '/0/launch?need=ended',
    )
    await expect(list.queryByRole('button')).toBeNull()
  },
}

/** The first three, and the rest on request. A list has drafts one by one or counts them, never both. */
export const Twelve: Story = {
  args: { needs: shownNeeds(everyNeed.filter(({ kind }) => kind !== 'draft')) },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement)
    await expect(list.getAllByRole('listitem')).toHaveLength(3)
    await userEvent.click(list.getByRole('button', { name: 'Show all 12' }))
    await expect(list.getAllByRole('listitem')).toHaveLength(12)
    await expect(list.getByRole('link', { name: 'Connect' })).toBeVisible()
    await expect(list.getByText('Lamp repair Galway renews on Monday')).toBeVisible()
    list.getByRole('button', { name: 'Show fewer' }).blur()
  },
}

/** A guest sees what is going on, without buttons that aren't theirs to press. */
export const ForGuest: Story = {
  args: {
    needs: shownNeeds(everyNeed.slice(0, 3)).map(({ id, need }) => ({ id, need, isForYou: false })),
  },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement)
    await expect(list.getByText(/until the owner chooses a plan/)).toBeVisible()
    await expect(list.queryByRole('link')).toBeNull()
  },
}

export const OnPhone: Story = {
  parameters: { width: 358, widths: [390] },
  globals: { viewport: { value: 'phone' } },
}
