import { Button } from '@aloft/design-system/primitives/button'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Stack } from '@aloft/design-system/primitives/stack'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentType, useEffect, useMemo } from 'react'
import { useLocation } from 'react-router'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { type LeaveGuard, leaveGuards, useLeaveGuard } from '../addresses/leave-guards.ts'
import { Outlet } from '../router/outlet.tsx'
import { createPageRouter, type PageRouter } from '../router/page-router.ts'
import { memoryHistory } from '../router/memory-history.ts'
import { Pages } from '../router.tsx'
import { ask } from './ask.ts'
import { Modals } from './modals.tsx'
import { useOpenModal } from './use-linked-modal.ts'

const video = 'https://youtu.be/dQw4w9WgXcQ'
const answered = fn()

function Page() {
  const open = useOpenModal()
  const { pathname, search } = useLocation()
  const askWord = async () => {
    answered(await ask('serious-delete', { action: 'deleteAccount', word: 'DELETE' }))
  }
  return (
    <div style={{ minHeight: 480, padding: 24 }}>
      <Stack gap={16} align="start">
        <Heading level={1} size={32}>
          {pathname}
        </Heading>
        <output>{search}</output>
        <Button onPress={() => open('youtube-embed', { video })}>Watch</Button>
        <Button onPress={() => void askWord()}>Ask</Button>
      </Stack>
    </div>
  )
}

/** A picture of this size in pixels. */
async function drawn(size: number): Promise<File> {
  const canvas = new OffscreenCanvas(size, size)
  canvas.getContext('2d')
  const bytes = await canvas.convertToBlob()
  return new File([bytes], `${size}.png`, { type: bytes.type })
}

function Root() {
  return (
    <>
      <Outlet />
      <Modals />
    </>
  )
}

let router: PageRouter

function App({ entries, page = Page }: { entries: string[]; page?: ComponentType }) {
  const made = useMemo(() => {
    const only = { load: async () => [Root, page] }
    return createPageRouter({ history: memoryHistory(entries), pageAt: () => only, guards: leaveGuards })
  }, [entries, page])
  useEffect(() => {
    router = made
  }, [made])
  return <Pages router={made} />
}

const meta: Meta<typeof App> = {
  title: 'Screens/Everywhere/In the app/Modals',
  component: App,
  parameters: { layout: 'fullscreen' },
  args: { entries: ['/0/list', '/0/gallery?ideaId=1'] },
  beforeEach: () => {
    answered.mockClear()
  },
}
export default meta
type Story = StoryObj<typeof meta>

// A modal's file is loaded when it's first opened, which takes time on a busy machine.
const opened = (name: string) => screen.findByRole('dialog', { name }, { timeout: 10_000 })
const player = () => opened('Video')
const question = () => opened('Delete your account?')
const gone = (name: string) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name, hidden: true })).toBeNull())
const search = () => router.getState().shown?.location.search
const address = () => `${router.getState().shown?.location.pathname}${search()}`
const back = () => router.navigator.go(-1)

/** Opening adds one entry to the history, which Back removes; the focus returns to the opener. */
export const OpenedFromThePage: Story = {
  play: async () => {
    const opener = await screen.findByRole('button', { name: 'Watch' })
    await userEvent.click(opener)
    const dialog = await player()
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    const withVideo = new URLSearchParams(search())
    await expect([...withVideo]).toEqual([
      ['ideaId', '1'],
      ['modal', 'youtube-embed'],
      ['modal.video', video],
    ])
    back()
    await gone('Video')
    await expect(address()).toBe('/0/gallery?ideaId=1')
    await waitFor(() => expect(opener).toHaveFocus())

    await userEvent.click(opener)
    await player()
    await userEvent.keyboard('{Escape}')
    await gone('Video')
    await expect(address()).toBe('/0/gallery?ideaId=1')
    back()
    await waitFor(() => expect(address()).toBe('/0/list'))
  },
}

/** As after a reload, or through somebody's link: closing stays on the page. */
export const OpenedByTheAddress: Story = {
  args: { entries: ['/0/list', `/0/gallery?ideaId=1&modal=youtube-embed&modal.video=${video}`] },
  play: async () => {
    await player()
    await userEvent.keyboard('{Escape}')
    await gone('Video')
    await expect(address()).toBe('/0/gallery?ideaId=1')
    back()
    await waitFor(() => expect(address()).toBe('/0/list'))
  },
}

