import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Segments } from './segments.tsx'

const meta: Meta<typeof Segments> = {
  title: 'Patterns/Segments',
  component: Segments,
  args: {
    label: 'Where it is shown',
    options: [
      { id: 'phone', label: 'Phone' },
      { id: 'desktop', label: 'Desktop' },
      { id: 'story', label: 'Story' },
    ],
    value: 'phone',
    onChange: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Fit: Story = {
  play: async ({ args, canvasElement }) => {
    const group = within(within(canvasElement).getByRole('group', { name: 'Where it is shown' }))
    await expect(group.getByRole('button', { pressed: true })).toHaveTextContent('Phone')
    const desktop = group.getByRole('button', { name: 'Desktop' })
    await userEvent.click(desktop)
    await expect(args.onChange).toHaveBeenCalledWith('desktop')
    desktop.blur()
  },
}

export const Full: Story = { parameters: { width: 358 }, args: { width: 'full', value: 'desktop' } }
