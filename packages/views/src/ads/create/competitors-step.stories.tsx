import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { CompetitorsStep, type CompetitorsStepProps } from './competitors-step.tsx'

function Stateful(props: CompetitorsStepProps) {
  const [addresses, setAddresses] = useState(props.addresses)
  return (
    <CompetitorsStep
      {...props}
      addresses={addresses}
      onChange={(next) => {
        setAddresses(next)
        props.onChange(next)
      }}
    />
  )
}

const meta: Meta<typeof CompetitorsStep> = {
  title: 'Screens/Create an ad/Parts/Competitors step',
  component: CompetitorsStep,
  parameters: { width: 342 },
  render: (args) => <Stateful {...args} />,
  args: { addresses: [], onChange: fn(), isTried: false },
}
export default meta
type Story = StoryObj<typeof meta>

export const ThreeAtMost: Story = {
  play: async ({ args, canvasElement }) => {
    const step = within(canvasElement)
    const add = () => step.getByRole('button', { name: 'Add another' })
    await userEvent.type(step.getByLabelText(/Website 1/), 'lumen.example')
    await userEvent.click(add())
    await waitFor(() => expect(step.getByLabelText(/Website 2/)).toHaveFocus())
    await userEvent.type(step.getByLabelText(/Website 2/), 'glow.example')
    await userEvent.click(add())
    await expect(step.getAllByRole('textbox')).toHaveLength(3)
    await expect(step.queryByRole('button', { name: 'Add another' })).toBeNull()
    await expect(step.getByText('You’ve added the maximum of 3.')).toBeVisible()
    await userEvent.click(step.getByRole('button', { name: 'Remove lumen.example' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['glow.example', ''])
    await expect(add()).toBeVisible()
  },
}

export const Wrong: Story = {
  args: { addresses: ['lamps'] },
  play: async ({ canvasElement }) => {
    const first = within(canvasElement).getByLabelText(/Website 1/)
    await expect(first).not.toHaveAttribute('aria-invalid')
    await userEvent.click(first)
    await userEvent.tab()
    await expect(first).toHaveAccessibleDescription('Enter a web address, such as theirshop.com.')
  },
}

export const Refused: Story = {
  args: { addresses: ['lumen.example'], remark: 'Please add at most 3 websites.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Please add at most 3 websites.')
  },
}
