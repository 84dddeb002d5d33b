import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { arabic, flatLamp, tradeIn, wordy } from './previews.fixtures.ts'
import { facebookStorySkins, instagramStorySkins } from './upright-skins.ts'
import { Story as StoryPreview } from './story.tsx'

const meta: Meta<typeof StoryPreview> = {
  title: 'Components/Ads/Story',
  component: StoryPreview,
  parameters: { width: 270 },
  args: { ad: { ...tradeIn, media: flatLamp(1080, 1920) } },
}
export default meta
type Story = StoryObj<typeof meta>

async function expectEverything(canvasElement: HTMLElement, name: string) {
  const frame = within(canvasElement).getByRole('article', { name })
  const screen = within(frame)
  const parts = ['progress', 'avatar', 'handle', 'label', 'icon-dots', 'icon-cross', 'call-to-action']
  for (const part of parts) await expect(screen.getAllByTestId(part).at(-1), part).toBeVisible()
  const { width, height } = frame.getBoundingClientRect()
  await expect(width / height).toBeCloseTo(9 / 16)
  return screen
}

/** A picture that fills the screen includes the words itself. */
export const WithSafeZones: Story = {
  args: { hasSafeZones: true },
  play: async ({ canvasElement }) => {
    const screen = await expectEverything(canvasElement, 'Instagram story preview')
    await expect(screen.getByTestId('label')).toHaveTextContent('Ad')
    await expect(screen.queryByTestId('message')).toBeNull()
    const zones = screen.getByTestId('safe-zones')
    const heights = [...zones.children].map((zone) => zone.getBoundingClientRect().height)
    const whole = screen.getByTestId('media').getBoundingClientRect().height
    await expect(heights.map((height) => Math.round((height / whole) * 100))).toEqual([14, 20])
  },
}

export const FacebookWithSquarePicture: Story = {
  args: { platform: 'facebook', ad: { ...wordy, media: flatLamp(1080, 1080) } },
  play: async ({ canvasElement }) => {
    const screen = await expectEverything(canvasElement, 'Facebook story preview')
    await expect(screen.queryByTestId('safe-zones')).toBeNull()
    const message = screen.getByTestId('message')
    await expect(message.scrollHeight).toBeLessThanOrEqual(message.clientHeight)
    await expect(screen.getByRole('button', { name: 'more' })).toBeVisible()
  },
}

export const SkinsOf2025: Story = {
  parameters: { width: 540 },
  args: { ad: { ...arabic, media: null } },
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 24 }}>
      <StoryPreview {...args} skin={instagramStorySkins[1]} />
      <StoryPreview {...args} skin={facebookStorySkins[1]} scheme="dark" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const name of ['Instagram story preview', 'Facebook story preview']) {
      const screen = await expectEverything(canvasElement, name)
      await expect(screen.getByTestId('label')).toHaveTextContent('Sponsored')
      const [message, pill] = ['message', 'call-to-action'].map((part) =>
        screen.getByTestId(part).getBoundingClientRect(),
      )
      await expect(message?.bottom).toBeLessThanOrEqual(pill?.top ?? 0)
    }
  },
}
