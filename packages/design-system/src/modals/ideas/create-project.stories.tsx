import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CreateProjectModal } from './create-project.tsx'

const onOpen = fn()
const onTalk = fn()

const meta: Meta<typeof CreateProjectModal> = {
  title: 'Screens/Brand and briefs/Modals/Create project',
  component: CreateProjectModal,
  parameters: { width: 520 },
  args: { otherTitles: ['Nightjar Lamps'], onCreate: fn(), onClose: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    const submit = modal.getByRole('button', { name: 'Add brand' })
    const [name, website] = [modal.getByLabelText('Name'), modal.getByLabelText(/^Website/)]
    await userEvent.click(submit)
    await expect(name).toHaveAccessibleDescription('Please fill this in.')
    await userEvent.type(name, 'nightjar LAMPS')
    await userEvent.type(website, 'not a site')
    await expect(name).toHaveAccessibleDescription(
      'You already have a brand with this name. Please choose another.',
    )
    await expect(website).toHaveAccessibleDescription(/^Enter a web address/)
    await expect(args.onCreate).not.toHaveBeenCalled()
    await userEvent.clear(name)
    await userEvent.type(name, ' Loaf & Crumb ')
    await userEvent.clear(website)
    await userEvent.click(submit)
    await expect(args.onCreate).toHaveBeenLastCalledWith({ title: 'Loaf & Crumb', url: null })
    await userEvent.type(website, 'Loaf.example')
    await userEvent.click(submit)
    await expect(args.onCreate).toHaveBeenLastCalledWith({
      title: 'Loaf & Crumb',
      url: 'https://loaf.example',
    })
    submit.blur()
  },
}

export const Pending: Story = {
  parameters: { pictureOf: '[data-picture] [aria-busy]' },
  args: { isPending: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByLabelText('Name'), 'Loaf & Crumb{Enter}')
    await expect(args.onCreate).not.toHaveBeenCalled()
  },
}

export const OverTheLimit: Story = {
  parameters: { pictureOf: '[data-picture] [role=alert]' },
  args: { failure: { reason: 'overIdeaLimit', onTalk } },
  play: async ({ canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert')
    await expect(alert).toHaveTextContent('You’ve reached your plan’s brand limit.')
    await userEvent.click(within(alert).getByRole('button', { name: 'Contact sales' }))
    await expect(onTalk).toHaveBeenCalledOnce()
  },
}

export const SiteTaken: Story = {
  parameters: { pictureOf: '[data-picture] [role=alert]' },
  args: { failure: { reason: 'existingIdea', title: 'Nightjar Lamps', onOpen } },
  play: async ({ canvasElement }) => {
    const alert = within(within(canvasElement).getByRole('alert'))
    await expect(alert.getByText(/You already have a brand for this website, “Nightjar Lamps”/)).toBeVisible()
    await userEvent.click(alert.getByRole('button', { name: 'Open brand' }))
    await expect(onOpen).toHaveBeenCalledOnce()
  },
}
