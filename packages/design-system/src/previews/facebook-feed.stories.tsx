import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { FacebookFeed } from './facebook-feed.tsx'
import { arabic, flatLamp, tradeIn, wordy } from './previews.fixtures.ts'
import { facebookSkins } from './skins.ts'

const [newest, before] = facebookSkins

const meta: Meta<typeof FacebookFeed> = {
  title: 'Components/Ads/Facebook feed',
  component: FacebookFeed,
  parameters: { width: 375 },
  args: { ad: tradeIn },
}
export default meta
type Story = StoryObj<typeof meta>

async function expectEverything(canvasElement: HTMLElement) {
  const card = within(within(canvasElement).getByRole('article', { name: 'Facebook feed preview' }))
  const parts = ['avatar', 'page-name', 'label', 'icon-dots', 'icon-cross', 'message', 'media', 'domain']
  for (const part of [...parts, 'headline', 'icon-globe', 'call-to-action', 'like', 'comment', 'share']) {
    await expect(card.getByTestId(part), part).toBeVisible()
  }
  await expect(card.getByTestId('page-name')).toHaveTextContent('Nightjar Lamps')
  await expect(card.getByTestId('avatar').getBoundingClientRect().width).toBe(40)
  await expect(card.getByTestId('call-to-action')).toHaveTextContent('Shop now')
  // Nobody knows yet how many people will like it.
  await expect(card.queryByText(/\d+ comments?/)).toBeNull()
  await expect(getComputedStyle(card.getByTestId('domain')).textTransform).toBe('uppercase')
  return card
}

export const Full: Story = {
  play: async ({ canvasElement }) => {
    const card = await expectEverything(canvasElement)
    await expect(card.getByTestId('label')).toHaveTextContent('Ad ·')
    await expect(card.queryByTestId('description')).toBeNull()
    await expect(card.getByTestId('message')).toHaveTextContent(/, working or not.*… See more$/)
    const { width, height } = card.getByTestId('media').getBoundingClientRect()
    await expect(width / height).toBeCloseTo(1)
  },
}

export const SkinOf2025: Story = {
  args: { skin: before },
  parameters: { pictureOf: '[data-skin] header' },
  play: async ({ canvasElement }) => {
    const card = await expectEverything(canvasElement)
    await expect(card.getByTestId('label')).toHaveTextContent('Sponsored ·')
  },
}

export const DesktopDark: Story = {
  args: { device: 'desktop', scheme: 'dark', ad: { ...tradeIn, media: flatLamp(1200, 628) } },
  parameters: { width: 500 },
  play: async ({ canvasElement }) => {
    const card = await expectEverything(canvasElement)
    await expect(card.getByTestId('description')).toHaveTextContent('Any lamp, working or not.')
    const frame = within(canvasElement).getByRole('article')
    await expect(getComputedStyle(frame).backgroundColor).toBe('rgb(37, 39, 40)')
    await expect(frame.getBoundingClientRect().width).toBe(500)
  },
}

export const LongTexts: Story = {
  args: { ad: { ...wordy, media: null }, device: 'desktop', skin: newest },
  parameters: { width: 500 },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement)
    for (const part of ['page-name', 'message', 'headline', 'description']) {
      const box = card.getByTestId(part)
      await expect(box.scrollHeight, part).toBeLessThanOrEqual(box.clientHeight)
      await expect(box.textContent, part).toContain('…')
    }
    await expect(card.queryByTestId('media')).toBeNull()
    const more = card.getByRole('button', { name: 'See more' })
    await userEvent.click(more)
    await expect(card.getByTestId('message')).toHaveTextContent(/are welcome too\. See less$/)
    await userEvent.click(more)
  },
}

export const RightToLeftWithoutPicture: Story = {
  args: { ad: arabic },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement)
    await expect(getComputedStyle(card.getByTestId('message')).direction).toBe('rtl')
    const [message, more] = [card.getByTestId('message'), card.getByRole('button')].map((part) =>
      part.getBoundingClientRect(),
    )
    await expect((more?.right ?? 0) - (message?.left ?? 0)).toBeLessThan((message?.width ?? 0) * 0.9)
    await expect(card.queryByTestId('media')).toBeNull()
  },
}

/** Missing texts take no space. */
export const AlmostNothing: Story = {
  args: {
    ad: { ...tradeIn, message: ' ', headline: '', description: '', buttonLabel: null, media: null },
  },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement)
    for (const part of ['message', 'media', 'headline', 'description', 'call-to-action']) {
      await expect(card.queryByTestId(part), part).toBeNull()
    }
    await expect(card.getByTestId('domain')).toBeVisible()
  },
}
