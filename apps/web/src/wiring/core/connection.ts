import { connectConnection, type ConnectionView } from '@aloft/machines/connection/connection.connect'
import { connectionMachine } from '@aloft/machines/connection/connection.machine'
import { shallowEqual, useSelector } from '@xstate/react'
import { createActor, waitFor } from 'xstate'
import { inspect } from './inspect.ts'

/** Whether the server can be reached (SES-30, ERR-09). */
export const connectionActor = createActor(connectionMachine).start()
inspect('Connection', connectionActor)

if (!navigator.onLine) connectionActor.send({ type: 'OFFLINE' })
window.addEventListener('online', () => connectionActor.send({ type: 'ONLINE' }))
window.addEventListener('offline', () => connectionActor.send({ type: 'OFFLINE' }))

export function useConnection(): ConnectionView {
  return useSelector(connectionActor, connectConnection, shallowEqual)
}

/** Resolves once a save has waited so long for an answer that the connection seems to be lost. */
export async function whenDropped(): Promise<void> {
  await waitFor(connectionActor, (snapshot) => connectConnection(snapshot).state === 'dropped')
}
