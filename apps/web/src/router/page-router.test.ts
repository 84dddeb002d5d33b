import type { ComponentType } from 'react'
import { expect, it, vi } from 'vitest'
import { createPageRouter, type Page, type StepGuards } from './page-router.ts'
import { memoryHistory } from './memory-history.ts'

const Home = () => 'home'
const List = () => 'list'
const Editor = () => 'editor'
const Frame = () => 'frame'

/** A router with three pages, and others in addition or instead. */
function createApp(others: Record<string, Page> = {}, address = '/0') {
  const pages: Record<string, Page> = {
    '/0': { load: async () => [Home] },
    '/0/list': { load: async () => [List] },
    '/0/editor': { load: async () => [Editor] },
    ...others,
  }
  const history = memoryHistory([address])
  const guards = { concerns: vi.fn(() => false), mayTake: vi.fn<StepGuards['mayTake']>(async () => true) }
  const missing: Page = { fail: () => 'missing' }
  const router = createPageRouter({ history, pageAt: (path) => pages[path] ?? missing, guards })
  const shown = () => router.getState().shown
  const isAt = (path: string) => vi.waitFor(() => expect(shown()?.location.pathname).toBe(path))
  return { ...router, history, guards, shown, isAt }
}

/** The same once the first page is shown. */
async function openApp(others: Record<string, Page> = {}) {
  const app = createApp(others)
  await app.isAt('/0')
  return app
}

/** A page whose files come when `release` is called. */
function slowPage(component: ComponentType) {
  const { promise, resolve } = Promise.withResolvers<readonly ComponentType[]>()
  return { page: { load: () => promise }, release: () => resolve([component]) }
}

it('shows nothing until the first page is loaded', async () => {
  const { page, release } = slowPage(Home)
  const { shown, getState, isAt } = createApp({ '/0': page })
  expect(shown()).toBeNull()
  expect(getState().isLeaving).toBe(true)
  release()
  await isAt('/0')
  expect(shown()).toMatchObject({ action: 'POP', components: [Home] })
})

it('shows the frame of the first page until its screen is loaded', async () => {
  const home = slowPage(Home)
  const list = slowPage(List)
  const loadFrame = vi.fn(async () => [Frame])
  const { shown, getState, isAt, navigator } = createApp({
    '/0': { ...home.page, loadFrame },
    '/0/list': { ...list.page, loadFrame },
  })
  await vi.waitFor(() => expect(getState().frame).toMatchObject({ components: [Frame] }))
  expect(shown()).toBeNull()
  // Another page is opened meanwhile: its frame is the same or comes with its screen.
  navigator.push('/0/list')
  home.release()
  expect(getState().frame).toMatchObject({ location: { pathname: '/0' } })
  list.release()
  await isAt('/0/list')
  expect(getState()).toMatchObject({ frame: null, isLeaving: false, shown: { components: [List] } })
  expect(loadFrame).toHaveBeenCalledOnce()
})

it('shows a first page that is loaded before its frame, and one whose frame fails', async () => {
  const loadFrame = vi.fn(() => Promise.reject(new Error('gone')))
  const { isAt, getState } = createApp({ '/0': { load: async () => [Home], loadFrame } })
  await isAt('/0')
  expect(getState()).toMatchObject({ frame: null, shown: { components: [Home], failure: null } })
})

it('keeps a page, its address and the history until the next one is loaded', async () => {
  const { page, release } = slowPage(List)
  const { navigator, getState, shown, isAt, history } = await openApp({ '/0/list': page })
  navigator.push('/0/list?ideaId=1', { from: 'a link' })
  expect(getState().isLeaving).toBe(true)
  expect(shown()).toMatchObject({ location: { pathname: '/0' }, components: [Home] })
  expect(history.location.pathname).toBe('/0')
  release()
  await isAt('/0/list')
  expect(getState().isLeaving).toBe(false)
  expect(shown()).toMatchObject({
    location: { search: '?ideaId=1', state: { from: 'a link' } },
    action: 'PUSH',
    components: [List],
  })
  expect(history.location).toBe(shown()?.location)
})

it('shows a page that was loaded before at once', async () => {
  const { navigator, shown, isAt } = await openApp()
  navigator.push('/0/list')
  await isAt('/0/list')
  navigator.replace('/0')
  expect(shown()).toMatchObject({ location: { pathname: '/0' }, action: 'REPLACE' })
})

it('goes where the latest of several steps leads, whichever page is loaded first', async () => {
  const [list, editor] = [slowPage(List), slowPage(Editor)]
  const { navigator, shown, isAt, getState } = await openApp({
    '/0/list': list.page,
    '/0/editor': editor.page,
  })
  navigator.push('/0/list')
  navigator.push('/0/editor')
  list.release()
  await list.page.load()
  expect(shown()?.location.pathname).toBe('/0')
  editor.release()
  await isAt('/0/editor')
  expect(getState().isLeaving).toBe(false)
})

