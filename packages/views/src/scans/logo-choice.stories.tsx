import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import evenings from '@aloft/design-system/assets/evenings.svg'
import nightjar from '@aloft/design-system/assets/nightjar-logo.svg'
import { LogoChoice, type LogoChoiceProps } from './logo-choice.tsx'

function Stateful({ onChoose, ...props }: LogoChoiceProps) {
  const [chosen, setChosen] = useState(props.chosen)
  const choose = onChoose
    ? (url: string) => {
        setChosen(url)
        onChoose(url)
      }
    : undefined
  return <LogoChoice {...props} chosen={chosen} onChoose={choose} />
}

const meta: Meta<typeof LogoChoice> = {
  title: 'Screens/Brand and briefs/Parts/Logo choice',
  component: LogoChoice,
  render: (args) => <Stateful {...args} />,
  args: { logos: [nightjar, evenings], chosen: nightjar, onChoose: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {}

export const ChosenByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChoose).toHaveBeenCalledWith(evenings)
    await expect(within(canvasElement).getByRole('radio', { name: 'Logo 2 of 2' })).toBeChecked()
  },
}

export const One: Story = {
  args: { logos: [nightjar] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('radio')).toBeNull()
    await expect(within(canvasElement).getByRole('img', { name: 'Logo 1 of 1' })).toBeVisible()
  },
}
