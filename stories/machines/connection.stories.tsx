import { ConnectionBand } from '@aloft/design-system/patterns/connection-band'
import { connectConnection } from '@aloft/machines/connection/connection.connect'
import { connectionMachine } from '@aloft/machines/connection/connection.machine'
import { connectionScenarios } from '@aloft/machines/connection/connection.scenarios'
import type { Meta } from '@storybook/react-vite'
import { fn, userEvent } from 'storybook/test'
import { expectActive, playground } from './playground.tsx'
import { scenesOf } from './scene.tsx'

const meta: Meta = { title: 'Machines/Connection' }
export default meta

const scene = scenesOf(connectionMachine, connectionScenarios, (snapshot) => {
  const { state } = connectConnection(snapshot)
  return state === 'online' ? null : <ConnectionBand state={state} isStored onRefresh={fn()} />
})

export const Playground = playground('connection', 'online', async (page) => {
  await userEvent.click(page.getByRole('button', { name: 'OFFLINE' }))
  await expectActive(page, 'offline')
  await userEvent.click(page.getByRole('button', { name: 'ONLINE' }))
})
export const Online = scene('online', null)
export const Dropped = scene('dropped', ['button', /Reload/])
export const Offline = scene('offline', ['status', /You’re offline/])
