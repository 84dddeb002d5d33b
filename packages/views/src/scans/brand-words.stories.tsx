import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { BrandWords, type BrandWordsProps } from './brand-words.tsx'

function Stateful(props: BrandWordsProps) {
  const [description, setDescription] = useState(props.description)
  return <BrandWords {...props} description={description} onChange={setDescription} />
}

const meta: Meta<typeof BrandWords> = {
  title: 'Screens/Brand and briefs/Parts/Brand words',
  component: BrandWords,
  render: (args) => <Stateful {...args} />,
  parameters: { width: 640 },
  args: { description: '', onChange: fn(), onDescribe: fn(), onBack: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement)
    await expect(form.getByLabelText('Your brand in your words')).toHaveFocus()
    await userEvent.click(form.getByRole('button', { name: 'I have a website' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}

export const LongText: Story = {
  args: {
    description: Array.from(
      { length: 6 },
      () => 'A family bench in Galway that blows, turns and wires table lamps, and repairs anyone’s.',
    ).join(' '),
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Write my brief' }))
    await expect(args.onDescribe).toHaveBeenCalledWith(args.description)
  },
}

export const Failed: Story = {
  args: { description: 'A family bench in Galway that blows, turns and wires lamps.', failure: 'generic' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Oops')
  },
}
