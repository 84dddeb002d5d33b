import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { frameFixture } from '../../patterns/app-frame.fixtures.ts'
import { AppFrame } from '../../patterns/app-frame.tsx'
import { Text } from '../../primitives/text.tsx'
import { BrandRootView } from './brand-root.tsx'

const { brand, ...frame } = frameFixture
const pressed = fn()

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
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  args: { content: { kind: 'empty', brand, onCreateAd: pressed } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Make the first ad' }))
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
