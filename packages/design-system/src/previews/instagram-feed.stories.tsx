import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { InstagramFeed } from './instagram-feed.tsx'
import { arabic, flatLamp, tradeIn, wordy } from './previews.fixtures.ts'
import { instagramSkins } from './skins.ts'

const [, before] = instagramSkins

const meta: Meta<typeof InstagramFeed> = {
  title: 'Components/Ads/Instagram feed',
  component: InstagramFeed,
  parameters: { width: 375 },
  args: { ad: tradeIn },
}
export default meta
type Story = StoryObj<typeof meta>

async function expectEverything(canvasElement: HTMLElement) {
  const card = within(within(canvasElement).getByRole('article', { name: 'Instagram feed preview' }))
  const parts = ['avatar', 'handle', 'label', 'icon-dots', 'media', 'call-to-action', 'icon-chevron']
  const tools = ['heart', 'bubble', 'plane', 'bookmark'].map((icon) => `icon-${icon}`)
  for (const part of [...parts, ...tools, 'message']) {
    await expect(card.getByTestId(part), part).toBeVisible()
  }
  await expect(card.getByTestId('avatar').getBoundingClientRect().width).toBe(32)
  await expect(card.getByTestId('handle')).toHaveTextContent('nightjar.lamps')
  await expect(card.getByTestId('message')).toHaveTextContent(/^nightjar\.lamps That lamp/)
  await expect(card.queryByText(tradeIn.headline)).toBeNull()
  // Nobody knows yet how many people will like it.
  await expect(card.queryByText(/\d/, { ignore: '[data-testid=message] *' })).toBeNull()
  return card
}

export const Full: Story = {
  args: { ad: { ...tradeIn, media: flatLamp(1080, 1350) } },
  play: async ({ canvasElement }) => {
    const card = await expectEverything(canvasElement)
    await expect(card.getByTestId('label')).toHaveTextContent('Ad')
    await expect(card.getByTestId('message')).toHaveTextContent(/… more$/)
    const strip = getComputedStyle(card.getByTestId('call-to-action'))
    // The yellow of the picture.
    await waitFor(() => expect(strip.backgroundColor).toBe('rgb(247, 194, 77)'))
    await expect(strip.color).toBe('rgb(0, 0, 0)')
  },
}

export const SkinOf2025: Story = {
  args: { skin: before },
  parameters: { pictureOf: '[data-skin] header' },
  play: async ({ canvasElement }) => {
    const card = await expectEverything(canvasElement)
    await expect(card.getByTestId('label')).toHaveTextContent('Sponsored')
  },
}

export const DesktopDark: Story = {
  args: { device: 'desktop', scheme: 'dark', ad: { ...tradeIn, media: flatLamp(1080, 1080) } },
  parameters: { width: 470 },
  play: async ({ canvasElement }) => {
    const card = await expectEverything(canvasElement)
    await expect(card.getByText('Add a comment…')).toBeVisible()
  },
}

export const LongTextsOpened: Story = {
  args: { ad: { ...wordy, media: flatLamp(1200, 628) } },
  parameters: { width: 320 },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement)
    const message = card.getByTestId('message')
    await expect(message.scrollHeight).toBeLessThanOrEqual(message.clientHeight)
    const handle = card.getByTestId('handle')
    await expect(handle.scrollWidth).toBeGreaterThan(handle.clientWidth)
    await userEvent.click(card.getByRole('button', { name: 'more' }))
    await expect(message).toHaveTextContent(/are welcome too\. less$/)
  },
}

/** The rows of an ad with music, for readers whose app has another language. */
export const WithAudioAndTranslation: Story = {
  args: { audio: 'Órla Fahy · Ten to four', isTranslatable: true },
  play: async ({ canvasElement }) => {
    const card = await expectEverything(canvasElement)
    await expect(card.getByTestId('audio')).toHaveTextContent('Órla Fahy · Ten to four')
    await expect(card.getByTestId('label')).toHaveTextContent(/^Ad/)
    await expect(card.getByText('See translation')).toBeVisible()
  },
}

/** Instagram shows the name of an advertiser whose account isn't known. */
export const WithoutAccount: Story = {
  args: { ad: { ...tradeIn, brand: { ...tradeIn.brand, handle: null, logoUrl: null } } },
  parameters: { pictureOf: '[data-skin] header' },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement)
    await expect(card.getByTestId('handle')).toHaveTextContent('Nightjar Lamps')
    await expect(card.getByTestId('message')).toHaveTextContent(/^Nightjar Lamps That lamp/)
  },
}

export const RightToLeftWithoutPicture: Story = {
  args: { ad: arabic },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement)
    await expect(getComputedStyle(card.getByTestId('message')).direction).toBe('rtl')
    await expect(card.getByRole('img', { name: 'No picture yet' })).toBeVisible()
  },
}
