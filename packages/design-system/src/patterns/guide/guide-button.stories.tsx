import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { GuideButton } from './guide-button.tsx'
import { fresh, halfway, over } from './guide.fixtures.ts'

const meta: Meta<typeof GuideButton> = {
  title: 'Components/Guide/Button',
  component: GuideButton,
  args: { tasks: fresh, isOpen: false, onPress: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Fresh: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Getting started, 1/4 tasks done' })
    await expect(button).toHaveTextContent(/^1\/4$/)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(button)
    await expect(args.onPress).toHaveBeenCalledTimes(1)
    button.blur()
  },
}

/** A task that isn't offered doesn't count. */
export const WithoutCreative: Story = {
  args: { tasks: fresh.filter(({ name }) => name !== 'buildCreative') },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toHaveTextContent(/^1\/3$/)
  },
}

export const Halfway: Story = { args: { tasks: halfway, isOpen: true } }

export const Waiting: Story = {
  args: { tasks: halfway, isOpen: true, isWaiting: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toHaveAttribute('aria-busy', 'true')
  },
}

export const Over: Story = { args: { tasks: over } }
