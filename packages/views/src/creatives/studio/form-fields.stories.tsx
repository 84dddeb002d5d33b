import { sampleCrop, sampleGradient, sampleShape } from '@aloft/domain/creatives/studio/scenes.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FormFields } from './form-fields.tsx'

const gradient = sampleGradient()
const [first, last] = gradient.stops

const meta: Meta<typeof FormFields> = {
  title: 'Screens/Edit an ad/Parts/Form fields',
  component: FormFields,
  parameters: { width: 264 },
  args: {
    element: gradient,
    brand: { name: 'Nightjar', hasLogo: true, colors: [{ hex: '#123142' }, { hex: '#ff6a3d' }] },
    isOff: false,
    change: fn(),
    onCrop: fn(),
    onReplace: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Gradient: Story = {
  play: async ({ args, canvasElement }) => {
    const fields = within(canvasElement)
    await userEvent.click(fields.getByRole('button', { name: 'Color 2 of 2' }))
    await userEvent.click(fields.getAllByRole('button', { name: '#FF6A3D' })[0] ?? canvasElement)
    await expect(args.change).toHaveBeenLastCalledWith({ stops: [first, { ...last, color: '#ff6a3d' }] })
    const place = fields.getByLabelText('Position (%)')
    await userEvent.clear(place)
    await userEvent.type(place, '8')
    await expect(args.change).toHaveBeenLastCalledWith({ stops: [first, { ...last, offset: 0.08 }] })
    await userEvent.click(fields.getByRole('button', { name: 'Add a color' }))
    await expect(args.change).toHaveBeenLastCalledWith({ stops: [first, { ...last, offset: 0.5 }, last] })
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** More than two colors: each can be removed. */
export const ThreeColors: Story = {
  parameters: { pictures: 'once' },
  args: {
    element: sampleGradient({
      kind: 'radial',
      stops: [...gradient.stops, { offset: 0.5, color: '#ff6a3d', opacity: 0.5 }],
    }),
  },
  play: async ({ args, canvasElement }) => {
    const fields = within(canvasElement)
    await userEvent.click(fields.getByRole('button', { name: 'Color 3 of 3' }))
    await userEvent.click(fields.getByRole('button', { name: 'Remove this color' }))
    await expect(args.change).toHaveBeenLastCalledWith({ stops: gradient.stops })
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Shape: Story = {
  parameters: { pictures: 'once' },
  args: { element: sampleShape({ outline: { color: '#123142', width: 8 } }) },
  play: async ({ args, canvasElement }) => {
    const fields = within(canvasElement)
    await userEvent.selectOptions(fields.getByLabelText('Form'), 'Arch')
    await expect(args.change).toHaveBeenLastCalledWith({ form: 'arch' })
    await userEvent.click(fields.getByLabelText('Outline'))
    await expect(args.change).toHaveBeenLastCalledWith({ outline: null })
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Picture: Story = {
  parameters: { pictures: 'once' },
  args: { element: sampleCrop({ form: 'leaf' }) },
  play: async ({ args, canvasElement }) => {
    const fields = within(canvasElement)
    await userEvent.click(fields.getByRole('button', { name: 'Crop the picture' }))
    await expect(args.onCrop).toHaveBeenLastCalledWith(args.element)
    await userEvent.click(fields.getByRole('button', { name: 'Replace' }))
    await expect(args.onReplace).toHaveBeenLastCalledWith(args.element.id)
    await userEvent.click(fields.getByLabelText('Outline'))
    await expect(args.change).toHaveBeenLastCalledWith({ outline: { color: '#123142', width: 6 } })
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Locked: Story = { parameters: { pictures: 'once' }, args: { isOff: true } }
