import type { Database } from '../../src/db/db.ts'
import { createLog } from '../../src/log.ts'
import { openQueue } from '../../src/queue/queue.ts'

/** Creates the queue's own tables, so that each test server finds them. */
export async function installQueue(database: Database): Promise<void> {
  const queue = await openQueue(database, createLog('silent'))
  await queue.stop(1_000)
}
