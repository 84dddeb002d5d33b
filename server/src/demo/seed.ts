import { exampleBrandBrief } from '@aloft/contract/briefs/briefs.examples'
import { v7 as uuidv7 } from 'uuid'
import { registerAccount } from '../areas/account/account.service.ts'
import { endOnboarding, insertCompletedTask } from '../areas/account/account.repo.ts'
import { protectPassword } from '../areas/account/password-hash.ts'
import { briefsOf } from '../areas/briefs/brief.repo.ts'
import { ideasOf, setIdeaLogo } from '../areas/ideas/idea.repo.ts'
import { keepPictures } from '../areas/scans/keep-pictures/keep-pictures.ts'
import { picturesToKeep } from '../areas/scans/pictures-to-keep.ts'
import { readSite } from '../areas/scans/read-site/read-site.ts'
import { scanKind, type ScanResult } from '../areas/scans/scan-task.ts'
import type { Db } from '../db/db.ts'
import type { Gateways } from '../gateways/gateways.ts'
import type { Log } from '../log.ts'
import { finishTask, insertTask } from '../tasks/task.repo.ts'
import { demoLogins } from './demo-logins.ts'
import { demoWebsite } from './demo-website.ts'
import { nameSite } from './named-site.ts'

/** All dates of the demo world follow from this one, so that all installations look the same. */
const seedDate = new Date('2026-11-01T09:00:00Z')

/** The demo brand owner's answer to the contradiction on the website. */
const demoAnswers = { openingHours: 'Tuesday to Saturday, 10 to 18' }

/** Enough time to read a site on this machine. */
const readWithinMs = 20_000

export interface DemoWorld {
  readonly gateways: Pick<Gateways, 'webFetch' | 'storage'>
  /** Address of the demo brand's website on this machine. */
  readonly sampleSite: string
  readonly log: Log
}

/**
 * Fills an empty database with the demo brand; any other database stays unchanged. The brand's website is read like any
 * other, so that its ads have a logo, pictures, colors and offers.
 */
export async function seedDemo(knex: Db, world: DemoWorld): Promise<typeof demoLogins> {
  if (await hasAccounts(knex)) return demoLogins
  const [website, ...hashes] = await Promise.all([
    readWebsite(world),
    ...demoLogins.map((login) => protectPassword(login.password)),
  ])
  await knex.transaction(async (trx) => {
    // Another node may have been first.
    if (await hasAccounts(trx)) return
    for (const [index, login] of demoLogins.entries()) {
      const id = uuidv7()
      const passwordHash = hashes[index] ?? ''
      const rest = { language: 'en', referralCode: null, isEmailValidated: true, now: seedDate }
      await registerAccount(trx, { ...login, ...rest, id, passwordHash })
      await endOnboarding(trx, id)
      await insertCompletedTask(trx, id, 'mobileWelcome', seedDate)
      if (!login.isAdmin) await seedBrand(trx, id, website)
    }
  })
  return demoLogins
}

async function hasAccounts(db: Db): Promise<boolean> {
  return (await db('user_account').first('id')) !== undefined
}

/**
 * Data as a scan of the brand's website stores it; null if the website can't be read, and the brand only has its brief.
 */
async function readWebsite({ gateways, sampleSite, log }: DemoWorld): Promise<ScanResult | null> {
  const url = demoWebsite
  const signal = AbortSignal.timeout(readWithinMs)
  const webFetch = nameSite(gateways.webFetch, { origin: url, servedAt: sampleSite })
  try {
    const read = await readSite({ webFetch, url, signal })
    if (read.status === 'FAIL') throw new Error(`the sample site was refused: ${read.reason}`)
    const { data } = read
    const { storage } = gateways
    return { data, files: await keepPictures({ webFetch, storage, urls: picturesToKeep(data), signal, log }) }
  } catch (error) {
    log.error({ err: error }, 'demo website could not be read; the demo brand has only its brief')
    return null
  }
}

async function seedBrand(db: Db, userId: string, website: ScanResult | null): Promise<void> {
  const ideas = ideasOf(db, userId)
  const id = uuidv7()
  const { name: title, websiteUrl: url } = exampleBrandBrief
  await ideas.insert({ id, teamId: null, title, url, adGenData: {}, now: seedDate })
  await ideas.open(id, seedDate)
  const source = website && { dataId: await seedScan(db, userId, website), answers: demoAnswers }
  await briefsOf(db, id).saveOnly('brand', exampleBrandBrief, source, seedDate)
  const [logo] = website?.data.logos.flatMap(({ value }) => website.files[value]?.fileUrl ?? []) ?? []
  if (logo) await setIdeaLogo(db, id, logo)
}

async function seedScan(db: Db, userId: string, result: ScanResult): Promise<string> {
  const id = uuidv7()
  const { websiteUrl: subject } = exampleBrandBrief
  await insertTask(db, { id, kind: scanKind, userId, subject, now: seedDate })
  await finishTask(db, id, { status: 'DONE', failure: null, result }, seedDate)
  return id
}
