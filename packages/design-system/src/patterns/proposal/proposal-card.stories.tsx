import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ProposalCard, type ProposalCardProps } from './proposal-card.tsx'
import {
  changedHeadline,
  description,
  headline,
  longSummary,
  primaryText,
  threeFields,
} from './proposal.fixtures.ts'
import type { ProposedField } from './proposed-field.tsx'

/** A proposal whose decisions are saved at once, as an app keeps them. */
function Decided({ fields: first, onAccept, onReject, onUndo, ...props }: ProposalCardProps) {
  const [fields, setFields] = useState(first)
  const change = (ids: readonly string[], part: Partial<ProposedField>) =>
    setFields((now) => now.map((field) => (ids.includes(field.id) ? { ...field, ...part } : field)))
  return (
    <ProposalCard
      {...props}
      fields={fields}
      onAccept={(ids) => {
        onAccept(ids)
        change(ids, { state: 'accepted', change: null })
      }}
      onReject={(ids) => {
        onReject(ids)
        change(ids, { state: 'rejected' })
      }}
      onUndo={(id) => {
        onUndo(id)
        change([id], { state: 'open' })
      }}
    />
  )
}

const meta: Meta<typeof ProposalCard> = {
  title: 'Components/Data/Proposal card',
  component: ProposalCard,
  parameters: { width: 348 },
  render: (args) => <Decided {...args} />,
  args: { fields: threeFields, onAccept: fn(), onReject: fn(), onUndo: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

const blur = () => (document.activeElement as HTMLElement).blur()

/** Nothing is decided yet: a long text, a short one and an empty field. */
export const Open: Story = {
  args: { subject: 'A long supper, gift set' },
  play: async ({ canvasElement }) => {
    const card = within(within(canvasElement).getByRole('region', { name: 'Proposal for 3 fields' }))
    const changed = [...canvasElement.querySelectorAll('li:nth-child(2) :is(ins, del)')]
    await expect(changed.map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
      ['DEL', 'tired eyes'],
      ['INS', 'long evenings'],
    ])
    await expect(card.getByText(/^Before: Empty. After: Boxed, with a card/)).toBeInTheDocument()
  },
}

export const OpenInDark: Story = { globals: { scheme: 'dark' } }

/** By keyboard alone: the focus goes from decision to decision. */
export const ByKeyboard: Story = {
  parameters: { pictures: 'off' },
  play: async ({ args, canvasElement }) => {
    const card = within(canvasElement)
    const button = (name: string) => card.getByRole('button', { name })
    button('Accept: Primary text').focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAccept).toHaveBeenLastCalledWith(['message'])
    await expect(button('Accept: Headline')).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('[Space]')
    await expect(args.onReject).toHaveBeenLastCalledWith(['headline'])
    await expect(card.getByRole('status')).toHaveTextContent('1 field left to decide.')
    await expect(button('Accept: Description')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(card.getByRole('status')).toHaveTextContent('Everything is decided.')
    await expect(button('Undo: Description')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onUndo).toHaveBeenLastCalledWith('description')
    await expect(button('Accept: Description')).toHaveFocus()
    blur()
  },
}

export const AllAtOnce: Story = {
  parameters: { pictures: 'off' },
  play: async ({ args, canvasElement }) => {
    const card = within(canvasElement)
    await userEvent.click(card.getByRole('button', { name: 'Reject: Headline' }))
    await userEvent.click(card.getByRole('button', { name: 'Accept the rest' }))
    await expect(args.onAccept).toHaveBeenLastCalledWith(['message', 'description'])
    await expect(card.queryByRole('button', { name: /the rest/ })).toBeNull()
    await expect(card.getByRole('button', { name: 'Undo: Description' })).toHaveFocus()
    blur()
  },
}

/** One is saved, one isn't wanted, one is on its way. */
export const SomeDecided: Story = {
  args: {
    fields: [
      { ...primaryText, current: primaryText.proposed, state: 'accepted' },
      { ...headline, state: 'rejected' },
      { ...description, state: 'saving' },
    ],
  },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement)
    await expect(card.getByText('Accepted')).toBeVisible()
    await expect(card.getByText('Rejected')).toBeVisible()
    await expect(card.getByText('Saving')).toBeVisible()
    await expect(card.queryByRole('button', { name: /^Accept/ })).toBeNull()
  },
}

/** Somebody changed the headline meanwhile. Accept all leaves it out. */
export const ChangedMeanwhile: Story = {
  args: { fields: [primaryText, changedHeadline, description] },
  play: async ({ args, canvasElement }) => {
    const card = within(canvasElement)
    await expect(card.getByText(/^Orla Daly changed this/)).toBeVisible()
    await userEvent.click(card.getByRole('button', { name: 'Accept all' }))
    await expect(args.onAccept).toHaveBeenLastCalledWith(['message', 'description'])
    const sides = within(card.getByRole('group', { name: 'Headline' }))
    await expect(sides.getByRole('button', { name: 'Use proposed' })).toHaveFocus()
    await userEvent.click(sides.getByRole('button', { name: 'Use current' }))
    await expect(args.onReject).toHaveBeenLastCalledWith(['headline'])
    await expect(card.getByText('The gift set for readers')).toBeVisible()
    blur()
  },
}

export const ChangedInDark: Story = {
  globals: { scheme: 'dark' },
  args: {
    fields: [
      changedHeadline,
      { ...description, current: 'Boxed', change: { author: { isReader: true }, date: null } },
      { ...primaryText, current: '', change: { author: null, date: null } },
    ],
  },
}

/** It couldn't be saved. Accept tries again. */
export const Refused: Story = {
  args: {
    fields: [
      headline,
      { ...description, problem: 'We couldn’t save this. Your connection may be down. Try again.' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(/couldn’t save/)
  },
}

/** Unchanged words far from a change are left out. */
export const LongValues: Story = {
  args: {
    fields: [
      longSummary,
      {
        ...longSummary,
        id: 'audiences',
        label: 'Audiences',
        base: '',
        current: '',
        proposed: longSummary.proposed,
        why: null,
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement)
    await expect(canvasElement.querySelector('ins')).toHaveTextContent('one')
    const [more] = card.getAllByRole('button', { name: 'Show all' })
    if (!more) throw new Error('the whole text can’t be shown')
    await userEvent.click(more)
    await expect(more).toHaveTextContent('Show less')
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(more)
    blur()
  },
}

/** For people who may not change the brand. */
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement)
    await expect(card.getByText('You can read this but not change it.')).toBeVisible()
    await expect(card.queryAllByRole('button')).toEqual([])
  },
}
