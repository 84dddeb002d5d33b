import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { googleBasis } from './copy-basis.fixtures.ts'
import { fieldsWith } from './copy-field.fixtures.ts'
import type { EditorField } from './copy-field.tsx'
import { FieldBasis } from './field-basis.tsx'

const [written, , empty] = fieldsWith('google', { headline1: 'Lamps in Galway' }) as [
  EditorField,
  EditorField,
  EditorField,
]

const meta: Meta<typeof FieldBasis> = {
  title: 'Screens/Edit an ad/Parts/Field basis',
  component: FieldBasis,
  parameters: { width: 492 },
  args: {
    field: written,
    basis: googleBasis,
    tokenPrice: 1,
    onAnswer: fn(async () => null),
    onWrite: fn(async () => {}),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Written: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Galway, Ireland')).toBeVisible()
    await expect(within(canvasElement).getByText('From your brief')).toBeVisible()
  },
}

/** Once the brief has enough facts, a button writes the text. */
export const Empty: Story = {
  args: { field: empty, basis: { ...googleBasis, gaps: [{ key: empty.key, need: null }] } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: 'Write it, 1 token for Headline 3' }),
    )
    await expect(args.onWrite).toHaveBeenCalledWith(empty.key)
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** A read-only ad shows what is missing, but asks no question. */
export const ReadOnly: Story = {
  args: { field: empty, isReadOnly: true },
  play: async ({ canvasElement }) => {
    const part = within(canvasElement)
    await expect(part.getByText('We need a price to fill this.')).toBeVisible()
    await expect(part.queryByRole('button')).toBeNull()
  },
}
