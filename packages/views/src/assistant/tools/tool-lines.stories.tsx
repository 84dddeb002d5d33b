import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ToolLines } from './tool-lines.tsx'

const date = new Date(2026, 10, 28, 9, 4)
const base = { error: null, read: null } as const

const meta: Meta<typeof ToolLines> = {
  title: 'Screens/Ask Loona/Parts/Tool lines',
  component: ToolLines,
  parameters: { width: 348 },
  args: {
    tools: [
      { ...base, id: 'ads', name: 'list_ads', state: 'done', read: { source: 'ads', date } },
      { ...base, id: 'results', name: 'load_ad_performance', state: 'running' },
    ],
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Working: Story = {
  play: async ({ canvasElement }) => {
    const [read, reading] = within(canvasElement).getAllByRole('listitem')
    await expect(read).toHaveTextContent('Read your adsAds, 28 Nov, 2026 9:04')
    await expect(reading).toHaveTextContent('Reading your results…')
  },
}

/** Refused, stopped, and one that nobody knows. */
export const NotDone: Story = {
  args: {
    tools: [
      { ...base, id: 'brief', name: 'generate_brand_brief', state: 'failed', error: 'forbidden' },
      { ...base, id: 'scan', name: 'scan_website', state: 'failed', error: 'TOO_BIG' },
      { ...base, id: 'page', name: 'open_page', state: 'stopped' },
      { ...base, id: 'unknown', name: 'fly_away', state: 'failed', error: 'unknownTool' },
    ],
  },
  play: async ({ canvasElement }) => {
    const lines = within(canvasElement).getAllByRole('listitem')
    await expect(lines.map(({ textContent }) => textContent)).toEqual([
      'You don’t have permission for that.',
      'That didn’t work.',
      'Stopped',
      'Loona tried something that isn’t possible here.',
    ])
  },
}

export const InDark: Story = { globals: { scheme: 'dark' } }
