import type { Place } from '@aloft/domain/ads/places.rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { LocationPicker, type LocationPickerProps } from './location-picker.tsx'
import { around, irishPlaces } from './targeting.fixtures.ts'

const { galway, galbally, athenry, limerick, connacht, unknown, zip } = irishPlaces
const townZip: Place = {
  ...zip,
  name: 'V94 X2N9',
  primary_city: 'Limerick',
  circle: { latitude: 52.66472, longitude: -8.62306, radiusKm: 0, isTownCenter: true },
}
const idle = { query: '', found: null, failed: null }

/** Searches the fixtures, as the app searches on the server. */
function Stateful({ places: first, search: given, onChange, ...props }: LocationPickerProps) {
  const [places, setPlaces] = useState(first)
  const [query, setQuery] = useState(given.query)
  const all: readonly Place[] = Object.values(irishPlaces)
  const found = all.filter(({ name }) => name.toLowerCase().startsWith(query.toLowerCase()))
  return (
    <LocationPicker
      {...props}
      places={places}
      search={{ ...given, query, found: given.failed ? [] : found }}
      onSearch={setQuery}
      onChange={
        onChange &&
        ((next) => {
          setPlaces(next)
          onChange(next)
        })
      }
    />
  )
}

const meta: Meta<typeof LocationPicker> = {
  title: 'Screens/Edit an ad/Parts/Location picker',
  component: LocationPicker,
  render: (args) => <Stateful {...args} />,
  parameters: { width: 492 },
  args: {
    platform: 'google',
    places: [around(galway, 25), limerick],
    search: idle,
    onSearch: fn(),
    onChange: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = { args: { places: [around(galway, 25), limerick, zip] } }

export const NotFound: Story = {
  args: { places: [around(galway, 25), unknown] },
  play: async ({ args, canvasElement }) => {
    const picker = within(canvasElement)
    await expect(picker.getByText(/We can’t find “Headingly, Leeds” on the map/)).toBeVisible()
    const [remove] = picker.getAllByRole('button', { name: 'Remove Headingly' })
    if (remove) await userEvent.click(remove)
    await expect(args.onChange).toHaveBeenCalledWith([around(galway, 25)])
  },
}

export const TownOfZip: Story = { args: { places: [townZip] } }

export const PickedByKeyboard: Story = {
  // The list covers the content below.
  decorators: [(Story) => <div style={{ minHeight: 260 }}>{Story()}</div>],
  play: async ({ args, canvasElement }) => {
    const picker = within(canvasElement)
    const field = picker.getByRole('combobox', { name: 'Add a place' })
    await userEvent.type(field, 'ath')
    await expect(picker.getByRole('option', { name: /^Athenry/ })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith([around(galway, 25), limerick, athenry])
    await expect(field).toHaveValue('')
    await userEvent.type(field, 'xyz')
    await expect(picker.getByText(/^No results/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(picker.queryByText(/^No results/)).toBeNull()
    await userEvent.clear(field)
    await userEvent.type(field, 'gal')
    // Galway is chosen already.
    await expect(picker.getByRole('option', { name: new RegExp(galbally.name) })).toBeVisible()
    await expect(picker.queryByRole('option', { name: /^Galway/ })).toBeNull()
  },
}

export const Overlapping: Story = {
  args: { platform: 'facebook', places: [connacht, galway, around(limerick, 80), athenry] },
  play: async ({ args, canvasElement }) => {
    const picker = within(canvasElement)
    await expect(picker.getByText(/Athenry and Connacht overlap/)).toBeVisible()
    await userEvent.click(picker.getAllByRole('button', { name: 'Remove Athenry' })[0] as HTMLElement)
    await expect(args.onChange).toHaveBeenLastCalledWith([connacht, galway, around(limerick, 80)])
    await userEvent.selectOptions(picker.getByLabelText('Distance around Galway'), '+40 km')
    await expect(args.onChange).toHaveBeenLastCalledWith([connacht, around(galway, 40), around(limerick, 80)])
    ;(document.activeElement as HTMLElement).blur()
  },
}

const towns = ['Cork', 'Waterford', 'Drogheda', 'Dundalk', 'Bray', 'Ennis', 'Navan', 'Carlow', 'Tralee']

export const Full: Story = {
  args: { places: [galway, ...towns.map((name) => ({ ...limerick, name, circle: null }))] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox', { name: 'Add a place' })).toBeDisabled()
  },
}

const onRetry = fn()

export const Failed: Story = {
  parameters: { pictures: 'once', pictureOf: '[role=status]' },
  args: { search: { ...idle, failed: { onRetry, requestId: '01936b2e-7c1f' } } },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox', { name: 'Add a place' }), 'gal')
    await expect(within(canvasElement).getByText(/The search didn’t work/)).toBeVisible()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}

export const ReadOnly: Story = {
  args: { onChange: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('combobox')).toBeNull()
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}
