import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { lampFacts } from './reports.fixtures.ts'
import { WhyNumbersDiffer } from './why-numbers-differ.tsx'

const meta: Meta<typeof WhyNumbersDiffer> = {
  title: 'Screens/Follow the results/Parts/Why numbers differ',
  component: WhyNumbersDiffer,
  args: { facts: lampFacts, currency: 'EUR', zone: 'Europe/Dublin' },
}
export default meta
type Story = StoryObj<typeof meta>

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByText(/Why these numbers may differ/))
  await expect(within(canvasElement).getByText(/midnight UTC/)).toBeVisible()
}

export const WhileItRuns: Story = { parameters: { pictures: 'once' }, play: open }

export const NothingCountsConversions: Story = {
  parameters: { pictures: 'once' },
  args: { facts: { ...lampFacts, hasGoal: false } },
  play: async (context) => {
    await open(context)
    await expect(within(context.canvasElement).getByText(/no verified goal/)).toBeVisible()
  },
}

export const Over: Story = {
  parameters: { pictures: 'once' },
  args: {
    facts: { ...lampFacts, isClosed: true, goalValue: null, commissionPercent: null, isSimulated: false },
  },
  play: open,
}
