import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { QuietField, type QuietFieldProps, QuietSelect } from './quiet-field.tsx'

function Stateful({ label, ...props }: QuietFieldProps & { label: string }) {
  const [value, setValue] = useState(props.value)
  return (
    <>
      <label htmlFor={props.id}>{label}</label>
      <div style={{ height: 14 }} />
      <QuietField
        {...props}
        value={value}
        onChange={(next) => {
          setValue(next)
          props.onChange(next)
        }}
      />
    </>
  )
}

const meta: Meta<typeof Stateful> = {
  title: 'Components/Inputs/Quiet field',
  component: Stateful,
  parameters: { width: 420 },
  args: {
    id: 'location',
    name: 'location',
    label: 'Location',
    value: 'Galway, Ireland',
    placeholder: 'Town and country',
    onChange: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}

export const Typed: Story = {
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Location')
    await userEvent.clear(field)
    await userEvent.type(field, 'Clifden,{Enter} Ireland')
    await expect(args.onChange).toHaveBeenLastCalledWith('Clifden, Ireland')
  },
}

/** Website data that arrives while the field has the focus is held back until the focus leaves. */
export const FoundMeanwhile: Story = {
  args: { value: '', isAwaited: true },
  render: function Found({ label, ...args }) {
    const [value, setValue] = useState('')
    return (
      <div onFocus={() => setValue('Dominick Street, Galway')}>
        <label htmlFor={args.id}>{label}</label>
        <QuietField {...args} value={value} />
      </div>
    )
  },
  play: async ({ canvasElement }) => {
    const field = canvasElement.querySelector('textarea')
    await userEvent.click(field as HTMLElement)
    await expect(field).toHaveValue('')
    await userEvent.tab()
    await expect(field).toHaveValue('Dominick Street, Galway')
  },
}

export const Empty: Story = { args: { value: '' } }

export const Awaited: Story = {
  args: { value: '', isAwaited: true, kind: 'lines', label: 'In one sentence' },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByLabelText('In one sentence'), 'L')
    await expect(args.onChange).toHaveBeenCalledWith('L')
    await userEvent.keyboard('{Backspace}')
    await userEvent.tab()
  },
}

export const Wrong: Story = { args: { value: '', errorId: 'nowhere' } }

export const Address: Story = {
  args: { kind: 'address', label: 'Website', value: 'https://nightjar.example' },
}

export const RightToLeft: Story = { args: { value: 'بيروت، لبنان' } }

export const Select: Story = {
  render: () => (
    <>
      <label htmlFor="language">Language</label>
      <div style={{ height: 14 }} />
      <QuietSelect
        id="language"
        name="language"
        options={[
          { value: 'en', label: 'English' },
          { value: 'de', label: 'German' },
        ]}
        value="en"
        placeholder="Choose one"
        onChange={chosen}
      />
    </>
  ),
  beforeEach: () => {
    chosen.mockClear()
  },
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByLabelText('Language')
    await userEvent.selectOptions(select, 'German')
    await expect(chosen).toHaveBeenLastCalledWith('de')
    await userEvent.selectOptions(select, '')
    await expect(chosen).toHaveBeenLastCalledWith(null)
  },
}

const chosen = fn()
