import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ImageOrder } from './image-order.tsx'
import { nightjarIdeas } from './images.fixtures.ts'

const meta: Meta<typeof ImageOrder> = {
  title: 'Screens/Edit an ad/Parts/Image order',
  component: ImageOrder,
  parameters: { width: 720 },
  args: {
    ideas: { kind: 'ready', ideas: nightjarIdeas },
    style: null,
    writer: 'rules',
    isOrdering: false,
    refusal: null,
    onStyle: fn(),
    onMoreIdeas: fn(),
    onOrder: fn(),
    onTopUp: fn(),
    onClose: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

const [first, second] = nightjarIdeas

export const Ideas: Story = {
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    await userEvent.click(modal.getByRole('button', { name: 'Create 2 pictures · 4 tokens' }))
    await expect(args.onOrder).toHaveBeenLastCalledWith(first, 2)
    await userEvent.click(modal.getByRole('radio', { name: /If we made it/ }))
    await userEvent.click(modal.getByRole('button', { name: '4' }))
    await userEvent.clear(modal.getByLabelText('What the picture shows'))
    await userEvent.type(modal.getByLabelText('What the picture shows'), 'Two hands and a wire')
    await userEvent.click(modal.getByRole('button', { name: 'Create 4 pictures · 8 tokens' }))
    await expect(args.onOrder).toHaveBeenLastCalledWith({ ...second, subject: 'Two hands and a wire' }, 4)
    await userEvent.selectOptions(modal.getByLabelText('Style'), 'Vintage')
    await expect(args.onStyle).toHaveBeenCalledWith('Vintage')
    await userEvent.click(modal.getByRole('button', { name: 'More ideas' }))
    await expect(args.onMoreIdeas).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const OnPhone: Story = { name: 'On a phone', parameters: { width: 390 } }

/** One of the user's own needs words, and has a style. */
export const OwnIdea: Story = {
  parameters: { pictures: 'once' },
  args: { style: 'Vintage' },
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    await userEvent.click(modal.getByRole('radio', { name: /An idea of your own/ }))
    await expect(modal.getByRole('button', { name: /^Create 2/ })).toBeDisabled()
    await userEvent.type(modal.getByLabelText('What the picture shows'), 'A lamp in the rain')
    await userEvent.click(modal.getByRole('button', { name: /^Create 2/ }))
    await expect(args.onOrder).toHaveBeenLastCalledWith(
      {
        title: 'A lamp in the rain',
        subject: 'A lamp in the rain',
        environment: '',
        mood: '',
        punchline: '',
        style: 'Vintage',
      },
      2,
    )
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const LoadingIdeas: Story = {
  name: 'Loading ideas',
  args: { ideas: { kind: 'loading' }, writer: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Coming up with ideas')
  },
}

export const OutOfTokens: Story = {
  name: 'Out of tokens',
  args: { refusal: 'outOfTokens' },
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    await expect(modal.getByRole('alert')).toHaveTextContent('These pictures cost 4 tokens')
    await userEvent.click(modal.getByRole('button', { name: 'Top up' }))
    await expect(args.onTopUp).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Unsafe: Story = { parameters: { pictures: 'once' }, args: { refusal: 'unsafe' } }

export const StillDrawing: Story = {
  name: 'Still drawing others',
  parameters: { pictures: 'once' },
  args: { refusal: 'imagesInProgress' },
}

export const Ordering: Story = { parameters: { pictures: 'once' }, args: { isOrdering: true } }
