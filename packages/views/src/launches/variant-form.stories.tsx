import { copyFields } from '@aloft/domain/balloons/copy-fields.rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { VariantForm } from './variant-form.tsx'

const texts: Readonly<Partial<Record<string, string>>> = {
  fbTitle: 'Trade in your old lamp',
  fbMessage: 'Bring us any old lamp and take 20 euros off a new one.',
}

const meta: Meta<typeof VariantForm> = {
  title: 'Screens/Launch/Parts/Variant form',
  component: VariantForm,
  parameters: { width: 520 },
  args: {
    fields: copyFields.facebook.map((field) => ({ ...field, original: texts[field.key] ?? '' })),
    creatives: [
      { id: '01936b2e-0000-7000-8000-000000000401', name: 'Evenings, better lit' },
      { id: '01936b2e-0000-7000-8000-000000000402', name: 'Creative from 3 Nov 2026' },
    ],
    variant: { texts: {}, creativeId: null },
    onAnswer: fn(),
    onClose: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

/** Only what differs is answered. */
export const New: Story = {
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement)
    const save = form.getByRole('button', { name: 'Save version B' })
    await expect(save).toBeDisabled()
    await expect(form.getByText('Change at least one thing in version B.')).toBeVisible()
    const [title] = form.getAllByDisplayValue('Trade in your old lamp')
    if (!title) throw new Error('no title')
    await userEvent.clear(title)
    await userEvent.type(title, 'Get €20 for your old lamp')
    await expect(form.getByText('Version A: Trade in your old lamp')).toBeVisible()
    await userEvent.selectOptions(form.getByLabelText('Creative'), 'Evenings, better lit')
    await userEvent.click(save)
    await expect(args.onAnswer).toHaveBeenLastCalledWith({
      texts: { fbTitle: 'Get €20 for your old lamp' },
      creativeId: '01936b2e-0000-7000-8000-000000000401',
    })
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** A search ad has no creative, and its headlines are short. */
export const TooLong: Story = {
  args: {
    fields: copyFields.google.slice(0, 3).map((field) => ({ ...field, original: 'Lamps from Galway' })),
    creatives: null,
    variant: { texts: { headline1: 'Lamps that are blown by hand in Galway' }, creativeId: null },
  },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    await expect(form.getByText('Use at most 30 characters.')).toBeVisible()
    await expect(form.getByRole('button', { name: 'Save version B' })).toBeDisabled()
    await expect(form.queryByLabelText('Creative')).toBeNull()
  },
}
