import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { adCards, manyAds } from '../ads/lists/ad-card.fixtures.ts'
import { frameFixture } from '../frame/app-frame.fixtures.ts'
import { AppFrame } from '../frame/app-frame.tsx'
import { Text } from '@aloft/design-system/primitives/text'
import { BrandRootView } from './brand-root.view.tsx'

const { brand, ...frame } = frameFixture
const pressed = fn()
const opened = fn()

const meta: Meta<typeof BrandRootView> = {
  title: 'Views/Shell/Brand root',
  component: BrandRootView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story, { args }) => (
      <AppFrame
        {...frame}
        brand={args.content.kind === 'noBrand' ? undefined : brand}
        onLogOut={fn()}
        bar={
          <Text size={13} tone="soft">
            Saturday 21 November
          </Text>
        }
      >
        {Story()}
      </AppFrame>
    ),
  ],
  beforeEach: () => {
    pressed.mockClear()
    opened.mockClear()
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  args: { content: { kind: 'empty', brand, onCreateAd: pressed } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Create your first ad' }))
    await expect(pressed).toHaveBeenCalledOnce()
  },
}

export const EmptyWithoutCreation: Story = {
  args: { content: { kind: 'empty', brand: { name: 'Nightjar Lamps' } } },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'))
    await expect(
      main.getByRole('heading', { level: 1, name: 'Nightjar Lamps has no ads yet.' }),
    ).toBeVisible()
    await expect(main.queryByRole('button')).toBeNull()
  },
}

export const Loading: Story = { args: { content: { kind: 'loading' } } }

export const Failed: Story = {
  args: { content: { kind: 'failed', onRetry: pressed } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(pressed).toHaveBeenCalledOnce()
  },
}

export const NoBrand: Story = {
  args: { content: { kind: 'noBrand', onCreateBrand: pressed } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add your brand' }))
    await expect(pressed).toHaveBeenCalledOnce()
  },
}

export const Ads: Story = {
  args: { content: { kind: 'ads', brand, ads: adCards, onCreateAd: pressed, onOpenAd: opened } },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'))
    await expect(
      main.getByRole('heading', { level: 1, name: 'Nightjar Lamps has 3 ads. None are live yet.' }),
    ).toBeVisible()
    await userEvent.click(main.getByRole('button', { name: 'Open Lamp repair Galway' }))
    await expect(opened).toHaveBeenCalledWith('a1')
    const create = main.getByRole('button', { name: 'Create ad' })
    await userEvent.click(create)
    await expect(pressed).toHaveBeenCalledOnce()
    create.blur()
  },
}

export const AdBeingMade: Story = {
  parameters: { pictures: 'once' },
  args: {
    content: {
      kind: 'ads',
      brand,
      ads: adCards.slice(0, 1),
      making: { platform: 'instagram', progress: 40 },
      onCreateAd: pressed,
      onOpenAd: opened,
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar', { name: '40% done' })).toBeVisible()
  },
}

export const FirstAdBeingMade: Story = {
  parameters: { pictures: 'once' },
  args: {
    content: {
      kind: 'ads',
      brand,
      ads: [],
      making: { platform: 'google', progress: 0 },
      onOpenAd: opened,
    },
  },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'))
    await expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('Nightjar Lamps has no ads yet.')
    await expect(main.queryByRole('button')).toBeNull()
  },
}

export const Hundreds: Story = {
  parameters: { pictures: 'once' },
  args: { content: { kind: 'ads', brand, ads: manyAds(200), onCreateAd: pressed, onOpenAd: opened } },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'))
    await expect(main.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Nightjar Lamps has 200 ads. 100 are live. 33 need you.',
    )
    await expect(main.getAllByRole('listitem')).toHaveLength(24)
    await userEvent.click(main.getByRole('button', { name: 'Show more' }))
    await expect(main.getAllByRole('listitem')).toHaveLength(48)
  },
}

/** States that differ from another story in one part: the picture only shows that part. */
const parts: readonly [selector: string, ...stories: Story[]][] = [
  ['main ul', AdBeingMade],
  ['h1', FirstAdBeingMade, Hundreds],
]
for (const [selector, ...stories] of parts)
  for (const story of stories)
    story.parameters = { ...story.parameters, pictureOf: `[data-picture] ${selector}` }
