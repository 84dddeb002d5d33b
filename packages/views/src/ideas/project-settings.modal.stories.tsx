import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import logo from '@aloft/design-system/assets/nightjar-logo.svg'
import { ProjectSettingsModal } from './project-settings.modal.tsx'

const brand = {
  title: 'Nightjar Lamps',
  industry: 'Home and garden',
  description: 'Table and pendant lamps of blown glass, made by three people in Galway and mended for life.',
  logoImageUrl: logo,
  url: 'https://nightjar.example',
  subdomain: null,
}

const meta: Meta<typeof ProjectSettingsModal> = {
  title: 'Screens/Brand and briefs/Modals/Project settings',
  component: ProjectSettingsModal,
  parameters: { width: 520 },
  args: {
    brand,
    otherTitles: ['Nightjar Repairs'],
    role: 'owner',
    briefHref: '#brief',
    onSave: fn(),
    onClose: fn(),
    onUnsaved: fn(),
    onAddLogo: fn(async () => logo),
    files: [],
    onAddFile: fn(),
    onDeleteFile: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

/** Only sends what changed. */
export const Owner: Story = {
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    const [name, trade] = [modal.getByLabelText('Name'), modal.getByLabelText(/^Industry/)]
    const save = modal.getByRole('button', { name: 'Save' })
    await expect(modal.getByRole('img', { name: 'Logo of Nightjar Lamps' })).toBeVisible()
    await userEvent.clear(name)
    await userEvent.type(name, 'nightjar repairs')
    await userEvent.click(save)
    await expect(name).toHaveAccessibleDescription(
      'You already have a brand with this name. Please choose another.',
    )
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.clear(name)
    await userEvent.type(name, ' Nightjar ')
    await userEvent.clear(trade)
    await userEvent.click(save)
    await expect(args.onUnsaved).toHaveBeenLastCalledWith({
      changes: { title: 'Nightjar', industry: null },
      canSave: true,
    })
    await expect(args.onSave).toHaveBeenCalledWith({ title: 'Nightjar', industry: null })
    save.blur()
  },
}

/** Without changes, there's nothing to save. */
export const AsItWas: Story = {
  parameters: { pictureOf: '[data-picture] dl' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }))
    await expect(args.onUnsaved).not.toHaveBeenCalledWith(expect.anything())
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const ShortDescription: Story = {
  parameters: { pictureOf: '[data-picture] [aria-invalid]' },
  args: { brand: { ...brand, description: null, logoImageUrl: null } },
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    const field = modal.getByLabelText(/^What the brand does/)
    await userEvent.type(field, 'Lamps.')
    await userEvent.click(modal.getByRole('button', { name: 'Save' }))
    await expect(field).toHaveAccessibleDescription('Please use at least 50 characters, or leave it blank.')
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

/** The logo is removed or another one is added; it's saved with the rest. */
export const Logo: Story = {
  parameters: { pictureOf: '[data-picture] img' },
  args: { brand: { ...brand, logoImageUrl: '/files/old.webp' }, files: [{ url: logo, kind: 'image' }] },
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    const save = modal.getByRole('button', { name: 'Save' })
    await userEvent.click(modal.getByRole('button', { name: 'Remove logo' }))
    await expect(modal.getByText('No logo yet')).toBeVisible()
    await userEvent.click(save)
    await expect(args.onSave).toHaveBeenLastCalledWith({ logoImageUrl: null })
    await userEvent.click(modal.getByRole('button', { name: 'Add logo' }))
    await expect(await modal.findByRole('img', { name: 'Logo of Nightjar Lamps' })).toBeVisible()
    await userEvent.click(save)
    await expect(args.onSave).toHaveBeenLastCalledWith({ logoImageUrl: logo })
    save.blur()
  },
}

export const Collaborator: Story = {
  parameters: { pictureOf: '[data-picture] input' },
  args: { role: 'collaborator' },
  play: async ({ canvasElement }) => {
    const modal = within(canvasElement)
    await expect(modal.getByLabelText('Name')).toBeDisabled()
    await expect(modal.getByLabelText('Name')).toHaveAccessibleDescription(
      'Only the brand’s owner can rename it.',
    )
    await expect(modal.getByLabelText(/^Industry/)).toBeEnabled()
  },
}

export const Guest: Story = {
  parameters: { pictureOf: '[data-picture] [role=status]' },
  args: { role: 'guest' },
  play: async ({ canvasElement }) => {
    const modal = within(canvasElement)
    for (const field of modal.getAllByRole('textbox')) await expect(field).toBeDisabled()
    for (const name of ['Save', 'Change logo', 'Add file'])
      await expect(modal.queryByRole('button', { name })).toBeNull()
  },
}

export const Pending: Story = {
  parameters: { pictureOf: '[data-picture] [aria-busy]' },
  args: { isPending: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByLabelText('Name'), ' Ltd{Enter}')
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  parameters: { pictureOf: '[data-picture] [role=alert]' },
  args: { failure: 'generic' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(/wasn’t saved/)
  },
}
