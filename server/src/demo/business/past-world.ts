import { type ActionName, actionRow } from '@aloft/contract/actions'
import type { PayloadOf, ReplyOf } from '@aloft/contract/schemas'
import type { StreamName } from '@aloft/contract/streams'
import { setTimeout } from 'node:timers/promises'
import { v7 as uuidv7 } from 'uuid'
import { openSession } from '../../areas/account/session.service.ts'
import { handlers, streamHandlers } from '../../areas/handlers.ts'
import { jobHandlers } from '../../areas/jobs.ts'
import type { Database } from '../../db/db.ts'
import { enqueueDueWork } from '../../due/ticker.ts'
import type { Settings } from '../../env.ts'
import type { Gateways } from '../../gateways/gateways.ts'
import { openGateways } from '../../gateways/open-gateways.ts'
import type { Log } from '../../log.ts'
import { lanes } from '../../queue/catalogue.ts'
import { openQueue } from '../../queue/queue.ts'
import { startServer } from '../../server.ts'
import { startWorker } from '../../worker.ts'
import { nameSite } from '../named-site.ts'
import { demoWebsite } from '../demo-website.ts'
import { nameMarkets } from './named-markets.ts'
import type { PastClock } from './past-clock.ts'

/** Values for the payment page: the test card that succeeds. */
const card = { step: 'card', number: '4242 4242 4242 4242', expiry: '04 / 41', code: '123' }
const stopWithinMs = 5_000

/** A user of the product over HTTP, like a browser. */
export interface Person {
  readonly id: string
  call<N extends ActionName>(name: N, payload: PayloadOf<N>): Promise<ReplyOf<N>>
  /** Reads a stream until it ends, or its text is enough. */
  readStream(
    name: StreamName,
    query: Readonly<Record<string, string>>,
    isEnough: (text: string) => boolean,
  ): Promise<string>
  /** Pays by card on the provider's page. */
  payByCard(page: { readonly url: string }): Promise<void>
}

/** The product in the past, with its own server, worker and due work, on a clock that is set forward. */
export interface PastWorld {
  readonly database: Database
  readonly clock: PastClock
  readonly url: string
  /** A person with an account, in a session of their own. */
  as(userId: string): Person
  /** A person without an account. */
  readonly visitor: Pick<Person, 'call'>
  /** Sets the clock forward and does all work due by then. */
  passUntil(date: Date): Promise<void>
  /** Waits until no job is left. */
  settle(): Promise<void>
  stop(): Promise<void>
}

export interface PastWorldOptions {
  readonly database: Database
  readonly settings: Settings
  readonly log: Log
  readonly clock: PastClock
  /** Address of the demo brand's website on this machine. */
  readonly sampleSite: string
}

export async function openPastWorld({ database, settings: given, log, clock, sampleSite }: PastWorldOptions) {
  // Nothing may be sent outside from the past, and an admin approves ads by hand.
  const settings: Settings = {
    ...given,
    SMTP_URL: undefined,
    OPENAI_API_KEY: undefined,
    isAutoApproval: false,
  }
  const queue = await openQueue(database, log)
  const opened = await openGateways(settings, [sampleSite], database.knex, clock)
  const gateways: Gateways = {
    ...opened,
    adPlatforms: nameMarkets(database.knex),
    webFetch: nameSite(opened.webFetch, { origin: demoWebsite, servedAt: sampleSite }),
  }
  await startWorker({ database, settings, log, gateways, queue, handlers: jobHandlers, clock })
  const server = await startServer({
    database,
    settings,
    log,
    gateways,
    handlers,
    streamHandlers,
    queue,
    clock,
  })
  const { knex } = database
  const parts = { db: knex, clock, queue }

  async function settle(): Promise<void> {
    const open = () =>
      knex('boss.job')
        .whereIn('name', [...lanes])
        .whereIn('state', ['created', 'active', 'retry'])
    for (const lane of lanes) queue.wake(lane)
    while ((await open().first('id')) !== undefined) {
      for (const lane of lanes) queue.wake(lane)
      await setTimeout(10)
    }
  }

  async function post(name: ActionName, payload: object, token?: string): Promise<unknown> {
    const response = await fetch(`${server.url}/api/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `bearer ${token}` }),
        ...(actionRow(name).kind !== 'query' && { 'idempotency-key': uuidv7() }),
      },
      body: JSON.stringify(payload),
    })
    const reply: unknown = await response.json()
    const isRefused = !response.ok || Object.hasOwn(Object(reply), 'error')
    if (isRefused) throw new Error(`${name}: ${response.status} ${JSON.stringify(reply)}`)
    return reply
  }

  const world: PastWorld = {
    database,
    clock,
    url: server.url,
    as: (userId) => ({
      id: userId,
      async call<N extends ActionName>(name: N, payload: PayloadOf<N>) {
        // A session lasts a day, and days may pass between two calls.
        const { authToken } = await openSession({ db: knex, clock }, userId)
        return (await post(name, payload, authToken)) as ReplyOf<N>
      },
      async readStream(name, query, isEnough) {
        const { authToken } = await openSession({ db: knex, clock }, userId)
        const response = await fetch(`${server.url}/api/${name}?${new URLSearchParams(query).toString()}`, {
          headers: { authorization: `bearer ${authToken}` },
        })
        if (!response.ok) throw new Error(`${name}: ${response.status}`)
        let text = ''
        for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
          text += piece
          if (isEnough(text)) break
        }
        return text
      },
      async payByCard({ url }) {
        const body = new URLSearchParams(card)
        await fetch(new URL(url, server.url), { method: 'POST', body, redirect: 'manual' })
      },
    }),
    visitor: {
      call: async <N extends ActionName>(name: N, payload: PayloadOf<N>) =>
        (await post(name, payload)) as ReplyOf<N>,
    },
    async passUntil(date) {
      clock.setTo(date)
      do await settle()
      while ((await enqueueDueWork(parts)) > 0)
    },
    settle,
    async stop() {
      await Promise.all([server.stop(), queue.stop(stopWithinMs)])
      await gateways.raster.close()
    },
  }
  return world
}
