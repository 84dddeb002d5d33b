import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PlainFrame } from '../frame/plain-frame.tsx'
import { WebsiteAddressView, type WebsiteAddressViewProps } from './website-address.view.tsx'

/** The field with a value of its own, as the app has it. */
function Address(props: WebsiteAddressViewProps) {
  const [form, setForm] = useState(props.form)
  return <WebsiteAddressView {...props} form={form} onChange={(change) => setForm({ ...form, ...change })} />
}

const unfilled = { address: '', description: '', isInWords: false }

const meta: Meta<typeof WebsiteAddressView> = {
  title: 'Screens/Brand and briefs/Website address',
  component: WebsiteAddressView,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <PlainFrame homeHref="/">{Story()}</PlainFrame>],
  render: (args) => <Address {...args} />,
  args: {
    form: unfilled,
    onChange: fn(),
    onRead: fn(),
    onDescribe: fn(),
    sampleUrl: 'https://nightjar.example',
  },
}
export default meta
type Story = StoryObj<typeof meta>

const tried = { form: { ...unfilled, address: 'nightjar.example' } }

export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.click(form.getByRole('button', { name: 'Scan my website' }))
    await expect(args.onRead).not.toHaveBeenCalled()
    await expect(form.getByLabelText('Website address')).toHaveFocus()
    await expect(form.getByLabelText('Website address')).toHaveAccessibleDescription('Please fill this in.')
  },
}

export const Start: Story = {}

export const Typed: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByLabelText('Website address'), ' Nightjar.example/{Enter}')
    await expect(args.onRead).toHaveBeenCalledWith('https://nightjar.example/')
  },
}

export const TypedWrong: Story = {
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.type(form.getByLabelText('Website address'), 'nightjar lamps{Enter}')
    await expect(args.onRead).not.toHaveBeenCalled()
    await expect(form.getByLabelText('Website address')).toHaveAccessibleDescription(
      'Enter a web address, such as yourshop.com.',
    )
  },
}

export const Sample: Story = {
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.click(form.getByRole('button', { name: 'nightjar.example' }))
    await expect(args.onRead).toHaveBeenCalledWith('https://nightjar.example')
    await expect(form.getByLabelText('Website address')).toHaveValue('https://nightjar.example')
  },
}

export const WebsiteOnly: Story = {
  render: ({ onRead, onChange }) => (
    <Address {...tried} onChange={onChange} onRead={onRead} failure="EXTRACT_FAIL" />
  ),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    await expect(form.queryByRole('button', { name: /Describe/ })).toBeNull()
    await expect(form.queryByText(/describe your brand/)).toBeNull()
  },
}

export const Pending: Story = {
  args: { ...tried, isPending: true, failure: 'timeout' },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement)
    await expect(form.queryByRole('alert')).toBeNull()
    await userEvent.type(form.getByLabelText('Website address'), 'x{Enter}')
    await userEvent.click(form.getByRole('button', { name: 'Scan my website' }))
    await expect(args.onRead).not.toHaveBeenCalled()
    await expect(form.getByLabelText('Website address')).toHaveValue('nightjar.example')
  },
}

export const BadUrl: Story = {
  args: { ...tried, failure: 'BAD_URL' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Invalid URL. Please try again.')
  },
}

export const ExtractFail: Story = {
  args: { ...tried, failure: 'EXTRACT_FAIL' },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    await expect(form.getByRole('alert')).toHaveTextContent('We were unable to get data from your website.')
    await expect(form.queryByRole('button', { name: 'No website? Describe your brand' })).toBeNull()
    await userEvent.click(form.getByRole('button', { name: 'Describe your brand' }))
    await expect(form.getByLabelText('Your brand in your words')).toHaveFocus()
    await userEvent.click(form.getByRole('button', { name: 'I have a website' }))
  },
}

export const NotBusiness: Story = {
  args: { ...tried, failure: 'NOT_BUSINESS' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'This doesn’t look like a business website.',
    )
  },
}

export const Timeout: Story = {
  args: { ...tried, failure: 'timeout' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'Your website took too long to respond.',
    )
  },
}

export const Failed: Story = {
  args: { ...tried, failure: 'generic' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Oops')
  },
}

export const Described: Story = {
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.type(form.getByLabelText('Website address'), 'nightjar')
    await userEvent.click(form.getByRole('button', { name: 'No website? Describe your brand' }))
    const words = form.getByLabelText('Your brand in your words')
    await expect(words).toHaveFocus()
    await userEvent.type(words, ' We blow glass lamps in Galway and rewire anyone’s. ')
    await userEvent.click(form.getByRole('button', { name: 'Write my brief' }))
    await expect(args.onDescribe).toHaveBeenCalledWith('We blow glass lamps in Galway and rewire anyone’s.')
  },
}

export const DescribedTooShort: Story = {
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.click(form.getByRole('button', { name: 'No website? Describe your brand' }))
    const words = form.getByLabelText('Your brand in your words')
    await userEvent.type(words, 'We blow glass lamps in Galway and rewire anyone’s')
    await userEvent.click(form.getByRole('button', { name: 'Write my brief' }))
    await expect(args.onDescribe).not.toHaveBeenCalled()
    await expect(words).toHaveFocus()
    await expect(words).toHaveAccessibleDescription('Please use at least 50 characters. You have 49 so far.')
  },
}

function Sending({ onDescribe, ...props }: WebsiteAddressViewProps) {
  const [isPending, setPending] = useState(false)
  return (
    <Address
      {...props}
      isPending={isPending}
      onDescribe={(description) => {
        setPending(true)
        onDescribe?.(description)
      }}
    />
  )
}

export const DescribedPending: Story = {
  render: (args) => <Sending {...args} />,
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.click(form.getByRole('button', { name: 'No website? Describe your brand' }))
    await userEvent.type(
      form.getByLabelText('Your brand in your words'),
      'We blow glass lamps in Galway and rewire anyone’s.',
    )
    await userEvent.click(form.getByRole('button', { name: 'Write my brief' }))
    await userEvent.click(form.getByRole('button', { name: 'Write my brief' }))
    await expect(args.onDescribe).toHaveBeenCalledOnce()
    await expect(form.queryByRole('button', { name: 'I have a website' })).toBeNull()
  },
}

export const BackToTheWebsite: Story = {
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.type(form.getByLabelText('Website address'), 'nightjar.example')
    await userEvent.click(form.getByRole('button', { name: 'No website? Describe your brand' }))
    await userEvent.click(form.getByRole('button', { name: 'I have a website' }))
    await expect(form.getByLabelText('Website address')).toHaveFocus()
    await expect(form.getByLabelText('Website address')).toHaveValue('nightjar.example')
  },
}
