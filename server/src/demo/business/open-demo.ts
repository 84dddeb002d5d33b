import type { Database } from '../../db/db.ts'
import { withNodeLock } from '../../db/with-node-lock.ts'
import type { Settings } from '../../env.ts'
import type { Gateways } from '../../gateways/gateways.ts'
import type { Log } from '../../log.ts'
import { findBlankDatabase } from '../../blank-database.ts'
import { announce, preparing } from './announce.ts'
import { liveBusiness } from './live-business.ts'
import { businessClock, businessEndAt } from './past-clock.ts'
import { openPastWorld } from './past-world.ts'
import { findPreparedBusiness, preparedDatabase, wakePreparedBusiness } from './prepared-business.ts'
import { type DemoLogin, demoLogins, newcomer } from '../demo-logins.ts'
import { type DemoSites, siteNames, startDemoSites } from '../demo-sites.ts'
import { demoWebsite, sampleSiteName, sampleSitesDir } from '../demo-website.ts'
import { nameSite } from '../named-site.ts'
import { pastedSnippets } from '../pasted-snippets.ts'
import { seedDemo } from '../seed.ts'

/** What development shows without anybody's doing. */
export interface Demo {
  /** Where the sample site is served on this machine. */
  readonly sampleSite: string
  /** Those of the accounts that there are. */
  readonly logins: readonly DemoLogin[]
}

/** What a new embedded database begins with: in development the demo business, if it was prepared. */
export async function findFirstDatabase({ isProduction, DEMO }: Settings): Promise<Blob | undefined> {
  const business = isProduction || DEMO !== 'business' ? undefined : findPreparedBusiness()
  return business ? preparedDatabase(business) : findBlankDatabase()
}

/** Serves the sample sites, each with the snippets of the brands that name it. */
export async function openDemoSites({ knex }: Database, { publicUrl }: Settings): Promise<DemoSites> {
  const others = (await siteNames(sampleSitesDir)).filter((name) => name !== sampleSiteName)
  const hosts = ['127.0.0.1', new URL(demoWebsite).host]
  return startDemoSites({
    dir: sampleSitesDir,
    // The sample site comes first, so that its address stays the same.
    sites: [sampleSiteName, ...others],
    firstPort: 4301,
    head: () => pastedSnippets(knex, publicUrl, hosts),
  })
}

/** Fills an empty database with the demo brand or business; any other is left as it is. */
export async function openDemo(parts: {
  readonly database: Database
  readonly settings: Settings
  readonly gateways: Gateways
  readonly sites: DemoSites
  readonly log: Log
}): Promise<Demo> {
  const { database, settings, gateways, sites, log } = parts
  const { knex } = database
  const sampleSite = sites.origins[sampleSiteName] ?? ''
  const begun = performance.now()
  if (settings.DEMO === 'business') await openBusiness({ database, settings, gateways, sampleSite, log })
  await seedDemo(knex, { gateways, sampleSite, log })
  log.debug({ ms: Math.round(performance.now() - begun) }, 'demo world')
  const known: string[] = await knex('user_account').pluck('email')
  return { sampleSite, logins: [...demoLogins, newcomer].filter(({ email }) => known.includes(email)) }
}

/** Whoever opens the website of the demo brand here finds the sample site. */
export function withSampleSite(gateways: Gateways, { sampleSite }: Pick<Demo, 'sampleSite'>): Gateways {
  return { ...gateways, webFetch: nameSite(gateways.webFetch, { origin: demoWebsite, servedAt: sampleSite }) }
}

async function openBusiness(parts: {
  readonly database: Database
  readonly settings: Settings
  readonly gateways: Gateways
  readonly sampleSite: string
  readonly log: Log
}): Promise<void> {
  const { database, settings, gateways, sampleSite, log } = parts
  const { knex, isEmbedded } = database
  const now = new Date()
  const prepared = isEmbedded ? findPreparedBusiness() : undefined
  const { storage } = gateways
  if (prepared && (await wakePreparedBusiness(knex, prepared, { settings, storage, now }))) return
  // Of several nodes that start together one lives through it, and the others find it done.
  const live = async () => {
    if ((await knex('user_account').first('id')) !== undefined) return
    announce(preparing)
    const end = businessEndAt(now)
    const world = await openPastWorld({ database, settings, log, clock: businessClock(end), sampleSite })
    try {
      await liveBusiness(world, end)
    } finally {
      await world.stop()
    }
  }
  await withNodeLock(database, live, 'demo')
}