/** The address is invalid: the page is shown without a modal. */
export const BadAddress: Story = {
  args: { entries: ['/0/gallery?modal=youtube-embed&modal.video=https://evil.example/'] },
  play: async () => {
    await screen.findByRole('heading', { name: '/0/gallery' })
    await new Promise((resolve) => setTimeout(resolve, 400))
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** Back closes the question, then the modal below it, then leaves the page. */
export const AskedOverLinked: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Watch' }))
    await player()
    screen.getByRole('button', { name: 'Ask', hidden: true }).click()
    await question()
    const before = address()
    back()
    await gone('Delete your account?')
    await waitFor(() => expect(answered).toHaveBeenCalledWith(undefined))
    await expect(address()).toBe(before)
    await expect(await player()).toBeVisible()
    back()
    await gone('Video')
    await expect(address()).toBe('/0/gallery?ideaId=1')
    back()
    await waitFor(() => expect(address()).toBe('/0/list'))
  },
}

/** Only the focus has returned: a question has no address. */
export const Answered: Story = {
  play: async () => {
    const opener = await screen.findByRole('button', { name: 'Ask' })
    await userEvent.click(opener)
    await question()
    await expect(address()).toBe('/0/gallery?ideaId=1')
    await userEvent.keyboard('DELETE{Enter}')
    await gone('Delete your account?')
    await waitFor(() => expect(answered).toHaveBeenCalledWith('DELETE'))
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

/** The second question is open, and the first one has ended; the focus returns to the first one's opener. */
export const OneAtATime: Story = {
  play: async () => {
    const opener = await screen.findByRole('button', { name: 'Ask' })
    await userEvent.click(opener)
    await question()
    void ask('unsaved-changes', {})
    await opened('You have unsaved changes.')
    await gone('Delete your account?')
    await waitFor(() => expect(answered).toHaveBeenCalledWith(undefined))
    await expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    await gone('You have unsaved changes.')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

/** If only its own buttons close a question, Back leaves the page with it. */
export const BackFromOneThatStays: Story = {
  play: async () => {
    await screen.findByRole('heading', { name: '/0/gallery' })
    const asked = ask('no-ad-generation-data', { reason: 'incomplete' })
    await opened('No Ad Generation Data Found')
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('dialog', { name: 'No Ad Generation Data Found' })).toBeVisible()
    back()
    await expect(await asked).toBeUndefined()
    await gone('No Ad Generation Data Found')
    await waitFor(() => expect(address()).toBe('/0/list'))
  },
}

const saving = { concerns: fn<LeaveGuard['concerns']>(), mayLeave: fn<LeaveGuard['mayLeave']>() }

function Saving() {
  useLeaveGuard(saving)
  return <Page />
}

/**
 * A page that saves before it's left does so after the question; of two navigations meanwhile, the later one
 * counts.
 */
export const OverPageThatSaves: Story = {
  args: { page: Saving },
  play: async () => {
    await screen.findByRole('heading', { name: '/0/gallery' })
    const [first, second] = [Promise.withResolvers<boolean>(), Promise.withResolvers<boolean>()]
    saving.concerns.mockReset().mockReturnValue(true)
    saving.mayLeave.mockReset().mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise)
    const asked = ask('no-ad-generation-data', { reason: 'incomplete' })
    await opened('No Ad Generation Data Found')
    back()
    await expect(await asked).toBeUndefined()
    await waitFor(() => expect(saving.mayLeave).toHaveBeenCalledTimes(1))
    await expect(address()).toBe('/0/gallery?ideaId=1')
    router.navigator.push('/0/briefs')
    await waitFor(() => expect(saving.mayLeave).toHaveBeenCalledTimes(2))
    first.resolve(true)
    await first.promise
    await expect(address()).toBe('/0/gallery?ideaId=1')
    second.resolve(true)
    await waitFor(() => expect(address()).toBe('/0/briefs'))
    await expect(saving.mayLeave).toHaveBeenCalledTimes(2)
  },
}

/** A picture is measured before it's sent; a canceled upload has no further effect. */
export const Upload: Story = {
  play: async () => {
    await screen.findByRole('heading', { name: '/0/gallery' })
    const sent: AbortSignal[] = []
    const asked = ask('upload', {
      accepts: ['image'],
      send: async (file, { signal, onProgress }) => {
        sent.push(signal)
        onProgress(60)
        if (sent.length > 1) return { url: `/files/${file.name}` }
        return new Promise(() => {})
      },
    })
    const dialog = await opened('Add a file')
    const input = () => within(dialog).getByLabelText(/^Drop a file here/)
    await userEvent.upload(input(), await drawn(399))
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('399.png is smaller than')
    await userEvent.upload(input(), new File(['no picture'], 'broken.png', { type: 'image/png' }))
    await waitFor(() =>
      expect(within(dialog).getByRole('alert')).toHaveTextContent('We couldn’t open broken.png.'),
    )
    await expect(sent).toHaveLength(0)
    await userEvent.upload(input(), await drawn(400))
    await expect(await within(dialog).findByRole('progressbar')).toHaveAttribute('aria-valuenow', '60')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stop' }))
    await expect(sent[0]?.aborted).toBe(true)
    await userEvent.upload(input(), await drawn(400))
    await expect(await asked).toEqual({ url: '/files/400.png' })
    await gone('Add a file')
  },
}
