import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { BriefHistory } from './brief-history.tsx'
import { locationHistory } from './briefs.fixtures.ts'

const meta: Meta<typeof BriefHistory> = {
  title: 'Patterns/Briefs/Brief history',
  component: BriefHistory,
  parameters: { width: 620 },
  decorators: [(Story) => <div style={{ containerType: 'inline-size' }}>{Story()}</div>],
  args: {
    form: { name: 'location', kind: 'line', maxLength: 200 },
    history: locationHistory,
    titles: { 'https://nightjar.example/visit': 'Visit' },
    onTakeBack: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const TwoChanges: Story = {
  play: async ({ args, canvasElement }) => {
    const panel = within(canvasElement)
    await userEvent.click(panel.getByRole('button', { name: /Take back the change of 5 Nov/ }))
    await expect(args.onTakeBack).toHaveBeenCalledWith('Clifden, Ireland')
    await expect(panel.getByText('14 Lower Dominick Street, Galway, Ireland')).toBeVisible()
  },
}

export const Unchanged: Story = {
  args: {
    history: {
      status: 'ready',
      changes: [],
      origin: { date: new Date('2026-11-01T09:10:00'), value: '', evidence: [] },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Nobody has changed this.')).toBeVisible()
  },
}

export const Loading: Story = { args: { history: { status: 'loading' } } }

export const Failed: Story = {
  args: { history: { status: 'failed', onRetry: fn() } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect((args.history as { onRetry: unknown }).onRetry).toHaveBeenCalledOnce()
  },
}
