import { handlers, streamHandlers } from '@aloft/server/areas/handlers'
import { openPostgres } from '@aloft/server/db/database'
import { readSettings } from '@aloft/server/env'
import { openGateways } from '@aloft/server/gateways/open-gateways'
import { createLog } from '@aloft/server/log'
import { openQueue } from '@aloft/server/queue/queue'
import { startServer } from '@aloft/server/server'
import { serveParent } from './child.ts'

await serveParent(async ({ url, dataDir }: { url: string; dataDir: string }) => {
  const settings = readSettings({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn', ROLE: 'web' })
  const database = openPostgres(url)
  const log = createLog(settings.LOG_LEVEL)
  const gateways = await openGateways(settings, [], database.knex)
  const queue = await openQueue(database, log)
  return (await startServer({ database, settings, log, gateways, handlers, streamHandlers, queue })).url
})
