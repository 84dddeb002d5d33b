import type { FontSet } from '@aloft/creative/fonts/font-set'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { sampleCreative } from '@aloft/design-system/patterns/creative-picture.fixtures'
import { PictureFields, type PictureFieldsProps } from './picture-fields.tsx'

const layouts = ['split', 'framed', 'offerCard', 'bigType', 'archWindow', 'fullBleed'] as const

/** Six pictures of the sample brand, drawn with the fonts of the story. */
function withSamples(props: PictureFieldsProps, fonts: FontSet): PictureFieldsProps {
  const choices = layouts.map((layout) => ({
    id: layout,
    svg: sampleCreative(fonts, { theme: 'clarke', layout, format: '1:1' }).svg,
  }))
  return { ...props, others: { kind: 'ready', choices } }
}

const meta: Meta<typeof PictureFields> = {
  title: 'Screens/Edit an ad/Parts/Picture fields',
  component: PictureFields,
  parameters: { width: 492 },
  args: {
    line: 'Old lamp in, €20 off',
    adviceLength: 40,
    hasPrice: true,
    price: '€240',
    button: 'SHOP_NOW',
    buttons: ['SHOP_NOW', 'ORDER_NOW', 'BOOK_NOW', 'NO_BUTTON'],
    others: { kind: 'loading' },
    working: null,
    onLine: fn(),
    onPrice: fn(),
    onButton: fn(),
    onChoose: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  parameters: { creativeFonts: true },
  render: (args, { loaded }) => <PictureFields {...withSamples(args, loaded['fonts'] as FontSet)} />,
  play: async ({ args, canvasElement }) => {
    const fields = within(canvasElement)
    await userEvent.click(fields.getByRole('button', { name: 'Use picture 2 of 6' }))
    await expect(args.onChoose).toHaveBeenCalledWith('framed')
    await userEvent.click(fields.getByRole('checkbox', { name: 'Show the price, €240' }))
    await expect(args.onPrice).toHaveBeenCalledWith(false)
    await userEvent.selectOptions(fields.getByRole('combobox', { name: 'Button' }), 'Book now')
    await expect(args.onButton).toHaveBeenCalledWith('BOOK_NOW')
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Phone: Story = { ...Ready, parameters: { creativeFonts: true, width: 342 } }

/** The studio edits the layers of a picture that's there. */
export const WithStudio: Story = {
  parameters: { pictures: 'once' },
  args: {
    hrefs: { studio: '/0/design-editor?creative=a', wizard: '/0/design/type?balloonId=a' },
    others: { kind: 'ready', choices: [] },
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Open in the studio' })
    await expect(link).toHaveAttribute('href', '/0/design-editor?creative=a')
    const wizard = within(canvasElement).getByRole('link', { name: 'New creative' })
    await expect(wizard).toHaveAttribute('href', '/0/design/type?balloonId=a')
  },
}

/** A line makes one picture when its field is left, and an empty one none. */
export const NewLine: Story = {
  parameters: { pictures: 'once' },
  play: async ({ args, canvasElement }) => {
    const line = within(canvasElement).getByRole('textbox', { name: 'Text on the picture' })
    await userEvent.clear(line)
    await userEvent.tab()
    await expect(line).toHaveValue('Old lamp in, €20 off')
    await userEvent.clear(line)
    await userEvent.type(line, 'Light for long evenings')
    await expect(args.onLine).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    line.blur()
    await expect(args.onLine).toHaveBeenCalledOnce()
    await expect(args.onLine).toHaveBeenCalledWith('Light for long evenings')
  },
}

export const Loading: Story = { parameters: { pictures: 'once' } }

export const Failed: Story = {
  parameters: { pictures: 'once' },
  args: { others: { kind: 'failed', onRetry: fn(), requestId: '01936b2e-7c1f' }, hasFailed: true },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Try again' })
    await userEvent.click(button)
    await expect(args.others.kind === 'failed' && args.others.onRetry).toHaveBeenCalledOnce()
    button.blur()
  },
}

export const NoRoom: Story = {
  parameters: { pictures: 'once' },
  args: { others: { kind: 'ready', choices: [] }, price: null },
}

/** While one is being created, nothing else can be pressed. */
export const Working: Story = {
  ...Ready,
  args: { working: 'offerCard' },
  play: async ({ canvasElement }) => {
    const fields = within(canvasElement)
    await expect(fields.getByRole('button', { name: 'Use picture 1 of 6' })).toBeDisabled()
    await expect(fields.getByRole('status')).toHaveTextContent('Changing the picture')
  },
}

export const ReadOnly: Story = {
  parameters: { pictures: 'once' },
  args: { isReadOnly: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toBeDisabled()
    await expect(within(canvasElement).queryByText('Other pictures')).toBeNull()
  },
}
