import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { frameFixture } from '../../patterns/app-frame.fixtures.ts'
import { AppFrame } from '../../patterns/app-frame.tsx'
import { MockDateView } from './mock-date.tsx'

const meta: Meta<typeof MockDateView> = {
  title: 'Views/Dev/Mock date',
  component: MockDateView,
  parameters: { layout: 'fullscreen' },
  args: { now: new Date(2026, 10, 21, 9, 5), offsetHours: 24, isRefused: false, onSet: fn() },
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
    await userEvent.click(page.getByRole('button', { name: '+ 7 days' }))
    await expect(args.onSet).toHaveBeenLastCalledWith(24 + 7 * 24)
    await userEvent.click(page.getByRole('button', { name: 'Back to real time' }))
    await expect(args.onSet).toHaveBeenLastCalledWith(0)
  },
}

export const NoNumber: Story = {
  parameters: { pictures: 'once' },
  args: { isRefused: true },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    const field = page.getByRole('textbox', { name: 'Hours ahead of real time' })
    await userEvent.type(field, 'soon{Enter}')
    await expect(page.getByText('Please write a number of hours.')).toBeVisible()
    await expect(args.onSet).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.type(field, '-1.5{Enter}')
    await expect(args.onSet).toHaveBeenLastCalledWith(-1.5)
    await userEvent.clear(field)
    await userEvent.type(field, 'soon{Enter}')
  },
}
