import { afterAll, expect, it } from 'vitest'
import { createAssistantRuns } from '../../src/areas/assistant/assistant-runs.ts'
import type { Database } from '../../src/db/db.ts'
import { createLog } from '../../src/log.ts'
import { drivenAi, sendMessage } from '../support/assistant.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount } from '../support/world.ts'

const driven = drivenAi()
const server = await useServer({ gateways: { ai: driven.ai } })
const { database, clock } = server

/** A node that gets no notices from the others, because its channel can't be opened. */
const deaf: Database = { ...database, listen: () => Promise.reject(new Error('no channel')) }
const dependencies = { database: deaf, ai: driven.ai, clock, log: createLog('silent'), product: 'Aloft' }
const heartbeatMs = 2_500
const runs = createAssistantRuns(dependencies, heartbeatMs)
afterAll(() => runs.stop())

it('reads a run of another node without its notices, with heartbeats while nothing is written', async () => {
  const login = await createAccount(server)
  const messageId = crypto.randomUUID()
  const stream = await sendMessage(server, login, { messageId })
  await stream.next()
  const { id } = await database.knex('assistant_run').where({ messageId }).first('id')
  const reading = runs.read(id, 0, new AbortController().signal)
  const began = performance.now()
  let text = ''
  const heartbeats: number[] = []
  for await (const event of reading) {
    if (event === 'heartbeat') {
      heartbeats.push(performance.now() - began)
      driven.write('You choose. ')
      driven.end()
    } else if (event.name === 'textDelta') text += event.data.text
  }
  expect([heartbeats.length, text]).toEqual([1, 'You choose. '])
  expect(heartbeats[0]).toBeGreaterThanOrEqual(heartbeatMs)
  await stream.leave()
}, 20_000)
