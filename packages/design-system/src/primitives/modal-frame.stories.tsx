import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from './button.tsx'
import { Heading } from './heading.tsx'
import { ModalBody } from './modal-body.tsx'
import { ModalFrame, type ModalFrameProps } from './modal-frame.tsx'
import { Stack } from './stack.tsx'
import { Text } from './text.tsx'

const closed = fn()

function Page(props: ModalFrameProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    closed()
    setOpen(false)
  }
  return (
    <div style={{ minHeight: 480, padding: 24 }}>
      <Stack gap={16} align="start">
        <Heading level={1} size={32}>
          Evenings, better lit
        </Heading>
        <Button onPress={() => setOpen(true)}>Stop this ad</Button>
        <Button>Something else</Button>
      </Stack>
      <ModalFrame {...props} isOpen={isOpen} onClose={close}>
        <ModalBody
          title="Stop “Evenings, better lit”?"
          actions={
            <>
              <Button onPress={close}>Keep it running</Button>
              <Button variant="danger" onPress={close}>
                Stop this ad
              </Button>
            </>
          }
        >
          <Text tone="soft">
            It leaves Instagram within minutes. The €136.60 not yet spent returns as credit after about 24
            hours. You can resume later.
          </Text>
        </ModalBody>
      </ModalFrame>
    </div>
  )
}

let arrive = () => {}

function LateBody(props: ModalFrameProps) {
  const [isWaiting, setWaiting] = useState(true)
  useEffect(() => {
    arrive = () => setWaiting(false)
  }, [])
  return (
    <ModalFrame {...props} isWaiting={isWaiting}>
      {isWaiting ? (
        <ModalBody title="Loading …" />
      ) : (
        <ModalBody title="Stop “Evenings, better lit”?" actions={<Button>Keep it running</Button>} />
      )}
    </ModalFrame>
  )
}

const meta: Meta<typeof ModalFrame> = {
  title: 'Components/Navigation/Modal frame',
  component: ModalFrame,
  parameters: { layout: 'fullscreen' },
  render: (args) => <Page {...args} />,
  args: { closeLabel: 'Close', onClose: fn(), children: null },
  beforeEach: () => {
    closed.mockClear()
  },
}
export default meta
type Story = StoryObj<typeof meta>

const open = async (canvasElement: HTMLElement) => {
  const opener = within(canvasElement).getByRole('button', { name: 'Stop this ad' })
  await userEvent.click(opener)
  const dialog = await screen.findByRole('dialog', { name: 'Stop “Evenings, better lit”?' })
  return { opener, dialog }
}

export const Open: Story = {
  parameters: { widths: [1200, 390], pictureOf: '[role=dialog]' },
  play: async ({ canvasElement }) => {
    const { dialog } = await open(canvasElement)
    await expect(dialog).toBeVisible()
  },
}

