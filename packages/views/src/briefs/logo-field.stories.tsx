import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import evenings from '@aloft/design-system/assets/evenings.svg'
import nightjar from '@aloft/design-system/assets/nightjar-logo.svg'
import { LogoField, type LogoFieldProps } from './logo-field.tsx'

function Stateful({ onChoose, ...props }: LogoFieldProps) {
  const [chosen, setChosen] = useState(props.chosen)
  const choose = (url: string | null) => {
    setChosen(url)
    onChoose(url)
  }
  return <LogoField {...props} chosen={chosen} onChoose={choose} />
}

const meta: Meta<typeof LogoField> = {
  title: 'Screens/Brand and briefs/Parts/Logo field',
  component: LogoField,
  parameters: { width: 360 },
  render: (args) => <Stateful {...args} />,
  args: { logos: [nightjar, evenings], chosen: nightjar, onChoose: fn(), onUpload: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  parameters: { pictures: 'once' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Upload logo' }))
    await expect(args.onUpload).toHaveBeenCalledOnce()
  },
}

export const RemovedAndChosenAgain: Story = {
  parameters: { pictures: 'once' },
  args: { logos: [nightjar] },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement)
    await userEvent.click(field.getByRole('button', { name: 'Remove logo' }))
    await expect(args.onChoose).toHaveBeenLastCalledWith(null)
    await expect(field.getByText('No logo')).toBeVisible()
    await expect(field.queryByRole('button', { name: 'Remove logo' })).toBeNull()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChoose).toHaveBeenLastCalledWith(nightjar)
  },
}

export const NoneYet: Story = {
  parameters: { pictures: 'once' },
  args: { logos: [], chosen: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No logo')).toBeVisible()
  },
}
