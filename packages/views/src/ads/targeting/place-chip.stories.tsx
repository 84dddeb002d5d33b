import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PlaceChip } from './place-chip.tsx'
import { around, irishPlaces } from './targeting.fixtures.ts'

const meta: Meta<typeof PlaceChip> = {
  title: 'Screens/Edit an ad/Parts/Place chip',
  component: PlaceChip,
  render: (args) => (
    <ul>
      <PlaceChip {...args} />
    </ul>
  ),
  parameters: { width: 320, pictures: 'once' },
  args: { place: around(irishPlaces.galway, 40), onChange: fn(), onRemove: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

/** A special ad category requires 25 km, but the smaller radius chosen before stays visible. */
export const LeastRadius: Story = {
  args: { place: around(irishPlaces.galway, 15), leastRadiusKm: 25, isWrong: true },
  play: async ({ args, canvasElement }) => {
    const radius = within(canvasElement).getByLabelText('Distance around Galway')
    await expect([...(radius as HTMLSelectElement).options].map(({ text }) => text)).toEqual([
      '+15 km',
      '+25 km',
      '+40 km',
      '+80 km',
    ])
    await userEvent.selectOptions(radius, '+80 km')
    await expect(args.onChange).toHaveBeenLastCalledWith(around(irishPlaces.galway, 80))
    ;(document.activeElement as HTMLElement).blur()
  },
}
