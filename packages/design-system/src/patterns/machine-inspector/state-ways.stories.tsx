import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { lampWays } from './machine-inspector.fixtures.ts'
import { StateWays } from './state-ways.tsx'

const meta: Meta<typeof StateWays> = {
  title: 'Machines/Parts/State ways',
  component: StateWays,
  parameters: { width: 340 },
  args: { state: 'lamp.repair', ways: lampWays, onClose: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  play: async ({ canvasElement, args }) => {
    const ways = within(canvasElement)
    const words = ways.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(words).toEqual([
      'when workshop is done to bright',
      'when workshop fails to dark',
      'SKIP to bright if isOld',
      'after 1.5 s stays then tick',
    ])
    await userEvent.click(ways.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalled()
  },
}

export const None: Story = { args: { state: 'lamp.bright' } }
