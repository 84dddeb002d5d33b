import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ColorField } from './color-field.tsx'
import { sampleBrand, sampleContrast } from './studio.fixtures.ts'

const meta: Meta<typeof ColorField> = {
  title: 'Screens/Edit an ad/Parts/Color field',
  component: ColorField,
  parameters: { pictures: 'once', width: 300 },
  args: { name: 'color', label: 'Color', value: '#123142', brand: sampleBrand, onChange: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Color: Story = {
  play: async ({ args, canvasElement }) => {
    const view = within(canvasElement)
    const chosen = view.getByRole('button', { name: '#123142' })
    await expect(chosen).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(view.getByRole('button', { name: '#FF6A3D' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('#ff6a3d')
    await userEvent.clear(view.getByLabelText('Color'))
    await userEvent.type(view.getByLabelText('Color'), '00AA00')
    await expect(args.onChange).toHaveBeenLastCalledWith('#00AA00')
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const NoColor: Story = {
  play: async ({ canvasElement }) => {
    const view = within(canvasElement)
    await userEvent.type(view.getByLabelText('Color'), 'x')
    await expect(view.getByText('Enter a color such as #123142.')).toBeVisible()
  },
}

/** In the colors of a text: each with its contrast, those that can't be read there struck through. */
export const OnAPicture: Story = {
  args: { contrastOf: (color) => sampleContrast('headline', color) },
  play: async ({ args, canvasElement }) => {
    const view = within(canvasElement)
    await expect(view.getByText('9.5 to 1 on this part')).toBeVisible()
    await userEvent.click(view.getByRole('button', { name: '#FF6A3D, contrast 2.0, hard to read here' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('#ff6a3d')
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const HardToRead: Story = {
  args: { value: '#ff6a3d', contrastOf: (color) => sampleContrast('headline', color) },
}
