import type { Interest } from '@aloft/domain/ads/interests.rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { InterestPicker, type InterestPickerProps } from './interest-picker.tsx'

const known: readonly Interest[] = [
  { name: 'Lamps and lighting', path: ['Home and garden', 'Furnishing'] },
  { name: 'Glassware', path: ['Home and garden', 'Furnishing'] },
  { name: 'Glass blowing', path: ['Hobbies and crafts', 'Crafts'] },
]
const idle = { query: '', found: null, failed: null }

/** Searches a few fixtures, as the app searches on the server. */
function Stateful({ interests: first, onChange, ...props }: InterestPickerProps) {
  const [interests, setInterests] = useState(first)
  const [query, setQuery] = useState('')
  const found = known.filter(({ name }) => name.toLowerCase().startsWith(query.toLowerCase()))
  return (
    <InterestPicker
      {...props}
      interests={interests}
      search={{ ...idle, query, found }}
      onSearch={setQuery}
      onChange={
        onChange &&
        ((next) => {
          setInterests(next)
          onChange(next)
        })
      }
    />
  )
}

const meta: Meta<typeof InterestPicker> = {
  title: 'Screens/Edit an ad/Parts/Interest picker',
  component: InterestPicker,
  render: (args) => <Stateful {...args} />,
  parameters: { width: 492 },
  args: { interests: ['Interior design', 'Antiques'], search: idle, onSearch: fn(), onChange: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

const six = ['Interior design', 'Antiques', 'Ceramics', 'Gifts', 'Boutique hotels', 'Handmade goods']

export const PickedByKeyboard: Story = {
  // The list covers the content below.
  decorators: [(Story) => <div style={{ minHeight: 190 }}>{Story()}</div>],
  play: async ({ args, canvasElement }) => {
    const picker = within(canvasElement)
    const field = picker.getByRole('combobox', { name: 'Add an interest' })
    await userEvent.type(field, 'glass{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['Interior design', 'Antiques', 'Glass blowing'])
    await userEvent.type(field, 'glass')
    await expect(picker.getAllByRole('option')).toHaveLength(1)
  },
}

/** More than is good for an ad: a hint, not an error. */
export const Many: Story = {
  args: { interests: six },
  play: async ({ args, canvasElement }) => {
    const picker = within(canvasElement)
    await expect(picker.getByText(/work best/)).toBeVisible()
    await userEvent.click(picker.getByRole('button', { name: 'Remove Handmade goods' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(six.slice(0, 5))
    await expect(picker.queryByText(/work best/)).toBeNull()
    await userEvent.type(picker.getByRole('combobox'), 'hand')
    await expect(picker.getByText(/^No results/)).toBeVisible()
    await userEvent.clear(picker.getByRole('combobox'))
  },
}

export const TooMany: Story = {
  parameters: { pictures: 'once', pictureOf: '[data-picture] [role=status]' },
  args: { interests: Array.from({ length: 26 }, (_, n) => `Interest ${n + 1}`) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/up to 25 interests. Remove 1/)).toBeVisible()
    await expect(within(canvasElement).getByRole('combobox')).toBeDisabled()
  },
}

export const ReadOnly: Story = { parameters: { pictures: 'once' }, args: { onChange: undefined } }
