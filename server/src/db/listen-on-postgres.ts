import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Listening } from './db.ts'

export interface Channel {
  readonly channel: string
  readonly onText: (text: string) => void
  readonly onGap: () => void
}

const connectWithinMs = 5_000
const reopenAfterMs = 1_000

/** Listens on a connection of its own, because a pool's connection is shared. Waits for the first one. */
export async function listenOnPostgres(url: string, channel: Channel): Promise<Listening> {
  const stopping = new AbortController()
  let client = await open(url, channel, onLost)

  function onLost(): void {
    if (!stopping.signal.aborted) void reopen()
  }

  async function reopen(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await sleep(reopenAfterMs, undefined, { signal: stopping.signal })
        client = await open(url, channel, onLost)
        if (stopping.signal.aborted) await client.end()
        else channel.onGap()
        return
      } catch {
        // The database is still away, or listening has stopped.
      }
    }
  }

  return {
    async stop() {
      stopping.abort()
      await client.end().catch(() => {})
    },
  }
}

async function open(url: string, { channel, onText }: Channel, onLost: () => void): Promise<Client> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: connectWithinMs,
    keepAlive: true,
  })
  client.on('notification', ({ payload }) => onText(payload ?? ''))
  // An error is followed by the end; without a listener it would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(`listen ${client.escapeIdentifier(channel)}`)
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
  client.once('end', onLost)
  return client
}
