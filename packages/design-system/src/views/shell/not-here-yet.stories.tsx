import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { frameFixture } from '../../patterns/app-frame.fixtures.ts'
import { AppFrame } from '../../patterns/app-frame.tsx'
import { NotHereYetView } from './not-here-yet.tsx'

const meta: Meta<typeof NotHereYetView> = {
  title: 'Views/Shell/Not here yet',
  component: NotHereYetView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AppFrame {...frameFixture} onLogOut={fn()}>
        {Story()}
      </AppFrame>
    ),
  ],
  args: { feature: 'Timeline', homeHref: '/' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { name: 'Timeline is not here yet.' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to the overview' })).toHaveAttribute('href', '/')
  },
}
