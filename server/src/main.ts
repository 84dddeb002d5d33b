import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { handlers, streamHandlers } from './areas/handlers.ts'
import { jobHandlers } from './areas/jobs.ts'
import { systemClock } from './clock.ts'
import { openDatabase } from './db/database.ts'
import { startDueTicker } from './due/ticker.ts'
import { demoWebsite } from './demo/demo-website.ts'
import {
  type Demo,
  findFirstDatabase,
  openDemo,
  openDemoSites,
  withSampleSite,
} from './demo/business/open-demo.ts'
import { readSettings, type Settings } from './env.ts'
import { openGateways } from './gateways/open-gateways.ts'
import { startHousekeeping } from './housekeeping.ts'
import { createLog } from './log.ts'
import { openQueue } from './queue/queue.ts'
import { type RunningServer, startServer } from './server.ts'
import { startWorker } from './worker.ts'

const builtWeb = fileURLToPath(new URL('../../apps/web/dist', import.meta.url))
const stopWithinMs = 10_000

let stop = async (): Promise<void> => {}
stopOnSignals()

try {
  await main(readSettings())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function main(settings: Settings): Promise<void> {
  const log = createLog(settings.LOG_LEVEL)
  const database = await openDatabase({
    url: settings.DATABASE_URL,
    dir: settings.databaseDir,
    findBlank: () => findFirstDatabase(settings),
  })
  const sites = settings.isProduction ? undefined : await openDemoSites(database, settings)
  const queue = await openQueue(database, log)
  const opened = await openGateways(settings, sites ? Object.values(sites.origins) : [], database.knex)
  const demo = sites && (await openDemo({ database, settings, gateways: opened, sites, log }))
  const gateways = demo ? withSampleSite(opened, demo) : opened
  if (settings.ROLE !== 'web') {
    await startWorker({ database, settings, log, gateways, queue, handlers: jobHandlers })
  }
  const stopTicker = startDueTicker({
    db: database.knex,
    clock: systemClock,
    queue,
    log,
    // A person who moves the test clock watches the result.
    ...(settings.isProduction ? {} : { everyMs: 1000 }),
  })
  const stopHousekeeping = startHousekeeping(database.knex, log)
  const web = existsSync(builtWeb)
    ? {
        dir: builtWeb,
        writer: gateways.ai.writer,
        socialPlatforms: Object.keys(gateways.socialLogin),
        ...(demo && { sampleUrl: demoWebsite, sampleServedAt: demo.sampleSite }),
      }
    : undefined
  const server = await startServer({
    database,
    settings,
    log,
    gateways,
    handlers,
    streamHandlers,
    queue,
    web,
  })
  stop = async () => {
    stopHousekeeping()
    await Promise.all([server.stop(), stopTicker(), queue.stop(stopWithinMs)])
    await gateways.raster.close()
    await sites?.stop()
    await database.close()
  }
  log.info({ url: server.url, role: settings.ROLE, isEmbedded: database.isEmbedded }, 'listening')
  if (demo) greet(server, settings, demo)
}

function greet(server: RunningServer, settings: Settings, demo: Demo): void {
  const lines = [
    '',
    `  ${settings.PRODUCT_NAME} is ready: ${server.url}`,
    '',
    ...demo.logins.map(
      ({ label, email, password }) => `  ${label.padEnd(12)} ${email}   password: ${password}`,
    ),
    `  ${'Sample site'.padEnd(12)} ${demo.sampleSite}`,
    '',
  ]
  console.log(lines.join('\n'))
}

/**
 * Stops once on a signal, and when a parent process with a channel to this one ends, as with `npm start`. If the start
 * is not complete yet, the process just exits; the next start continues what was left unfinished.
 */
function stopOnSignals(): void {
  let isStopping = false
  const stopOnce = () => {
    if (isStopping) return
    isStopping = true
    void stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopOnce)
  process.once('disconnect', stopOnce)
}