export const KeepsTheFocus: Story = {
  parameters: { pictureOf: '[role=dialog] button' },
  play: async ({ canvasElement }) => {
    const { dialog } = await open(canvasElement)
    await expect(within(dialog).getByRole('button', { name: 'Keep it running' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.tab()
    await expect(within(dialog).getByRole('button', { name: 'Keep it running' })).toHaveFocus()
  },
}

export const ClosedByEscape: Story = {
  play: async ({ canvasElement }) => {
    const { opener } = await open(canvasElement)
    await userEvent.keyboard('{Escape}')
    await expect(closed).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

/** If the opener no longer exists, the focus goes to the page's content instead of getting lost. */
export const OpenerGone: Story = {
  render: (args) => (
    <main tabIndex={-1}>
      <Page {...args} />
    </main>
  ),
  play: async ({ canvasElement }) => {
    const { opener } = await open(canvasElement)
    opener.remove()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(within(canvasElement).getByRole('main')).toHaveFocus())
  },
}

export const ClosedInTheCorner: Story = {
  play: async ({ canvasElement }) => {
    const { opener, dialog } = await open(canvasElement)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const Staying: Story = {
  parameters: { pictureOf: '[role=dialog]' },
  args: { isStaying: true, isBlurred: true },
  play: async ({ canvasElement }) => {
    const { dialog } = await open(canvasElement)
    await userEvent.keyboard('{Escape}')
    await userEvent.pointer({
      keys: '[MouseLeft]',
      target: document.elementFromPoint(4, 4) ?? document.body,
    })
    await expect(closed).not.toHaveBeenCalled()
    await expect(dialog).toBeVisible()
    await expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull()
  },
}

export const Wide: Story = {
  parameters: { pictureOf: '[role=dialog]' },
  args: { size: 'wide' },
  play: async ({ canvasElement }) => {
    const { dialog } = await open(canvasElement)
    await expect(dialog.getBoundingClientRect().width).toBe(760)
  },
}

/** What it asks arrives after it opened: the keyboard begins at the first control and not at the close button. */
export const BodyThatArrivesLate: Story = {
  parameters: { pictureOf: '[role=dialog]' },
  render: (args) => <LateBody {...args} />,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Loading …' })
    await waitFor(() => expect(dialog).toHaveFocus())
    arrive()
    const first = await within(dialog).findByRole('button', { name: 'Keep it running' })
    await waitFor(() => expect(first).toHaveFocus())
  },
}

/** The size of modals opened from the dashboard (RTE-28). */
export const Dashboard: Story = {
  parameters: { pictureOf: '[role=dialog]' },
  args: { size: 'dashboard' },
  play: async ({ canvasElement }) => {
    const { dialog } = await open(canvasElement)
    const { width, height } = dialog.getBoundingClientRect()
    await expect([width, height]).toEqual([400, 400])
  },
}

/** A question over a modal: Escape and a press outside only reach the upper one. */
export const Above: Story = {
  parameters: { pictureOf: '[role=dialog]' },
  render: (args) => (
    <>
      <ModalFrame {...args} onClose={closed}>
        <ModalBody title="Brand settings">
          <Text>Nightjar Lamps</Text>
        </ModalBody>
      </ModalFrame>
      <Page {...args} isAbove />
    </>
  ),
  play: async () => {
    const opener = screen.getByRole('button', { name: 'Stop this ad', hidden: true })
    opener.click()
    const above = await screen.findByRole('dialog', { name: 'Stop “Evenings, better lit”?' })
    // It's hidden from screen readers while it's covered, so it has no name.
    const below = screen.getByText('Brand settings').closest<HTMLElement>('[role=dialog]')
    const { left = 0, top = 0, width = 0 } = below?.getBoundingClientRect() ?? {}
    await expect(below).not.toContainElement(
      document.elementFromPoint(left + width / 2, top + 8) as HTMLElement | null,
    )
    await userEvent.keyboard('{Escape}')
    await expect(closed).toHaveBeenCalledOnce()
    await waitFor(() => expect(above).not.toBeInTheDocument())
    await expect(await screen.findByRole('dialog', { name: 'Brand settings' })).toBeVisible()
  },
}

/** On phones too, a long title ends before the button in the corner. */
export const LongTitle: Story = {
  parameters: { pictures: 'once', pictureOf: '[role=dialog]' },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <ModalFrame {...args}>
      <ModalBody title="Versions of “Evenings, better lit”" actions={<Button>Close</Button>} />
    </ModalFrame>
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    const title = dialog.getByRole('heading').getBoundingClientRect()
    const [close] = dialog.getAllByRole('button', { name: 'Close' }).slice(-1)
    await expect(title.right).toBeLessThanOrEqual(close?.getBoundingClientRect().left ?? 0)
  },
}

/** Opens at the element that is marked for it, and leaves the page as bright as it was. */
export const AtAnElement: Story = {
  parameters: { pictureOf: '[role=dialog]' },
  args: { size: 'dashboard', anchor: 'opener' },
  render: (args) => (
    <>
      <div style={{ position: 'fixed', left: 40, bottom: 20 }} data-anchor="opener">
        Here
      </div>
      <Page {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const { dialog } = await open(canvasElement)
    const opener = within(canvasElement).getByText('Here').getBoundingClientRect()
    const panel = dialog.getBoundingClientRect()
    await expect([panel.width, panel.height]).toEqual([400, 400])
    await expect([panel.left, panel.bottom]).toEqual([opener.right + 8, opener.bottom])
  },
}
