import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { arabic, flatLamp, tradeIn, wordy } from './previews.fixtures.ts'
import { Reel } from './reel.tsx'

const meta: Meta<typeof Reel> = {
  title: 'Components/Ads/Reel',
  component: Reel,
  parameters: { width: 300 },
  args: { ad: { ...tradeIn, media: flatLamp(1080, 1920) } },
}
export default meta
type Story = StoryObj<typeof meta>

async function expectEverything(canvasElement: HTMLElement, name: string) {
  const frame = within(canvasElement).getByRole('article', { name })
  const screen = within(frame)
  for (const part of ['avatar', 'handle', 'label', 'message', 'tools', 'call-to-action']) {
    await expect(screen.getAllByTestId(part).at(-1), part).toBeVisible()
  }
  const { width, height } = frame.getBoundingClientRect()
  await expect(width / height).toBeCloseTo(9 / 16)
  return screen
}

export const Full: Story = {
  play: async ({ canvasElement }) => {
    const screen = await expectEverything(canvasElement, 'Instagram reel preview')
    await expect(screen.getByTestId('handle')).toHaveTextContent('nightjar.lamps')
    await expect(screen.getByTestId('label')).toHaveTextContent('Ad')
    await userEvent.click(screen.getByRole('button', { name: 'more' }))
    await expect(screen.getByTestId('message')).toHaveTextContent(/come with it\. less$/)
    await userEvent.click(screen.getByRole('button', { name: 'less' }))
  },
}

/** What the app draws lies within the bands it covers. */
export const WithSafeZones: Story = {
  args: { platform: 'facebook', scheme: 'dark', hasSafeZones: true },
  play: async ({ canvasElement }) => {
    const screen = await expectEverything(canvasElement, 'Facebook reel preview')
    await expect(screen.getByTestId('handle')).toHaveTextContent('Nightjar Lamps')
    const bottomBand = screen.getByTestId('safe-zones').lastElementChild?.getBoundingClientRect()
    for (const part of ['handle', 'message', 'call-to-action']) {
      const { top } = screen.getByTestId(part).getBoundingClientRect()
      await expect(top, part).toBeGreaterThanOrEqual(bottomBand?.top ?? Infinity)
    }
  },
}

export const LongTextsWithSquarePicture: Story = {
  args: { ad: { ...wordy, media: flatLamp(1080, 1080) } },
  play: async ({ canvasElement }) => {
    const screen = await expectEverything(canvasElement, 'Instagram reel preview')
    const message = screen.getByTestId('message')
    await expect(message.scrollHeight).toBeLessThanOrEqual(message.clientHeight)
  },
}

/** Instagram shows the name of an advertiser whose account isn't known. */
export const RightToLeftWithoutPicture: Story = {
  args: { ad: { ...arabic, brand: { ...arabic.brand, handle: null } } },
  play: async ({ canvasElement }) => {
    const screen = await expectEverything(canvasElement, 'Instagram reel preview')
    await expect(screen.getByTestId('handle')).toHaveTextContent('مصابيح السُبَد')
    await expect(getComputedStyle(screen.getByTestId('message')).direction).toBe('rtl')
  },
}
