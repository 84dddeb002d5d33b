import { exampleUser } from '@aloft/contract/account/account.examples'
import { NavigationType } from 'react-router'
import { expect, it, vi } from 'vitest'
import { createPageRouter } from '../router/page-router.ts'
import { memoryHistory } from '../router/memory-history.ts'
import type { PageChange } from './monitor.port.ts'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
const { followPages } = await import('./follow-pages.ts')
const { setMonitor } = await import('./monitor.ts')
const session = await import('../state/session.ts')

it('reports each page change with the admin flag, and nothing else (NAV-13)', async () => {
  const changes: PageChange[] = []
  setMonitor({ captureError: () => {}, pageChanged: (change) => changes.push(change) })
  const page = { load: async () => [] }
  const moved = { leadsTo: () => '/0/briefs?code=secret' }
  const router = createPageRouter({
    history: memoryHistory(['/0']),
    pageAt: (path) => (path === '/0/old' ? moved : page),
    guards: { concerns: () => false, mayTake: async () => true },
  })
  followPages(router)
  await vi.waitFor(() => expect(router.getState().shown?.location.pathname).toBe('/0'))
  router.navigator.push('/0?modal=notifications')
  expect(changes).toEqual([])
  router.navigator.push('/0/old')
  vi.spyOn(session, 'currentUser').mockReturnValue({ ...exampleUser, isAdmin: true })
  router.navigator.push('/0/editor?ideaId=1')
  router.navigator.go(-1)
  await vi.waitFor(() => expect(router.getState().shown?.action).toBe(NavigationType.Pop))
  expect(changes).toEqual([
    { from: '/0', to: '/0/briefs', isAdmin: false },
    { from: '/0/briefs', to: '/0/editor', isAdmin: true },
    { from: '/0/editor', to: '/0/briefs', isAdmin: true },
  ])
  router.stop()
})
