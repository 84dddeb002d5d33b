import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { somePreferences } from './create-ad.fixtures.ts'
import { StyleStep } from './style-step.tsx'

const meta: Meta<typeof StyleStep> = {
  title: 'Screens/Create an ad/Parts/Style step',
  component: StyleStep,
  parameters: { width: 342 },
  args: { preferences: somePreferences, onChange: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

/** On a phone, one list at a time is expanded. */
export const Folded: Story = {
  play: async ({ args, canvasElement }) => {
    const step = within(canvasElement)
    await expect(step.queryByRole('radio')).toBeNull()
    const tone = step.getByRole('button', { name: /Tone of voice\s*Trust/ })
    await userEvent.click(tone)
    await expect(step.getAllByRole('radio')).toHaveLength(11)
    await userEvent.click(step.getByRole('radio', { name: 'Humor' }))
    await expect(args.onChange).toHaveBeenCalledWith({ style: { toneOfVoice: 'humor' } })
    await userEvent.click(step.getByRole('button', { name: /Text formula/ }))
    await expect(tone).toHaveAttribute('aria-expanded', 'false')
    await expect(step.getAllByRole('radio')).toHaveLength(9)
    await userEvent.click(step.getByRole('button', { name: /Text formula/ }))
  },
}

export const EveryChoice: Story = {
  parameters: { width: 1000 },
  play: async ({ canvasElement }) => {
    const step = within(canvasElement)
    const count = (name: string) => within(step.getByRole('group', { name })).getAllByRole('radio').length
    await expect(count('Tone of voice')).toBe(11)
    await expect(count('Text formula')).toBe(9)
    await expect(count('Picture style')).toBe(14)
  },
}

export const WithoutPicture: Story = {
  parameters: { width: 1000 },
  args: { preferences: { ...somePreferences, platform: 'google' } },
  play: async ({ canvasElement }) => {
    const step = within(canvasElement)
    await expect(step.queryByRole('group', { name: 'Picture style' })).toBeNull()
    await expect(step.getByText(/Google search ads are text only/)).toBeVisible()
  },
}
