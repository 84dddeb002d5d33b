import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { frameFixture } from '../frame/app-frame.fixtures.ts'
import { AppFrame } from '../frame/app-frame.tsx'
import { MockDateView } from './mock-date.view.tsx'

const meta: Meta<typeof MockDateView> = {
  title: 'Screens/Inside Aloft/Mock date',
  component: MockDateView,
  parameters: { layout: 'fullscreen' },
  args: {
    now: new Date(2026, 10, 21, 9, 5),
    offsetHours: 24,
    trouble: null,
    due: [{ id: '1', kind: 'erase-account', about: 'tom@loaf.example', date: new Date(2026, 10, 22, 9, 5) }],
    happened: [
      {
        id: '2',
        title: 'Your ad is ready',
        detail: '“Evenings, better lit” for Nightjar Lamps is ready for you to review.',
        date: new Date(2026, 10, 21, 8, 58),
      },
    ],
    isPlaying: false,
    onMove: fn(),
    onPlay: fn(),
    onPause: fn(),
  },
  decorators: [
    (Story) => (
      <AppFrame {...frameFixture} onLogOut={fn()}>
        <Story />
      </AppFrame>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof meta>

export const Ahead: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByTestId('product-time')).toHaveTextContent('21 Nov, 2026 9:05')
    await userEvent.click(page.getByRole('button', { name: '+ 10 days' }))
    await expect(args.onMove).toHaveBeenLastCalledWith(240)
    await userEvent.click(within(page.getByRole('region', { name: 'Up next' })).getByRole('button'))
    await expect(args.onMove).toHaveBeenLastCalledWith(24)
    await userEvent.click(page.getByRole('button', { name: 'Play' }))
    await expect(args.onPlay).toHaveBeenLastCalledWith(6)
  },
}

export const Playing: Story = {
  parameters: { pictures: 'once', pictureOf: '[data-testid=product-time]' },
  args: { isPlaying: true, trouble: 'ahead', due: [], happened: [], offsetHours: 2160 },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('90 days ahead of real time')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: '1 day' }))
    await expect(args.onPlay).toHaveBeenLastCalledWith(24)
    await userEvent.click(page.getByRole('button', { name: 'Pause' }))
    await expect(args.onPause).toHaveBeenCalledOnce()
    await expect(page.getByRole('alert')).toHaveTextContent('Someone else moved the clock further.')
    await expect(page.getByText('Nothing is scheduled.')).toBeVisible()
  },
}
