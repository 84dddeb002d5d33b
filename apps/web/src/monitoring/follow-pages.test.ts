import { exampleUser } from '@aloft/contract/account/account.examples'
import { createMemoryRouter, redirect } from 'react-router'
import { expect, it, vi } from 'vitest'
import type { PageChange } from './monitor.port.ts'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
const { followPages } = await import('./follow-pages.ts')
const { setMonitor } = await import('./monitor.ts')
const session = await import('../state/session.ts')

it('reports each page change with the admin flag, and nothing else (NAV-13)', async () => {
  const changes: PageChange[] = []
  setMonitor({ captureError: () => {}, pageChanged: (change) => changes.push(change) })
  const pages = ['/0', '/0/briefs', '/0/editor'].map((path) => ({ path, element: null }))
  const moved = { path: '/0/old', loader: () => redirect('/0/briefs?code=secret') }
  const router = createMemoryRouter([...pages, moved], { initialEntries: ['/0'] })
  followPages(router)
  await router.navigate('/0?modal=notifications')
  expect(changes).toEqual([])
  await router.navigate('/0/old')
  vi.spyOn(session, 'currentUser').mockReturnValue({ ...exampleUser, isAdmin: true })
  await router.navigate('/0/editor?ideaId=1')
  await router.navigate(-1)
  expect(changes).toEqual([
    { from: '/0', to: '/0/briefs', isAdmin: false },
    { from: '/0/briefs', to: '/0/editor', isAdmin: true },
    { from: '/0/editor', to: '/0/briefs', isAdmin: true },
  ])
  router.dispose()
})
