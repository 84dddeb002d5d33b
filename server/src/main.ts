import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { handlers } from './areas/handlers.ts'
import { jobHandlers } from './areas/jobs.ts'
import { findBlankDatabase } from './blank-database.ts'
import { systemClock } from './clock.ts'
import { openDatabase } from './db/database.ts'
import type { Database } from './db/db.ts'
import { startDueTicker } from './due/ticker.ts'
import { type DemoSites, siteNames, startDemoSites } from './demo/demo-sites.ts'
import { nameSite } from './demo/named-site.ts'
import { pastedSnippets } from './demo/pasted-snippets.ts'
import { demoWebsite, seedDemo } from './demo/seed.ts'
import { readSettings, type Settings } from './env.ts'
import type { Gateways } from './gateways/gateways.ts'
import { openGateways } from './gateways/open-gateways.ts'
import { startHousekeeping } from './housekeeping.ts'
import { createLog, type Log } from './log.ts'
import { openQueue } from './queue/queue.ts'
import { type RunningServer, startServer } from './server.ts'
import { startWorker } from './worker.ts'

const builtWeb = fileURLToPath(new URL('../../apps/web/dist', import.meta.url))
const demoSitesDir = fileURLToPath(new URL('../demo-sites', import.meta.url))
const sampleSiteName = 'nightjar'
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
    findBlank: () => findBlankDatabase(),
  })
  const sites = settings.isProduction ? undefined : await openDemoSites(database, settings)
  const queue = await openQueue(database, log)
  const opened = await openGateways(settings, sites ? Object.values(sites.origins) : [], database.knex)
  const demo = sites && (await openDemo({ database, gateways: opened, sites, log }))
  const gateways = demo ? { ...opened, webFetch: webFetchOf(opened, demo) } : opened
  if (settings.ROLE !== 'web') {
    await startWorker({ database, settings, log, gateways, queue, handlers: jobHandlers })
  }
  const stopTicker = startDueTicker({
    db: database.knex,
    clock: systemClock,
    queue,
    log,
    // Whoever moves the test clock looks on.
    ...(settings.isProduction ? {} : { everyMs: 1000 }),
  })
  const stopHousekeeping = startHousekeeping(database.knex, log)
  const web = existsSync(builtWeb)
    ? {
        dir: builtWeb,
        writer: gateways.ai.writer,
        socialPlatforms: Object.keys(gateways.socialLogin),
        sampleUrl: demo?.sampleSite,
      }
    : undefined
  const server = await startServer({ database, settings, log, gateways, handlers, queue, web })
  stop = async () => {
    stopHousekeeping()
    await Promise.all([server.stop(), stopTicker(), queue.stop(stopWithinMs)])
    await gateways.raster.close()
    await demo?.sites.stop()
    await database.close()
  }
  log.info({ url: server.url, role: settings.ROLE, isEmbedded: database.isEmbedded }, 'listening')
  if (demo) greet(server, settings, demo)
}

async function openDemoSites({ knex }: Database, { publicUrl }: Settings): Promise<DemoSites> {
  const others = (await siteNames(demoSitesDir)).filter((name) => name !== sampleSiteName)
  // The sample site comes first, so that its address stays the same.
  const hosts = ['127.0.0.1', new URL(demoWebsite).host]
  return startDemoSites({
    dir: demoSitesDir,
    sites: [sampleSiteName, ...others],
    firstPort: 4301,
    head: () => pastedSnippets(knex, publicUrl, hosts),
  })
}

async function openDemo(parts: { database: Database; gateways: Gateways; sites: DemoSites; log: Log }) {
  const { database, gateways, sites, log } = parts
  const sampleSite = sites.origins[sampleSiteName] ?? ''
  const begun = performance.now()
  const logins = await seedDemo(database.knex, { gateways, sampleSite, log })
  log.debug({ ms: Math.round(performance.now() - begun) }, 'demo world')
  return { sites, sampleSite, logins }
}

/** Whoever opens the website of the demo brand here finds the sample site. */
function webFetchOf({ webFetch }: Gateways, { sampleSite }: { readonly sampleSite: string }) {
  return nameSite(webFetch, { origin: demoWebsite, servedAt: sampleSite })
}

function greet(server: RunningServer, settings: Settings, demo: Awaited<ReturnType<typeof openDemo>>): void {
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
 * Stops once on a signal, and when a parent that opened a channel to this process is gone, as with `npm start`. Before
 * the start is done the process just ends; what it left half done is taken up by the next start.
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
