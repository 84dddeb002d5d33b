import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { BriefHistory } from './brief-history.tsx'
import { locationHistory } from './briefs.fixtures.ts'

const meta: Meta<typeof BriefHistory> = {
  title: 'Screens/Brand and briefs/Parts/Brief history',
  component: BriefHistory,
  parameters: { width: 620 },
  decorators: [(Story) => <div style={{ containerType: 'inline-size' }}>{Story()}</div>],
  args: {
    form: { name: 'location', kind: 'line', maxLength: 200 },
    history: locationHistory,
    value: 'Galway, Ireland',
    titles: { 'https://nightjar.example/visit': 'Visit' },
    onUndo: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const TwoChanges: Story = {
  play: async ({ args, canvasElement }) => {
    const panel = within(canvasElement)
    await userEvent.click(panel.getByRole('button', { name: /Undo the change of 5 Nov/ }))
    await expect(args.onUndo).toHaveBeenCalledWith('Clifden, Ireland')
    await expect(panel.getByText('14 Lower Dominick Street, Galway, Ireland')).toBeVisible()
  },
}

export const BackToTheFirst: Story = {
  parameters: { pictures: 'once', pictureOf: '[data-picture] ol' },
  args: { value: 'Cork' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Restore the first version' }))
    await expect(args.onUndo).toHaveBeenLastCalledWith('Galway')
  },
}

export const LongAndManyInAnyScript: Story = {
  parameters: { pictures: 'once' },
  args: {
    form: { name: 'summary', kind: 'lines', maxLength: 5000 },
    value: 'Lamps.',
    history: {
      status: 'ready',
      changes: [
        {
          seq: 200,
          date: new Date('2026-11-05T09:10:00'),
          authorName: 'ليلى منصور',
          before: 'مصابيح تدوم طويلاً من ورشة عائلية في غالواي.',
          after: 'Lamps.',
        },
        {
          seq: 199,
          date: new Date('2026-11-05T09:10:00'),
          authorName: null,
          before: 'Every lamp can be opened and rewired, free for ten years. '.repeat(80),
          after: 'مصابيح تدوم طويلاً من ورشة عائلية في غالواي.',
        },
      ],
      onOlder: fn(),
      origin: { date: new Date('2026-11-01T09:10:00'), value: 'Lamps.', evidence: [] },
    },
  },
  play: async ({ args, canvasElement }) => {
    const panel = within(canvasElement)
    await userEvent.click(panel.getByRole('button', { name: 'Show older changes' }))
    await expect((args.history as { onOlder: unknown }).onOlder).toHaveBeenCalledOnce()
    const more = panel.getByRole('button', { name: 'Show more' })
    const height = canvasElement.scrollHeight
    await userEvent.click(more)
    await expect(canvasElement.scrollHeight).toBeGreaterThan(height + 200)
    await userEvent.click(panel.getByRole('button', { name: 'Show less' }))
    await expect(panel.queryByRole('button', { name: 'Restore the first version' })).toBeNull()
  },
}

export const Unchanged: Story = {
  args: {
    value: '',
    history: {
      status: 'ready',
      changes: [],
      origin: { date: new Date('2026-11-01T09:10:00'), value: '', evidence: [] },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No changes yet.')).toBeVisible()
  },
}

export const Loading: Story = { args: { history: { status: 'loading' } } }

export const Failed: Story = {
  args: { history: { status: 'failed', onRetry: fn(), requestId: '01936b2e-7c1f' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect((args.history as { onRetry: unknown }).onRetry).toHaveBeenCalledOnce()
  },
}
