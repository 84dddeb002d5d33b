import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '@aloft/design-system/primitives/button'
import { Text } from '@aloft/design-system/primitives/text'
import { vars } from '@aloft/design-system/theme/theme.css'
import { VariantChoice, type VariantChoiceProps } from './variant-choice.tsx'

const sheet = {
  minWidth: 0,
  padding: 16,
  borderRadius: vars.rCard,
  background: vars.raised,
  boxShadow: vars.hairline,
}

const meta: Meta<typeof VariantChoice> = {
  title: 'Screens/Edit an ad/Parts/Variant choice',
  component: VariantChoice,
  parameters: { width: 900 },
  args: {
    field: 'Headline',
    current: 'Bring a lamp, get €20 off',
    maxLength: 30,
    state: 'ready',
    texts: ['Bring a lamp, take €20 off', 'Your old lamp is worth €20', 'Still in the attic? We take it'],
    angles: ['deal', 'price', null],
    renderPreview: (text) => (
      <div style={sheet}>
        <Text size={12} tone="faint">
          nightjar.example
        </Text>
        <Text weight="strong">{text}</Text>
      </div>
    ),
    onTake: fn(),
    onKeep: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

const blur = () => (document.activeElement as HTMLElement).blur()

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const choice = within(canvasElement)
    await expect(choice.getByRole('heading', { name: 'Three versions of Headline' })).toHaveFocus()
    const [first, second] = choice.getAllByRole('listitem') as [HTMLElement, HTMLElement]
    await expect(within(first).getByText('Deal')).toBeVisible()
    await expect(within(second).getByText('Price')).toBeVisible()
    await expect(within(first).getByText('take', { selector: 'ins' })).toBeVisible()
    await expect(within(first).getByText('get', { selector: 'del' })).toBeVisible()
    await userEvent.click(within(second).getByRole('button', { name: /^Use this one/ }))
    await expect(args.onTake).toHaveBeenCalledWith('Your old lamp is worth €20')
    blur()
  },
}

function Opened(props: VariantChoiceProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Rewrite</Button>
      {isOpen ? (
        <VariantChoice
          {...props}
          onKeep={() => {
            setOpen(false)
            props.onKeep()
          }}
        />
      ) : null}
    </>
  )
}

export const FocusComesBack: Story = {
  render: (args) => <Opened {...args} />,
  play: async ({ args, canvasElement }) => {
    const part = within(canvasElement)
    const opener = part.getByRole('button', { name: 'Rewrite' })
    await userEvent.click(opener)
    await expect(part.getByRole('heading')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onKeep).toHaveBeenCalledOnce()
    await expect(opener).toHaveFocus()
    await userEvent.click(opener)
    await userEvent.click(part.getByRole('button', { name: 'Keep mine' }))
    await expect(opener).toHaveFocus()
    blur()
  },
}

export const Narrow: Story = {
  parameters: { width: 340 },
  args: { renderPreview: undefined, texts: ['Bring a lamp and take €20 off the price of any new one'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('54 / 30')).toBeVisible()
    blur()
  },
}

export const Loading: Story = {
  args: { state: 'loading', texts: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'Writing three versions of Headline',
    )
    blur()
  },
}
