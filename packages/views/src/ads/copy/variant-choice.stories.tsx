import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '@aloft/design-system/primitives/button'
import { copyFieldId } from './copy-field.tsx'
import { VariantChoice, type VariantChoiceProps } from './variant-choice.tsx'

const texts = ['Bring a lamp, take €20 off', 'Your old lamp is worth €20', 'Still in the attic? We take it']

const meta: Meta<typeof VariantChoice> = {
  title: 'Screens/Edit an ad/Parts/Variant choice',
  component: VariantChoice,
  parameters: { width: 492 },
  args: {
    field: {
      key: 'fbTitle',
      label: 'headline',
      value: 'Bring a lamp, get €20 off',
      maxLength: 30,
    },
    variants: { state: 'ready', texts, angles: ['deal', 'price', null] },
    onTry: fn(),
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
    // The preview follows the focus and the pointer; the pointer comes first.
    await userEvent.tab()
    await expect(within(first).getByRole('button')).toHaveFocus()
    await expect(args.onTry).toHaveBeenLastCalledWith('Bring a lamp, take €20 off')
    await userEvent.hover(second)
    await expect(args.onTry).toHaveBeenLastCalledWith('Your old lamp is worth €20')
    await userEvent.unhover(second)
    await expect(args.onTry).toHaveBeenLastCalledWith('Bring a lamp, take €20 off')
    await userEvent.click(within(second).getByRole('button', { name: /^Use this one/ }))
    await expect(args.onTake).toHaveBeenCalledWith('Your old lamp is worth €20')
    blur()
  },
}

function Opened(props: VariantChoiceProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <textarea id={copyFieldId(props.field.key)} aria-label="Headline" />
      <Button onPress={() => setOpen(true)}>Rewrite</Button>
      {isOpen ? (
        <VariantChoice
          {...props}
          onTake={() => setOpen(false)}
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
    await userEvent.click(opener)
    await userEvent.click(part.getByRole('button', { name: /^Use this one ?: Bring/ }))
    await expect(part.getByRole('textbox', { name: 'Headline' })).toHaveFocus()
    await expect(args.onTry).toHaveBeenLastCalledWith(null)
    blur()
  },
}

export const Narrow: Story = {
  parameters: { width: 340 },
  args: { variants: { state: 'ready', texts: ['Bring a lamp and take €20 off the price of any new one'] } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { name: '1 version of Headline to choose from' }),
    ).toBeVisible()
    await expect(within(canvasElement).getByText('54 / 30')).toBeVisible()
    blur()
  },
}

export const Loading: Story = {
  args: { variants: { state: 'loading', texts: [] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'Writing three versions of Headline',
    )
    blur()
  },
}

/** A longer text takes the whole width of the column. */
export const LongTexts: Story = {
  args: {
    field: {
      key: 'fbMessage',
      label: 'message',
      value: 'Bring any old lamp to our bench on Dominick Street and take €20 off a new one.',
      maxLength: 2000,
      adviceLength: 125,
    },
    variants: {
      state: 'ready',
      texts: [
        'Bring any lamp, working or not, to our bench on Dominick Street and take €20 off a new one.',
        'That lamp in the attic is worth €20. Bring it to our bench on Dominick Street.',
        'Every lamp can be opened and rewired, free for ten years. Bring yours to the bench.',
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { name: 'Three versions of Primary text' }),
    ).toBeVisible()
    blur()
  },
}
