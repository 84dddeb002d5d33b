import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { GuideChecklist } from './guide-checklist.tsx'
import { fresh, halfway, over } from './guide.fixtures.ts'

const meta: Meta<typeof GuideChecklist> = {
  title: 'Components/Guide/Checklist',
  component: GuideChecklist,
  args: { tasks: fresh, onStart: fn(), onClose: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Fresh: Story = {
  play: async ({ args, canvasElement }) => {
    const panel = within(canvasElement).getByRole('region', { name: 'Getting started' })
    await expect(panel.getBoundingClientRect().width).toBe(256)
    const inside = within(panel)
    await expect(inside.getByText('25%')).toBeVisible()
    await expect(inside.getByRole('img', { name: '1 of 4 tasks done' })).toBeVisible()
    await expect(inside.getAllByRole('listitem')).toHaveLength(4)
    await expect(inside.getByRole('button', { name: 'Set up your brand Done' })).toBeVisible()
    await userEvent.click(inside.getByRole('button', { name: /^Launch an ad/ }))
    await expect(args.onStart).toHaveBeenCalledWith('launch')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledTimes(1)
    await userEvent.click(inside.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledTimes(2)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  },
}

export const Halfway: Story = { args: { tasks: halfway } }

export const Over: Story = {
  args: { tasks: over },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('100%')).toBeVisible()
  },
}

/** The user went elsewhere, or the page changed. */
export const StepNotFound: Story = {
  args: { missed: 'launch' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/next step of “Launch an ad”/)
  },
}
