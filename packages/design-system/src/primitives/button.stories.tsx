import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button, type ButtonProps } from './button.tsx'
import { Icon } from './icon.tsx'
import { Stack } from './stack.tsx'
import { Cluster } from './cluster.tsx'
import { Row } from './row.tsx'

const meta: Meta<typeof Button> = {
  title: 'Components/Actions/Button',
  component: Button,
  args: { children: 'Send for approval', onPress: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

const words: Record<NonNullable<ButtonProps['variant']>, string> = {
  primary: 'Send for approval',
  secondary: 'Save as draft',
  quiet: 'Write again',
  danger: 'Stop this ad',
}
const variants = Object.keys(words) as (keyof typeof words)[]

function everyVariant(props: Partial<ButtonProps>) {
  return (
    <Cluster gap={12}>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} {...props}>
          {words[variant]}
        </Button>
      ))}
    </Cluster>
  )
}

export const Variants: Story = {
  args: { variant: 'primary' },
  render: () => everyVariant({}),
}

export const Pressed: Story = {
  args: { variant: 'primary' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

export const Focused: Story = {
  args: { variant: 'primary' },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button')).toHaveFocus()
  },
}

export const Sizes: Story = {
  render: () => (
    <Row gap={12}>
      <Button size="small">Add a price list</Button>
      <Button size="medium">Save as draft</Button>
      <Button size="large" variant="primary">
        Send for approval
      </Button>
    </Row>
  ),
}

export const WithIcon: Story = { args: { icon: <Icon name="plus" />, children: 'Create ad' } }

export const FullWidth: Story = {
  args: { width: 'full', variant: 'primary', size: 'large' },
  parameters: { width: 342 },
}

export const Disabled: Story = {
  render: () => everyVariant({ isDisabled: true }),
}

export const Waiting: Story = {
  args: { variant: 'primary', isWaiting: true, children: 'Log in' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Log in' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    button.blur()
  },
}

export const Loading: Story = {
  args: { variant: 'primary', isLoading: true, children: 'Sending' },
  render: (args) => (
    <Row gap={12}>
      <Button {...args} />
      <Button isLoading>Saving</Button>
      <Button isLoading variant="quiet">
        Writing
      </Button>
      <Button isLoading variant="danger">
        Stopping
      </Button>
    </Row>
  ),
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Sending' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
    button.blur()
  },
}

export const OnAPhone: Story = {
  parameters: { widths: [390] },
  render: () => (
    <Stack gap={8} align="start">
      <Button variant="primary">Send for approval</Button>
      <Button>Save as draft</Button>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(2)
  },
}

export const TwoPrimaries: Story = {
  tags: ['!dev', '!test'],
  render: () => (
    <Row gap={12}>
      <Button variant="primary">Save as draft</Button>
      <Button variant="primary">Send for approval</Button>
    </Row>
  ),
}
