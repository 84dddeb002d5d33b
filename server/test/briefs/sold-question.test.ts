import { exampleBrandBrief } from '@aloft/contract/briefs/briefs.examples'
import type { ReplyOf } from '@aloft/contract/schemas'
import { exampleWebsiteData } from '@aloft/contract/scans/scans.examples'
import { campaignBriefOfBrand } from '@aloft/domain/briefs/campaign-brief-of-brand.rules'
import { soldQuestion } from '@aloft/domain/scans/website-answers.rules'
import { gatherFacts } from '@aloft/copywriter/facts/gather-facts'
import { v7 as uuidv7 } from 'uuid'
import { expect, it } from 'vitest'
import { findBrandFacts } from '../../src/areas/briefs/brand-facts.repo.ts'
import { scanKind } from '../../src/areas/scans/scan-task.ts'
import { finishTask, insertTask } from '../../src/tasks/task.repo.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBrand } from '../support/world.ts'

const server = await useServer({ privateOrigins: [] })
const { knex } = server.database

/** A brief that states what matters to its owner, but not what they sell. */
const vague = {
  ...exampleBrandBrief,
  name: 'Hollin',
  summary: 'Table lamps, floor lamps and shades, wired by two of us.',
  differentiators: [],
  audiences: ['Hotels'],
  websiteUrl: '',
}

async function brandWith(brief: typeof vague) {
  const login = await createAccount(server)
  const ideaId = await createBrand(server, { userId: login.id })
  const save = (rest: object = {}) =>
    server.call('save-brief', { ideaId, kind: 'brand', brief, ...rest }, { token: login.token })
  const known = async () => {
    const { body } = await server.call('get-briefs', { ideaId }, { token: login.token })
    return (body as ReplyOf<'get-briefs'>).brandBrief
  }
  const trade = async () => {
    const found = await findBrandFacts(knex, ideaId)
    if (!found) throw new Error('the brand has no brief')
    const { website, sold } = found
    const input = { brandName: brief.name, brief: campaignBriefOfBrand(found.brief), website, sold }
    return gatherFacts(input).trade?.id ?? null
  }
  expect((await save()).status).toBe(200)
  return { ...login, save, known, trade }
}

it('asks what a brand without a website sells, keeps the answer, and takes its trade from it', async () => {
  const { save, known, trade } = await brandWith(vague)
  expect((await known())?.soldGuesses).toContain('lamps and lampshades')
  expect((await known())?.websiteAnswers).toBeUndefined()
  expect(await trade()).toBeNull()

  await save({ websiteAnswers: { [soldQuestion]: 'lamps and lampshades' } })
  expect((await known())?.websiteAnswers).toEqual({ sold: 'lamps and lampshades' })
  expect(await trade()).toBe('lamp-maker')

  await save({ brief: { ...vague, location: 'Clifden' } })
  expect((await known())?.websiteAnswers).toEqual({ sold: 'lamps and lampshades' })
})

it('takes other words for an answer too, and another answer later', async () => {
  const { save, known, trade } = await brandWith(vague)
  await save({ websiteAnswers: { [soldQuestion]: 'odds and ends' } })
  expect(await trade()).toBeNull()
  await save({ websiteAnswers: { [soldQuestion]: 'bike repairs' } })
  expect(await trade()).toBe('bike-repair')
  expect((await known())?.soldGuesses).toContain('lamps and lampshades')
})

it('asks nothing if the brief is clear', async () => {
  const { known } = await brandWith({ ...vague, summary: 'A sourdough bakery in Cork that bakes at four.' })
  expect(await known()).not.toHaveProperty('soldGuesses')
})

it('asks nobody about a clear draft, and guesses for an unclear one', async () => {
  const login = await createAccount(server)
  const draft = async (brandDescription: string) => {
    const { body } = await server.call('generate-brand-brief', { brandDescription }, { token: login.token })
    return body as object
  }
  expect(await draft('A sourdough bakery in Cork that bakes at four every morning.')).not.toHaveProperty(
    'soldGuesses',
  )
  expect(
    await draft('Hollin. Table lamps, floor lamps and shades, wired by two of us in Galway.'),
  ).toMatchObject({
    soldGuesses: expect.arrayContaining(['lamps and lampshades']),
  })
})

it('guesses for a website once its reading is over', async () => {
  const login = await createAccount(server)
  const url = 'https://hollin.example'
  const id = uuidv7()
  const now = server.clock.real()
  await insertTask(knex, { id, kind: scanKind, userId: login.id, subject: url, now })
  const check = async () =>
    (await server.call('check-scan-website', { url }, { token: login.token })).body as object
  expect(await check()).not.toHaveProperty('soldGuesses')
  const field = {
    value: vague.summary,
    confidence: 0.9,
    evidence: [{ url, quote: vague.summary, source: 'text' }],
  }
  const data = { ...exampleWebsiteData, trades: [], summary: field, differentiators: [], offers: [] }
  await finishTask(knex, id, { status: 'DONE', failure: null, result: { data, files: {} } }, now)
  expect(await check()).toMatchObject({ soldGuesses: expect.arrayContaining(['lamps and lampshades']) })
})
