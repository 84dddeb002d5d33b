import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Segments } from './segments.tsx'

const meta: Meta<typeof Segments> = {
  title: 'Components/Inputs/Segments',
  component: Segments,
  args: {
    label: 'Placement',
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
    const group = within(within(canvasElement).getByRole('group', { name: 'Placement' }))
    await expect(group.getByRole('button', { pressed: true })).toHaveTextContent('Phone')
    const desktop = group.getByRole('button', { name: 'Desktop' })
    await userEvent.click(desktop)
    await expect(args.onChange).toHaveBeenCalledWith('desktop')
    desktop.blur()
  },
}

export const Full: Story = { parameters: { width: 358 }, args: { width: 'full', value: 'desktop' } }

const places = [
  { id: 'google', label: 'Google search' },
  { id: 'facebook', label: 'Facebook feed', remark: 'preview only' },
  { id: 'instagram', label: 'Instagram feed', remark: 'preview only' },
]

export const WithRemark: Story = {
  args: { options: places, value: 'google', ground: 'pressed' },
  play: async ({ canvasElement }) => {
    const buttons = within(canvasElement).getAllByRole('button')
    await expect(buttons.map((button) => button.textContent)).toEqual([
      'Google search',
      'Facebook feed · preview only',
      'Instagram feed · preview only',
    ])
    await expect(buttons[1]).toHaveAccessibleName('Facebook feed · preview only')
  },
}

/** Something is to be fixed behind one segment and to be checked behind another. */
export const WithSigns: Story = {
  args: {
    options: [
      { id: 'facebook', label: 'Facebook', sign: { state: 'warn', label: 'a suggestion here' } },
      { id: 'instagram', label: 'Instagram' },
      { id: 'google', label: 'Google', sign: { state: 'bad', label: 'something to fix here' } },
    ],
    value: 'facebook',
  },
  play: async ({ canvasElement }) => {
    const buttons = within(canvasElement).getAllByRole('button')
    await expect(buttons.map((button) => button.textContent)).toEqual([
      'Facebook · a suggestion here',
      'Instagram',
      'Google · something to fix here',
    ])
  },
}

/** A single row that scrolls the chosen segment into view. */
export const Narrow: Story = {
  parameters: { width: 326 },
  args: { options: places, value: 'instagram', ground: 'pressed' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group')
    const chosen = within(group).getByRole('button', { pressed: true })
    const row = group.getBoundingClientRect()
    await expect(row.height).toBeLessThan(60)
    await waitFor(() => expect(group).toHaveAttribute('data-overflows'))
    await waitFor(() => expect(chosen.getBoundingClientRect().right).toBeLessThanOrEqual(row.right))
    await expect(chosen.getBoundingClientRect().left).toBeGreaterThanOrEqual(row.left)
  },
}

export const ActionsAsSegments: Story = {
  tags: ['!dev', '!test'],
  args: {
    options: [
      { id: 'duplicate', label: 'Duplicate' },
      { id: 'archive', label: 'Archive' },
    ],
    value: 'archive',
  },
}
