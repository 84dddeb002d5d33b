import { expect, it } from 'vitest'
import type { PageChange } from './monitor.port.ts'
import { startMonitoring, reportPageChange, setMonitor } from './monitor.ts'

it('reports a page change to the service, with the admin flag (NAV-13)', () => {
  const changes: PageChange[] = []
  setMonitor({ captureError: () => {}, pageChanged: (change) => changes.push(change) })
  reportPageChange('/0', '/0/briefs', true)
  reportPageChange('/0/briefs', '/0/editor', false)
  expect(changes).toEqual([
    { from: '/0', to: '/0/briefs', isAdmin: true },
    { from: '/0/briefs', to: '/0/editor', isAdmin: false },
  ])
})

it('reports neither the first page nor one that stays under a modal', () => {
  const changes: PageChange[] = []
  setMonitor({ captureError: () => {}, pageChanged: (change) => changes.push(change) })
  reportPageChange(null, '/0', false)
  reportPageChange('/0', '/0', false)
  expect(changes).toEqual([])
})

it('reports to nobody if the installation names no service (OPN-84)', async () => {
  await startMonitoring(undefined)
  expect(() => reportPageChange('/0', '/0/briefs', false)).not.toThrow()
})
