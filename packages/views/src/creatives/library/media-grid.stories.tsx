import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { aiItem, libraryItems } from './library.fixtures.ts'
import { MediaGrid } from './media-grid.tsx'

const meta: Meta<typeof MediaGrid> = {
  title: 'Screens/Edit an ad/Parts/Media grid',
  component: MediaGrid,
  parameters: { width: 440, pictures: 'once' },
  args: {
    items: [aiItem, ...libraryItems(5).slice(1)],
    hasMore: false,
    selectedId: aiItem._id,
    onSelect: fn(),
    onChoose: fn(),
    onNearEnd: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Few: Story = {
  play: async ({ args, canvasElement }) => {
    const grid = within(canvasElement)
    const [first, second] = grid.getAllByRole('option')
    await expect(first).toHaveAccessibleName('Lamp at dusk, made by AI')
    await expect(first).toHaveAttribute('aria-setsize', '5')
    await userEvent.dblClick(second ?? canvasElement)
    await expect(args.onSelect).toHaveBeenLastCalledWith(args.items[1])
    await expect(args.onChoose).toHaveBeenLastCalledWith(args.items[1])
  },
}

/** Only what's in sight is in the page, and more is loaded near the end. */
export const FiveThousand: Story = {
  args: { items: libraryItems(5_000), hasMore: true, selectedId: null },
  play: async ({ args, canvasElement }) => {
    const grid = within(canvasElement).getByRole('listbox')
    const expectFew = () => {
      const { length } = grid.querySelectorAll('*')
      return Promise.all([expect(length).toBeGreaterThan(20), expect(length).toBeLessThanOrEqual(60)])
    }
    await waitFor(expectFew)
    grid.scrollTop = grid.scrollHeight / 2
    await waitFor(() =>
      expect(within(grid).getAllByRole('option')[0]).toHaveAttribute(
        'aria-posinset',
        expect.stringMatching(/^\d{4}$/),
      ),
    )
    await expectFew()
    await expect(args.onNearEnd).not.toHaveBeenCalled()
    grid.focus()
    await userEvent.keyboard('{End}')
    await expect(args.onSelect).toHaveBeenLastCalledWith(args.items.at(-1))
    await waitFor(() => expect(args.onNearEnd).toHaveBeenCalled())
    await expectFew()
    grid.scrollTop = 0
    grid.blur()
  },
}
