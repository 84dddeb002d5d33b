import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { useState } from 'react'
import { RegenerateModal, type RegenerateModalProps } from './regenerate.tsx'

const suggestions = [
  'Lamps Blown in Galway',
  'Bring a Lamp, Take €20 Off',
  'Rewired Free for Ten Years',
  'Open It, Mend It, Keep It',
]

const meta: Meta<typeof RegenerateModal> = {
  title: 'Screens/Edit an ad/Modals/Regenerate',
  component: RegenerateModal,
  parameters: { width: 520 },
  args: {
    textKind: 'headlines',
    content: { kind: 'ready', suggestions },
    writer: 'rules',
    room: 2,
    maxLength: 30,
    tokenPrice: 1,
    onUse: fn(),
    onMore: fn(),
    onClose: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    await expect(modal.getByRole('button', { name: 'Use these' })).toBeDisabled()
    await userEvent.click(modal.getByRole('checkbox', { name: suggestions[2] ?? '' }))
    await userEvent.click(modal.getByRole('checkbox', { name: suggestions[0] ?? '' }))
    await expect(modal.getByRole('checkbox', { name: suggestions[1] ?? '' })).toBeDisabled()
    await expect(modal.getByText(/There’s no room for more/)).toBeVisible()
    await userEvent.click(modal.getByRole('button', { name: 'Use these 2' }))
    await expect(args.onUse).toHaveBeenCalledWith([suggestions[0], suggestions[2]])
    await userEvent.click(modal.getByRole('button', { name: 'Write more · 1 token' }))
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = {
  args: { content: { kind: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Writing suggestions')
  },
}

function Rounds(props: RegenerateModalProps) {
  const [content, setContent] = useState(props.content)
  return (
    <RegenerateModal
      {...props}
      content={content}
      onMore={() => {
        setContent({ kind: 'loading' })
        setTimeout(() => setContent({ kind: 'ready', suggestions: suggestions.slice(1) }), 50)
      }}
    />
  )
}

/** The button keeps the focus while it waits, and the result is announced. */
export const AnotherRound: Story = {
  parameters: { pictureOf: '[data-picture] [role=group]' },
  render: (args) => <Rounds {...args} />,
  play: async ({ canvasElement }) => {
    const modal = within(canvasElement)
    await userEvent.click(modal.getByRole('button', { name: /^Write more/ }))
    await waitFor(() => expect(modal.getByRole('status')).toHaveTextContent('Writing suggestions'))
    await waitFor(() => expect(modal.getByRole('status')).toHaveTextContent('3 suggestions to choose from'))
    const more = modal.getByRole('button', { name: /^Write more/ })
    await expect(more).toHaveFocus()
    more.blur()
  },
}
