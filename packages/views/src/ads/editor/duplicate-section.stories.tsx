import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { DuplicateSection } from './duplicate-section.tsx'

const meta: Meta<typeof DuplicateSection> = {
  title: 'Screens/Edit an ad/Parts/Duplicate section',
  component: DuplicateSection,
  parameters: { width: 480 },
  args: { onDuplicate: fn(), onCreateForInstagram: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

const open = async (canvasElement: HTMLElement) => {
  const section = within(canvasElement)
  await userEvent.click(section.getByRole('heading', { name: 'Duplicate' }))
  return section
}

export const OfAFacebookAd: Story = {
  play: async ({ args, canvasElement }) => {
    const section = await open(canvasElement)
    const create = section.getByRole('button', { name: 'Create Instagram version' })
    await userEvent.click(create)
    create.blur()
    await expect(args.onCreateForInstagram).toHaveBeenCalledOnce()
    await expect(args.onDuplicate).not.toHaveBeenCalled()
  },
}

export const OfAnotherAd: Story = {
  args: { onCreateForInstagram: undefined },
  play: async ({ args, canvasElement }) => {
    const section = await open(canvasElement)
    const duplicate = section.getByRole('button', { name: 'Duplicate this ad' })
    await userEvent.click(duplicate)
    duplicate.blur()
    await expect(args.onDuplicate).toHaveBeenCalledOnce()
    await expect(section.queryByRole('button', { name: /Instagram/ })).toBeNull()
  },
}

export const Creating: Story = {
  parameters: { pictures: 'once' },
  args: { isCreatingForInstagram: true },
  play: async ({ args, canvasElement }) => {
    const section = await open(canvasElement)
    await userEvent.click(section.getByRole('button', { name: 'Create Instagram version' }))
    await expect(args.onCreateForInstagram).not.toHaveBeenCalled()
  },
}
