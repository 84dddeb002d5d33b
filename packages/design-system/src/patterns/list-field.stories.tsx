import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ListField, type ListFieldProps } from './list-field.tsx'

function Stateful(props: ListFieldProps) {
  const [items, setItems] = useState(props.items)
  return (
    <ListField
      {...props}
      items={items}
      onChange={(next) => {
        setItems(next)
        props.onChange(next)
      }}
    />
  )
}

const audiences = ['People doing up a first home', 'People looking for a present', 'Small hotels in the west']

const meta: Meta<typeof ListField> = {
  title: 'Components/Inputs/List field',
  component: ListField,
  render: (args) => <Stateful {...args} />,
  parameters: { width: 448 },
  args: {
    label: 'Your customers',
    variant: 'chips',
    items: audiences,
    placeholder: 'Add a type of customer',
    onChange: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Chips: Story = {}

export const Lines: Story = {
  args: {
    variant: 'lines',
    label: 'What makes you different',
    placeholder: 'Add what makes you different',
    items: [
      'If we made it, we rewire it. Ten years, no charge, no receipt needed.',
      'Nothing is glued, so everything can be mended.',
    ],
  },
}

export const EditedByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const list = within(canvasElement)
    await userEvent.click(list.getByLabelText('Your customers, 2 of 3'))
    await userEvent.keyboard('{Control>}a{/Control}Gift buyers{Enter}')
    await expect(list.getByLabelText('Your customers, 3 of 3')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(list.getByLabelText('Add to “Your customers”')).toHaveFocus()
    await userEvent.keyboard(' Restaurants {Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith([
      audiences[0],
      'Gift buyers',
      audiences[2],
      'Restaurants',
    ])
    await expect(list.getByLabelText('Add to “Your customers”')).toHaveFocus()
    await expect(list.getByLabelText('Add to “Your customers”')).toHaveValue('')
  },
}

export const RemovedByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const list = within(canvasElement)
    await userEvent.click(list.getByLabelText('Your customers, 2 of 3'))
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith([audiences[0], '', audiences[2]])
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith([audiences[0], audiences[2]])
    await expect(list.getByLabelText('Your customers, 1 of 2')).toHaveFocus()
  },
}

export const RemovedByPress: Story = {
  play: async ({ args, canvasElement }) => {
    const list = within(canvasElement)
    await userEvent.click(list.getByRole('button', { name: 'Remove “Small hotels in the west”' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(audiences.slice(0, 2))
    await expect(list.getByLabelText('Add to “Your customers”')).toHaveFocus()
  },
}

export const Pasted: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByLabelText('Add to “Your customers”'))
    await userEvent.paste('Guesthouses\nPeople doing up a first home\n\nRestaurants')
    await expect(args.onChange).toHaveBeenLastCalledWith([...audiences, 'Guesthouses', 'Restaurants'])
  },
}

export const AddedOnLeaving: Story = {
  play: async ({ args, canvasElement }) => {
    const draft = within(canvasElement).getByLabelText('Add to “Your customers”')
    await userEvent.type(draft, 'Nobody{Escape}')
    await expect(draft).toHaveValue('')
    await userEvent.type(draft, 'Restaurants')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith([...audiences, 'Restaurants'])
  },
}

export const Empty: Story = { args: { items: [] } }

export const Awaited: Story = { args: { items: [], isAwaited: true } }

export const LongTexts: Story = {
  parameters: { width: 320 },
  args: {
    items: [
      'Owners of guesthouses and small hotels along the whole western coast who want the same lamp in forty rooms',
      'Donaudampfschifffahrtsgesellschaftskapitänskajütenleuchtenliebhaberinnen',
      'زبائن الفنادق الصغيرة',
    ],
  },
}
