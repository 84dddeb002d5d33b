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

/** What development shows without any setup. */
export interface Demo {
  /** Address of the sample site on this machine. */
  readonly sampleSite: string
  /** Logins of the demo accounts that exist. */
  readonly logins: readonly DemoLogin[]
}

/** The initial contents of a new embedded database: in development the prepared demo business, if there is one. */
export async function findFirstDatabase({ isProduction, DEMO }: Settings): Promise<Blob | undefined> {
  const business = isProduction || DEMO !== 'business' ? undefined : findPreparedBusiness()
  return business ? preparedDatabase(business) : findBlankDatabase()
}

/** Serves the sample sites, each with the snippets of the brands that have it as their website. */
export async function openDemoSites({ knex }: Database, { publicUrl }: Settings): Promise<DemoSites> {
  const others = (await siteNames(sampleSitesDir)).filter((name) => name !== sampleSiteName)
  const hosts = ['127.0.0.1', new URL(demoWebsite).host]
  return startDemoSites({
    dir: sampleSitesDir,
    // The sample site comes first, so that its port stays the same.
    sites: [sampleSiteName, ...others],
    firstPort: 4301,
    head: () => pastedSnippets(knex, publicUrl, hosts),
  })
}

/** Fills an empty database with the demo brand or business; any other database stays unchanged. */
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
  log.debug({ ms: Math.round(performance.now() - begun) }, 'demo data ready')
  const known: string[] = await knex('user_account').pluck('email')
  return { sampleSite, logins: [...demoLogins, newcomer].filter(({ email }) => known.includes(email)) }
}

/** Serves the sample site for the demo brand's website address. */
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
  // If several nodes start together, one simulates the business and the others find it done.
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
