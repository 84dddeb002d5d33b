import { factNeeds } from '@aloft/domain/facts/copy-basis.entity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Stack } from '@aloft/design-system/primitives/stack'
import { CopyGap, type CopyGapProps } from './copy-gap.tsx'

const answered = fn<NonNullable<CopyGapProps['onAnswer']>>(async () => null)
const written = fn(async () => {})

const meta: Meta<typeof CopyGap> = {
  title: 'Screens/Edit an ad/Parts/Copy gap',
  component: CopyGap,
  parameters: { width: 492 },
  args: { field: 'Headline 2', need: 'price', tokenPrice: 1, onAnswer: answered, onWrite: written },
  beforeEach: () => {
    answered.mockReset().mockResolvedValue(null)
    written.mockClear()
  },
}
export default meta
type Story = StoryObj<typeof meta>

const blur = () => (document.activeElement as HTMLElement).blur()

/** A vague answer is asked again; an accepted one leads to the text. */
export const Answered: Story = {
  play: async ({ canvasElement }) => {
    const gap = within(canvasElement)
    await userEvent.click(gap.getByRole('button', { name: 'Add a price for Headline 2' }))
    const box = gap.getByRole('textbox', { name: 'What does it cost?' })
    await expect(box).toHaveFocus()
    await userEvent.type(box, '96{Enter}')
    await expect(gap.getByText(/^Include the price and its currency/)).toBeVisible()
    await expect(box).toBeInvalid()
    await userEvent.clear(box)
    await userEvent.type(box, '€96{Enter}')
    await expect(gap.getByText(/^Say what the price is for/)).toBeVisible()
    await expect(answered).not.toHaveBeenCalled()
    await userEvent.clear(box)
    await userEvent.type(box, 'Desk lamp, €96')
    await userEvent.click(gap.getByRole('button', { name: 'Add to brief' }))
    await expect(answered).toHaveBeenCalledWith('price', 'Desk lamp, €96')
    await expect(gap.getByRole('status')).toHaveTextContent('Added to your brief.')
    const write = gap.getByRole('button', { name: 'Write it, 1 token for Headline 2' })
    await expect(write).toHaveFocus()
    await userEvent.click(write)
    await expect(written).toHaveBeenCalledOnce()
    blur()
  },
}

/** Escape and Cancel return the focus to the opener. */
export const Cancelled: Story = {
  args: { need: 'proof' },
  play: async ({ canvasElement }) => {
    const gap = within(canvasElement)
    const opener = () => gap.getByRole('button', { name: 'Add proof for Headline 2' })
    await userEvent.click(opener())
    await userEvent.keyboard('{Escape}')
    await expect(opener()).toHaveFocus()
    await userEvent.click(opener())
    await userEvent.click(gap.getByRole('button', { name: 'Cancel' }))
    await expect(opener()).toHaveFocus()
    blur()
  },
}

/** An answer that was not saved stays in the box. */
export const NotSaved: Story = {
  args: { need: 'place' },
  play: async ({ canvasElement }) => {
    answered.mockResolvedValue('failed')
    const gap = within(canvasElement)
    await userEvent.click(gap.getByRole('button', { name: 'Add a place for Headline 2' }))
    await userEvent.type(gap.getByRole('textbox', { name: 'Where are you?' }), 'Galway{Enter}')
    await expect(await gap.findByText('That didn’t save. Please try again.')).toBeVisible()
    await expect(gap.getByRole('textbox')).toHaveValue('Galway')
    blur()
  },
}

/** One question for each missing fact, and none if the brief says enough. */
export const Needs: Story = {
  render: (args) => (
    <Stack gap={12}>
      {factNeeds.map((need) => (
        <CopyGap key={need} {...args} need={need} />
      ))}
      <CopyGap {...args} need={null} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const gaps = within(canvasElement)
    await expect(gaps.getAllByRole('button')).toHaveLength(5)
    await expect(gaps.getByText('Your brief already has enough to fill this.')).toBeVisible()
    await userEvent.click(gaps.getByRole('button', { name: /^Add what you sell/ }))
    await expect(gaps.getByRole('textbox', { name: 'What do you sell, in a few words?' })).toHaveFocus()
    blur()
  },
}

export const ReadOnly: Story = {
  args: { onAnswer: undefined, onWrite: undefined },
  play: async ({ canvasElement }) => {
    const gap = within(canvasElement)
    await expect(gap.getByText('We need a price to fill this.')).toBeVisible()
    await expect(gap.queryByRole('button')).toBeNull()
  },
}

export const Narrow: Story = {
  parameters: { width: 300 },
  args: { need: 'proof', field: 'Description 2' },
  play: async ({ canvasElement }) => {
    const gap = within(canvasElement)
    await userEvent.click(gap.getByRole('button', { name: 'Add proof for Description 2' }))
    await expect(gap.getByRole('textbox', { name: /^What proves it/ })).toBeVisible()
    blur()
  },
}