it('says why a page could not be loaded, and tries again when it is opened again', async () => {
  const load = vi.fn(async () => [List]).mockRejectedValueOnce('no network')
  const { navigator, shown, isAt } = await openApp({ '/0/list': { load } })
  navigator.push('/0/list')
  await isAt('/0/list')
  expect(shown()).toMatchObject({ failure: { cause: 'no network' }, components: [] })
  navigator.push('/0/list')
  await vi.waitFor(() => expect(shown()).toMatchObject({ failure: null, components: [List] }))
})

it('says that no page is at an address', async () => {
  const { navigator, shown } = await openApp()
  navigator.push('/0/nope')
  expect(shown()).toMatchObject({ location: { pathname: '/0/nope' }, failure: { cause: 'missing' } })
})

it('follows an address that leads to another, with its query and as one entry', async () => {
  const moved: Page = { leadsTo: (search) => `/0/list${search}` }
  const { navigator, shown, isAt, history } = await openApp({ '/0/old': moved })
  navigator.push('/0/old?ideaId=1')
  await isAt('/0/list')
  expect(shown()?.location.search).toBe('?ideaId=1')
  navigator.go(-1)
  await isAt('/0')
  expect(history.location.pathname).toBe('/0')
})

it('replaces the entry where the first address leads to another', async () => {
  const { isAt, history } = createApp({ '/0/old': { leadsTo: () => '/0/list' } }, '/0/old')
  await isAt('/0/list')
  expect(history.location.pathname).toBe('/0/list')
})

it('loads a page ahead of time, once, and stays where it is', async () => {
  const load = vi.fn(async () => [List])
  const { preload, navigator, shown } = await openApp({ '/0/list': { load } })
  expect(await preload('/0/list')).toBe(true)
  expect(await preload('/0/nope')).toBe(false)
  expect(shown()?.location.pathname).toBe('/0')
  navigator.push('/0/list')
  expect(shown()?.location.pathname).toBe('/0/list')
  expect(load).toHaveBeenCalledOnce()
})

it('loads a page again that could not be loaded ahead of time', async () => {
  const load = vi.fn(async () => [List]).mockRejectedValueOnce('no network')
  const { preload, navigator, shown, isAt } = await openApp({ '/0/list': { load } })
  expect(await preload('/0/list')).toBe(false)
  navigator.push('/0/list')
  await isAt('/0/list')
  expect(shown()).toMatchObject({ failure: null, components: [List] })
})

it('keeps the scroll position where a step asks for it', async () => {
  const { navigator, shown } = await openApp()
  navigator.push('/0?tab=b', null, { preventScrollReset: true })
  expect(shown()?.keepsScroll).toBe(true)
  navigator.push('/0?tab=c')
  expect(shown()?.keepsScroll).toBe(false)
})

it('asks the guards a step concerns, and takes it once they allow it', async () => {
  const { navigator, guards, shown, isAt } = await openApp()
  const { promise, resolve } = Promise.withResolvers<boolean>()
  guards.concerns.mockReturnValueOnce(true)
  guards.mayTake.mockReturnValueOnce(promise)
  navigator.push('/0/list')
  expect(guards.mayTake.mock.calls[0]?.[0]).toMatchObject({
    currentLocation: { pathname: '/0' },
    nextLocation: { pathname: '/0/list' },
    historyAction: 'PUSH',
  })
  await Promise.resolve()
  expect(shown()?.location.pathname).toBe('/0')
  resolve(true)
  await isAt('/0/list')
})

it('drops a step that waits for a guard once another one is taken', async () => {
  const { navigator, guards, shown, isAt } = await openApp()
  const { promise, resolve } = Promise.withResolvers<boolean>()
  guards.concerns.mockReturnValueOnce(true)
  guards.mayTake.mockReturnValueOnce(promise)
  navigator.push('/0/list')
  navigator.push('/0/editor')
  await isAt('/0/editor')
  resolve(true)
  await promise
  await Promise.resolve()
  expect(shown()?.location.pathname).toBe('/0/editor')
})

it.each([
  [true, '/0'],
  [false, '/0/list'],
])('keeps the address of the page while a guard decides on Back, which it allows: %s', async (may, end) => {
  const { navigator, guards, isAt, history, shown } = await openApp()
  navigator.push('/0/list')
  await isAt('/0/list')
  const { promise, resolve } = Promise.withResolvers<boolean>()
  guards.concerns.mockReturnValue(true)
  guards.mayTake.mockReturnValueOnce(promise)
  navigator.go(-1)
  await vi.waitFor(() => expect(guards.mayTake).toHaveBeenCalledOnce())
  await vi.waitFor(() => expect(history.location.pathname).toBe('/0/list'))
  expect(shown()?.location.pathname).toBe('/0/list')
  resolve(may)
  await isAt(end)
  await vi.waitFor(() => expect(history.location.pathname).toBe(end))
  expect(guards.mayTake).toHaveBeenCalledOnce()
})
