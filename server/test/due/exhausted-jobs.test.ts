import { expect, it } from 'vitest'
import { jobHandlers } from '../../src/areas/jobs.ts'
import { type DueKind, dueKinds } from '../../src/due/due-kinds.ts'
import { createLog } from '../../src/log.ts'
import type { JobContext } from '../../src/queue/define.ts'
import { useServer } from '../support/test-server.ts'

const server = await useServer()
const { knex } = server.database
const now = server.clock.real()
const context = { db: knex, now, log: createLog('silent') } as unknown as JobContext

async function exhaust<K extends DueKind>(kind: K, subject: string): Promise<void> {
  const { onExhausted: end } = jobHandlers[kind]
  await end(context, dueKinds[kind](subject) as never)
}

// For a launch, this depends on its status.
const kinds = (Object.keys(dueKinds) as DueKind[]).filter((kind) => kind !== 'advance-launch')

it.each(kinds)('%s is due again where no attempt is left', async (kind) => {
  const subject = crypto.randomUUID()
  await exhaust(kind, subject)
  const due = await knex('due_work').where({ kind, subject }).first('dueDate')
  expect(due?.dueDate.getTime()).toBeGreaterThan(now.getTime())
})
