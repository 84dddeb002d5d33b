import { createHash } from 'node:crypto'
import { exampleBrandBrief } from '@aloft/contract/briefs/briefs.examples'
import { exampleWebsiteData } from '@aloft/contract/scans/scans.examples'
import type { Offer, WebsiteData } from '@aloft/domain/scans/website-data.entity'
import { v7 as uuidv7 } from 'uuid'
import { briefsOf } from '../../src/areas/briefs/brief.repo.ts'
import { scanKind } from '../../src/areas/scans/scan-task.ts'
import { finishTask, insertTask } from '../../src/tasks/task.repo.ts'
import { createAdOwner } from './ads.ts'
import type { TestServer } from './test-server.ts'

const origin = 'https://nightjar.example'
const evidence = [{ url: `${origin}/`, quote: 'as it stands on the page', source: 'text' as const }]
const field = <T>(value: T) => ({ value, confidence: 0.9, evidence })

/** Address of our copy of a picture from the sample website. */
export function copyOf(file: string): string {
  return `/files/${createHash('sha256').update(file).digest('hex')}.webp`
}

/**
 * The owner of a brand whose website was read: with these offers, and pictures as file name and alternative
 * text.
 */
export async function createPicturedOwner(
  server: TestServer,
  site: { readonly pictures: Readonly<Record<string, string>>; readonly offers: readonly Offer[] },
) {
  const owner = await createAdOwner(server)
  const { knex } = server.database
  const now = server.clock.real()
  const files = Object.keys(site.pictures)
  const address = (file: string) => `${origin}/img/${file}`
  const data: WebsiteData = {
    ...exampleWebsiteData,
    offers: site.offers.map(field),
    pictures: Object.entries(site.pictures).map(([file, alt]) =>
      field({ url: address(file), width: 1200, height: 1200, alt }),
    ),
  }
  const copies = files.map(
    (file) => [address(file), { fileUrl: copyOf(file), width: 1200, height: 1200 }] as const,
  )
  const id = uuidv7()
  await insertTask(knex, { id, kind: scanKind, userId: owner.id, subject: origin, now })
  const result = { data, files: Object.fromEntries(copies) }
  await finishTask(knex, id, { status: 'DONE', failure: null, result }, now)
  await briefsOf(knex, owner.ideaId).saveOnly('brand', exampleBrandBrief, { dataId: id, answers: {} }, now)
  return owner
}
