import { expect, it } from 'vitest'
import type { PageChange } from './monitor.port.ts'
import { startMonitoring, tellPageChange, tellTo } from './monitor.ts'

it('tells the service of a change of page, with the admin flag (NAV-13)', () => {
  const told: PageChange[] = []
  tellTo({ captureError: () => {}, pageChanged: (change) => told.push(change) })
  tellPageChange('/0', '/0/briefs', true)
  tellPageChange('/0/briefs', '/0/editor', false)
  expect(told).toEqual([
    { from: '/0', to: '/0/briefs', isAdmin: true },
    { from: '/0/briefs', to: '/0/editor', isAdmin: false },
  ])
})

it('tells nothing of the first page, nor of one that stays under a modal', () => {
  const told: PageChange[] = []
  tellTo({ captureError: () => {}, pageChanged: (change) => told.push(change) })
  tellPageChange(null, '/0', false)
  tellPageChange('/0', '/0', false)
  expect(told).toEqual([])
})

it('tells nobody where the installation names no service (OPN-84)', async () => {
  await startMonitoring(undefined)
  expect(() => tellPageChange('/0', '/0/briefs', false)).not.toThrow()
})
