import { sampleCrop } from '@aloft/domain/creatives/studio/scenes.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ImageFields } from './image-fields.tsx'

const credit = { by: 'Ines Faro', url: 'https://stock.example/ines', license: 'Pexels License' }

const meta: Meta<typeof ImageFields> = {
  title: 'Screens/Edit an ad/Parts/Image fields',
  component: ImageFields,
  parameters: { width: 264, pictures: 'once' },
  args: { element: sampleCrop(), isOff: false, onCrop: fn(), onReplace: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Own: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Replace' }))
    await expect(args.onReplace).toHaveBeenLastCalledWith(args.element.id)
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** Its maker is named, with their page and the license. */
export const Credited: Story = {
  args: { element: sampleCrop({ credit }) },
  play: async ({ canvasElement }) => {
    const fields = within(canvasElement)
    await expect(fields.getByRole('link', { name: 'Picture by Ines Faro' })).toBeVisible()
    await expect(fields.getByText('License: Pexels License')).toBeVisible()
  },
}

export const WithoutPage: Story = {
  args: { element: sampleCrop({ credit: { ...credit, url: null, license: null } }), isOff: true },
  play: async ({ canvasElement }) => {
    const fields = within(canvasElement)
    await expect(fields.getByText('Picture by Ines Faro')).toBeVisible()
    await expect(fields.queryByRole('link')).toBeNull()
    await expect(fields.getByRole('button', { name: 'Replace' })).toBeDisabled()
  },
}
