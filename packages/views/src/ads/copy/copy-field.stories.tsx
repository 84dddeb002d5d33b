import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Stack } from '@aloft/design-system/primitives/stack'
import {
  facebookTexts,
  fieldsWith,
  googleTexts,
  hiddenEnd,
  longMessage,
  repeatedMarks,
} from './copy-field.fixtures.ts'
import { CopyField, type CopyFieldProps, type EditorField } from './copy-field.tsx'

const [title, message, description] = fieldsWith('facebook', facebookTexts) as [
  EditorField,
  EditorField,
  EditorField,
]
const [headline] = fieldsWith('google', googleTexts) as [EditorField]

function Stateful(props: CopyFieldProps) {
  const [value, setValue] = useState(props.field.value)
  return (
    <CopyField
      {...props}
      field={{ ...props.field, value }}
      onChange={(next) => {
        setValue(next)
        props.onChange(next)
      }}
    />
  )
}

const meta: Meta<typeof CopyField> = {
  title: 'Screens/Edit an ad/Parts/Copy field',
  component: CopyField,
  parameters: { width: 492 },
  render: (args) => <Stateful {...args} />,
  args: { field: message, onChange: fn(), onAskVariants: fn(), tokenPrice: 1 },
}
export default meta
type Story = StoryObj<typeof meta>

const blur = () => (document.activeElement as HTMLElement).blur()

export const Labelled: Story = {
  play: async ({ args, canvasElement }) => {
    const another = within(canvasElement).getByRole('button', {
      name: 'Rewrite, 1 token, for Primary text',
    })
    await userEvent.click(another)
    await expect(args.onAskVariants).toHaveBeenCalledOnce()
    await expect(another).toHaveAttribute('aria-expanded', 'false')
    blur()
  },
}

export const States: Story = {
  render: (args) => (
    <Stack gap={16}>
      <CopyField
        {...args}
        field={{ ...message, value: longMessage, notes: [hiddenEnd] }}
        choice="Three versions"
      />
      <CopyField
        {...args}
        field={{ ...title, value: 'Bring any old lamp to us, take €20 off' }}
        tokenPrice={0}
      />
      <CopyField {...args} field={{ ...description, value: 'Any lamp at all, working or not' }} />
      <CopyField {...args} field={{ ...title, failure: 'campaignLocked' }} />
      <CopyField {...args} field={message} isReadOnly />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const states = within(canvasElement)
    await expect(states.getByText('2 characters left before phones may cut the text.')).toBeVisible()
    await expect(states.getByText('Phones may cut the last character.')).toBeVisible()
    await expect(states.queryByText(/Phones may cut the last 16/)).toBeNull()
    await expect(states.getByText('This can’t be used as it is. Please change it.')).toBeVisible()
    await expect(states.getByRole('button', { name: 'Rewrite, free, for Headline' })).toBeVisible()
  },
}

export const TypedTooLong: Story = {
  parameters: { width: 492 },
  args: { field: { ...headline, value: 'Glass Lamps Blown in Galway' }, number: 2 },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement)
    const box = field.getByRole('textbox', { name: 'Headline 1' })
    await userEvent.type(box, ' City{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('Glass Lamps Blown in Galway City')
    await expect(field.getByRole('status')).toHaveTextContent('2 too many')
    await expect(field.getByText('Shorten it by 2 characters.')).toBeVisible()
    await expect(box).toBeInvalid()
    blur()
  },
}

export const LeftEmpty: Story = {
  args: { field: { ...headline, value: '', failure: 'requiredValue' }, number: 1 },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement)
    await expect(field.queryByText('Please fill this in.')).toBeNull()
    await userEvent.click(field.getByRole('textbox', { name: 'Headline 1' }))
    await userEvent.tab()
    await expect(field.getByText('Please fill this in.')).toBeVisible()
    blur()
  },
}

export const Mended: Story = {
  args: {
    field: { ...headline, value: 'Open Today Until 6!!', notes: [repeatedMarks] },
    number: 3,
  },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement)
    await userEvent.click(field.getByRole('button', { name: 'Use “Open Today Until 6!”' }))
    await expect(args.onChange).toHaveBeenCalledWith('Open Today Until 6!')
    await expect(field.getByRole('textbox')).toHaveValue('Open Today Until 6!')
    blur()
  },
}

export const LinesInMessages: Story = {
  args: { field: { ...message, value: 'One' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), '{Enter}Two')
    await expect(args.onChange).toHaveBeenLastCalledWith('One\nTwo')
    blur()
  },
}

export const Narrow: Story = {
  parameters: { width: 340 },
  render: (args) => (
    <div style={{ containerType: 'inline-size' }}>
      <Stack gap={16}>
        <CopyField {...args} field={{ ...headline, value: 'Lamps' }} number={1} />
        <CopyField
          {...args}
          field={{ ...headline, value: 'مصابيح زجاجية من غالواي', key: 'headline2', label: 'headline2' }}
          number={2}
        />
      </Stack>
    </div>
  ),
}
