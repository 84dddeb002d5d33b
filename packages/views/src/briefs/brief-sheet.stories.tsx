import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { BriefSheet, type BriefSheetProps } from './brief-sheet.tsx'
import { campaignValues, designValues, locationHistory, logos } from './briefs.fixtures.ts'

/** Keeps what is typed, as the app does. */
function Stateful(props: BriefSheetProps) {
  const [values, setValues] = useState(props.values)
  return (
    <BriefSheet
      {...props}
      values={values}
      onChange={
        props.onChange &&
        ((field, value) => {
          setValues({ ...values, [field]: value })
          props.onChange?.(field, value)
        })
      }
    />
  )
}

const meta: Meta<typeof BriefSheet> = {
  title: 'Screens/Brand and briefs/Parts/Brief sheet',
  component: BriefSheet,
  parameters: { width: 720 },
  render: (args) => <Stateful {...args} />,
  args: { kind: 'campaign', values: campaignValues, onChange: fn(), onOpenHistory: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Campaign: Story = {
  play: async ({ args, canvasElement }) => {
    const sheet = within(canvasElement)
    await expect(sheet.getAllByRole('button', { name: /^History of/ })).toHaveLength(13)
    await userEvent.selectOptions(sheet.getByLabelText('Goal'), 'Leads')
    await expect(args.onChange).toHaveBeenLastCalledWith('goal', 'leads')
    await userEvent.click(sheet.getByRole('button', { name: 'History of “Location”' }))
    await expect(args.onOpenHistory).toHaveBeenCalledWith('location')
  },
}

export const Design: Story = {
  args: { kind: 'design', values: designValues, logos },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Font')).toHaveValue('Bricolage Grotesque')
  },
}

export const ReadOnly: Story = {
  args: { kind: 'design', values: designValues, onChange: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('combobox')).toBeNull()
  },
}

export const WrongAndChangedByOthers: Story = {
  parameters: { pictureOf: '[data-picture] p' },
  args: {
    values: { ...campaignValues, name: '', location: 'Clifden' },
    wrong: { name: 'Please fill this in.' },
    unsettled: {
      conflicts: [
        {
          field: 'location',
          mine: 'Clifden',
          theirs: 'Galway',
          author: { name: 'Orla Daly' },
          date: new Date(2026, 10, 21, 14, 32),
        },
      ],
      refused: [{ field: 'url', value: 'nightjar', refusal: 'invalid' }],
      onTake: fn(),
      onRetry: fn(),
      onCopy: fn(),
      onRemove: fn(),
    },
    history: { field: 'location', history: locationHistory },
    onRestore: fn(),
  },
  play: async ({ args, canvasElement }) => {
    const sheet = within(canvasElement)
    await expect(sheet.getByLabelText('Name')).toHaveAccessibleDescription('Please fill this in.')
    const both = within(sheet.getByRole('group', { name: 'Both versions of Location' }))
    await expect(both.getByText('Orla Daly')).toBeVisible()
    await userEvent.click(both.getByRole('button', { name: 'Use theirs' }))
    await expect(args.unsettled?.onTake).toHaveBeenLastCalledWith('location', 'theirs')
    await userEvent.click(both.getByRole('button', { name: 'Keep mine' }))
    await expect(args.unsettled?.onTake).toHaveBeenLastCalledWith('location', 'mine')
    const refused = within(sheet.getByRole('group', { name: /^Not saved/ }))
    await userEvent.click(refused.getByRole('button', { name: 'Remove' }))
    await expect(args.unsettled?.onRemove).toHaveBeenLastCalledWith('url')
    await userEvent.click(sheet.getByRole('button', { name: /Undo the change of 3 Nov/ }))
    await expect(args.onRestore).toHaveBeenLastCalledWith('location', 'Galway')
  },
}
