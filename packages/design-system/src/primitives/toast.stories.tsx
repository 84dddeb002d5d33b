import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from './button.tsx'
import { ModalBody } from './modal-body.tsx'
import { ModalFrame } from './modal-frame.tsx'
import { Toast, ToastHost, type ToastProps } from './toast.tsx'

const closed = fn()

function Page(props: ToastProps) {
  const [isShown, setShown] = useState(true)
  return (
    <div style={{ minHeight: 220, padding: 24 }}>
      <Button>Archive</Button>
      <ToastHost label="Notifications ({hotkey})" toastLabel="Notification">
        {isShown ? (
          <Toast
            {...props}
            onClose={() => {
              closed()
              setShown(false)
            }}
          />
        ) : null}
      </ToastHost>
    </div>
  )
}

const meta: Meta<typeof Toast> = {
  title: 'Components/Feedback/Toast',
  component: Toast,
  parameters: { layout: 'fullscreen', pictureOf: '[data-picture] ol li' },
  render: (args) => <Page {...args} />,
  args: { children: 'Ad archived', closeLabel: 'Close', onClose: fn(), duration: 60_000 },
  beforeEach: () => {
    closed.mockClear()
  },
}
export default meta
type Story = StoryObj<typeof meta>

const visible = async (text: string) => (await screen.findByText(text, { selector: 'li *' })).closest('li')

export const WithAction: Story = {
  args: { tone: 'success', action: { label: 'Undo', onPress: fn() } },
  play: async ({ args }) => {
    await visible('Ad archived')
    await expect(args.action?.onPress).not.toHaveBeenCalled()
  },
}

export const ActionPressed: Story = {
  parameters: { pictureOf: '[data-picture] button' },
  args: { tone: 'success', action: { label: 'Undo', onPress: fn() } },
  play: async ({ args }) => {
    await visible('Ad archived')
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await expect(args.action?.onPress).toHaveBeenCalledOnce()
    await expect(closed).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByText('Ad archived', { selector: 'li *' })).toBeNull())
  },
}

export const Failure: Story = {
  args: {
    tone: 'error',
    children: 'We were unable to get data from your website.',
    action: { label: 'Try again', onPress: fn() },
  },
}

export const LongText: Story = {
  args: {
    tone: 'warning',
    children:
      'It looks like your brand is missing its brief! Let’s begin by generating one for you, from the website that you gave us on Monday.',
    action: { label: 'Generate Brand Brief', onPress: fn() },
  },
}

export const SpokenPolitely: Story = {
  parameters: { pictureOf: '[data-picture] button' },
  play: async () => {
    await waitFor(() =>
      expect(
        [...document.querySelectorAll('[role=status][aria-live=polite]')].some((region) =>
          region.textContent.includes('Ad archived'),
        ),
      ).toBe(true),
    )
  },
}

export const GoesByItself: Story = {
  parameters: { pictureOf: '[data-picture] button' },
  args: { duration: 200 },
  play: async () => {
    await waitFor(() => expect(closed).toHaveBeenCalledOnce())
  },
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export const WaitsUnderThePointer: Story = {
  parameters: { pictureOf: '[data-picture] button' },
  args: { duration: 400, action: { label: 'Undo', onPress: fn() } },
  play: async ({ canvasElement }) => {
    await visible('Ad archived')
    const user = userEvent.setup()
    await user.hover(screen.getByRole('button', { name: 'Undo' }))
    await wait(700)
    await expect(closed).not.toHaveBeenCalled()
    await user.hover(within(canvasElement).getByRole('button', { name: 'Archive' }))
    await waitFor(() => expect(closed).toHaveBeenCalledOnce())
  },
}

export const SentAwayByKey: Story = {
  parameters: { pictureOf: '[data-picture] button' },
  play: async () => {
    const toast = await visible('Ad archived')
    await fireEvent.keyDown(document, { code: 'F8' })
    await expect(toast?.closest('ol')).toHaveFocus()
    toast?.focus()
    await userEvent.keyboard('{Escape}')
    await expect(closed).toHaveBeenCalledOnce()
  },
}

function PageWithModal(props: ToastProps) {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <Page {...props} />
      <ModalFrame isOpen={isOpen} closeLabel="Close the modal" onClose={() => setOpen(false)}>
        <ModalBody title="Archive this ad?" actions={<Button>Archive</Button>} />
      </ModalFrame>
    </>
  )
}

/** It's announced and reachable there, and returns to its place when the modal is closed. */
export const OverAModal: Story = {
  parameters: { pictureOf: '[data-picture] button' },
  args: { tone: 'success', action: { label: 'Undo', onPress: fn() } },
  render: (args) => <PageWithModal {...args} />,
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Archive this ad?' })
    const modal = within(dialog)
    const undo = await modal.findByRole('button', { name: 'Undo' })
    // However high the modal is, its buttons stay free.
    const { top, bottom } = undo.getBoundingClientRect()
    await expect(bottom).toBeLessThan(dialog.getBoundingClientRect().top)
    await fireEvent.keyDown(document, { code: 'F8' })
    await expect(undo.closest('ol')).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(undo).toHaveFocus()
    await userEvent.click(modal.getByRole('button', { name: 'Close the modal' }))
    const left = await screen.findByRole('button', { name: 'Undo' })
    // It stays where it was.
    await expect(left.getBoundingClientRect().top).toBe(top)
    await userEvent.click(left)
    await expect(args.action?.onPress).toHaveBeenCalledOnce()
  },
}

/** On a phone, it's above the buttons of a sheet at the bottom edge. */
export const OverASheet: Story = {
  parameters: { pictures: 'once', pictureOf: 'body' },
  globals: { viewport: { value: 'phone' } },
  render: (args) => <PageWithModal {...args} />,
  play: async () => {
    const toast = await visible('Ad archived')
    const sheet = await screen.findByRole('dialog', { name: 'Archive this ad?' })
    await waitFor(() =>
      expect(toast?.getBoundingClientRect().bottom).toBeLessThan(sheet.getBoundingClientRect().top),
    )
  },
}
