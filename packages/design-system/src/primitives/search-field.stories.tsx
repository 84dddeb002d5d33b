import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SearchField, type SearchFieldProps } from './search-field.tsx'

function Typed({ query: first, ...props }: SearchFieldProps) {
  const [query, setQuery] = useState(first)
  return <SearchField {...props} query={query} onQuery={setQuery} />
}

const meta: Meta<typeof SearchField> = {
  title: 'Components/Inputs/Search field',
  component: SearchField,
  render: (args) => <Typed {...args} />,
  decorators: [(Story) => <div style={{ minHeight: 168 }}>{Story()}</div>],
  parameters: { width: 420, pictures: 'once' },
  args: {
    label: 'Add a place',
    placeholder: 'Town, region, country or ZIP code',
    query: '',
    onQuery: fn(),
    onChoose: fn(),
    note: 'No results.',
    options: [
      { id: 'galway', label: 'Galway', detail: 'Town · Connacht, Ireland' },
      { id: 'galati', label: 'Galaţi', detail: 'Town · Galaţi, Romania' },
      { id: 'galicia', label: 'Galicia', detail: 'Region · Spain' },
    ],
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Found: Story = {
  // The list covers the content below.
  decorators: [(Story) => <div style={{ minHeight: 168 }}>{Story()}</div>],
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Add a place' })
    await expect(within(canvasElement).queryByRole('option')).toBeNull()
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await userEvent.type(field, 'gal')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await userEvent.type(field, '{ArrowDown}{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith('galati')
    await expect(within(canvasElement).queryByRole('option')).toBeNull()
    await userEvent.type(field, 'i')
    await expect(within(canvasElement).getAllByRole('option')).toHaveLength(3)
  },
}

export const Loading: Story = {
  args: { options: null },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'gal')
    await expect(within(canvasElement).queryByText('No results.')).toBeNull()
  },
}
