import { exampleBrandBrief, exampleCampaignBrief } from '@aloft/contract/briefs/briefs.examples'
import { exampleWebsiteData } from '@aloft/contract/scans/scans.examples'
import { exampleAdCreative } from '@aloft/contract/creatives/creatives.examples'
import { adGenSteps } from '@aloft/domain/ads/ad-generation.rules'
import { v7 as uuidv7 } from 'uuid'
import { writeValues } from '../../src/areas/balloons/balloon.service.ts'
import { insertCompletedTask } from '../../src/areas/account/account.repo.ts'
import { adGenKind } from '../../src/areas/ads/ad-generation-task.ts'
import { briefsOf } from '../../src/areas/briefs/brief.repo.ts'
import { insertMedia } from '../../src/areas/ideas/media.repo.ts'
import { insertAdCreative } from '../../src/areas/creatives/ad-creative.repo.ts'
import { scanKind } from '../../src/areas/scans/scan-task.ts'
import { appendEvents, finishTask, insertTask, keepStep } from '../../src/tasks/task.repo.ts'
import type { TestServer } from './test-server.ts'
import {
  createAccount,
  createBalloon,
  createBrand,
  createTeam,
  grantTokens,
  joinTeam,
  type Login,
  openDevice,
} from './world.ts'

/**
 * Adds `many` of everything that an account and its brand can have any number of; previous ads and brands are
 * archived.
 */
export async function addRows(
  server: TestServer,
  { login, ideaId }: { login: Login; ideaId: string },
  many: number,
): Promise<void> {
  const { knex } = server.database
  const now = server.clock.real()
  const balloonId = await createBalloon(server, { ideaId })
  const website = await addTask(server, { userId: login.id, kind: scanKind, events: many })
  const answers = Object.fromEntries(Array.from({ length: many }, (_, i) => [`price:Lamp ${i}`, null]))
  await briefsOf(knex, ideaId).saveOnly('brand', exampleBrandBrief, { dataId: website, answers }, now)
  for (let i = 0; i < many; i++) {
    const past = await createBalloon(server, { ideaId })
    await knex('balloon').where({ id: past }).update({ archiveDate: now })
    const brand = await createBrand(server, { userId: login.id, title: `Past ${i}` })
    await knex('idea').where({ id: brand }).update({ archiveDate: now })
    const edit = { authorId: login.id, isUserUpdate: true, now: new Date(now.getTime() + i * 120_000) }
    await writeValues(
      knex,
      { ideaId, balloonId },
      { [`component/t${i}/type`]: 'link', 'component/c1/fbTitle': `T ${i}` },
      edit,
    )
    await briefsOf(knex, ideaId).insertCampaign(uuidv7(), exampleCampaignBrief, now)
    const { layout, creatives } = exampleAdCreative
    await insertAdCreative(knex, { id: uuidv7(), ideaId, balloonId, layout, creatives, now })
    const file = { origin: 'upload', kind: 'image', name: `Lamp ${i}`, url: `/files/lamp-${i}.webp` } as const
    await insertMedia(knex, ideaId, { ...file, width: 800, height: 600, size: 9 }, now)
    await addTask(server, { userId: login.id, kind: adGenKind, ideaId, steps: adGenSteps })
    await grantTokens(server, ideaId, 100)
    await insertCompletedTask(knex, login.id, `task-${i}`, now)
    await openDevice(server, login.id)
    await addTeams(server, login)
  }
}

/** A team of the account with a brand and members, and somebody else's team that it has joined. */
async function addTeams(server: TestServer, login: Login): Promise<void> {
  const other = await createAccount(server)
  const own = await createTeam(server, { ownerId: login.id })
  await createBrand(server, { userId: login.id, teamId: own })
  await joinTeam(server, { teamId: own, login: other, role: 'guest' })
  const joined = await createTeam(server, { ownerId: other.id })
  await createBrand(server, { userId: other.id, teamId: joined })
  await joinTeam(server, { teamId: joined, login, role: 'collaborator' })
}

async function addTask(
  { database: { knex }, clock }: TestServer,
  task: { userId: string; kind: string; ideaId?: string; steps?: readonly string[]; events?: number },
): Promise<string> {
  const id = uuidv7()
  const now = clock.real()
  await insertTask(knex, { ...task, id, subject: 'https://nightjar.example', now })
  for (const step of task.steps ?? [])
    await keepStep(knex, { id, finishedSteps: {}, step, now: async () => now }, async () => ({ step }))
  const found = { data: exampleWebsiteData, files: {} }
  for (let seq = 0; seq < (task.events ?? 0); seq++) await appendEvents(knex, id, [{ seq }], found, now)
  await finishTask(knex, id, { status: 'DONE', failure: null, result: undefined }, now)
  return id
}
