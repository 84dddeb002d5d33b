import { exampleBrandBrief } from '@aloft/contract/briefs/briefs.examples'
import { copyFields } from '@aloft/domain/balloons/copy-fields.rules'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AdTaskResult } from '../../src/areas/ads/ad-generation-task.ts'
import { tokensOf } from '../../src/ledger/token-reservation.ts'
import { briefsOf } from '../../src/areas/briefs/brief.repo.ts'
import { createEmbeddedAi } from '../../src/gateways/ai/ai.embedded.ts'
import type { AdText, AdTextsInput } from '../../src/gateways/ai/ai.port.ts'
import { adEnd, type AdOwner, adsOf, askForAd, createAdOwner } from '../support/ads.ts'
import { scriptedAi, scriptedMade } from '../support/scripted-ai.ts'
import { useServer } from '../support/test-server.ts'

const long = 'Lamps that are turned and wired by hand in Galway'
const short = 'Made by hand in Galway'

// Enough facts for more headlines than Google requires.
const brief = {
  ...exampleBrandBrief,
  differentiators: [
    ...exampleBrandBrief.differentiators,
    'Each shade is blown by hand.',
    'Brass parts are cast next door.',
    'Any old lamp is repaired.',
  ],
}

let repair: (input: AdTextsInput) => readonly string[] | 'unsafe'
const asked: AdTextsInput[] = []
beforeEach(() => {
  asked.length = 0
  repair = () => [short]
})

/** An engine whose third headline is too long for Google, and whose other texts follow the rules. */
const ai = scriptedAi({
  'ad-texts': async (request) => {
    asked.push(request.input)
    if (request.input.refused.length > 0) {
      const repaired = repair(request.input)
      if (repaired === 'unsafe') return { ok: false, failure: 'unsafe' }
      return { ok: true, value: repaired.map(textOf), made: scriptedMade }
    }
    const written = await createEmbeddedAi().write(request)
    if (!written.ok || request.input.kind !== 'headlines') return written
    const value = written.value.toSpliced(Math.min(2, written.value.length - 1), 1, textOf(long))
    return { ok: true, value, made: scriptedMade }
  },
})

const server = await useServer({ privateOrigins: [], gateways: { ai } })

function textOf(text: string): AdText {
  return { text, slots: [], angle: 'place', facts: ['place'] }
}

async function made(platform: AdPlatform = 'google') {
  const owner = await createAdOwner(server)
  await briefsOf(server.database.knex, owner.ideaId).saveOnly('brand', brief, null, server.clock.real())
  await askForAd(server, owner, { platform })
  return { owner, status: await adEnd(server, owner) }
}

async function headlinesOf(owner: AdOwner): Promise<unknown[]> {
  const [ad] = await adsOf(server, owner)
  const campaignId = (ad?.values['componentOrder'] as string[][] | undefined)?.[0]?.[0]
  return copyFields.google
    .filter(({ part }) => part === 'headline')
    .map(({ key }) => ad?.values[`component/${campaignId}/${key}`])
    .filter((text) => text !== undefined)
}

/** The writer of the ad, and the texts that the rules wrote instead of the engine. */
async function makersOf({ ideaId }: AdOwner) {
  const row = await server.database
    .knex('run')
    .where({ ideaId, kind: 'ad-generation' })
    .first<{ result: AdTaskResult }>('result')
  const { writer, made } = row?.result ?? { writer: null, made: [] }
  return { writer, replaced: made.filter(({ texts }) => texts) }
}

const repairs = () => asked.filter(({ refused }) => refused.length > 0)

it('a headline that is too long is written once more, and only that one', async () => {
  const { owner, status } = await made()
  expect(status).toMatchObject({ status: 'DONE', failureStatus: null })
  expect(repairs()).toMatchObject([
    {
      kind: 'headlines',
      refused: [{ text: long, reason: 'tooLong' }],
      count: 1,
      maxLength: 30,
      platform: 'google',
    },
  ])
  // The texts that were short enough are included, so that the new one doesn't repeat them.
  const [{ neighbors } = { neighbors: [] }] = repairs()
  expect(neighbors.length).toBeGreaterThanOrEqual(2)
  const headlines = await headlinesOf(owner)
  expect(headlines.toSorted()).toEqual([...neighbors, short].toSorted())
  expect(await tokensOf(server.database.knex, owner.id)).toMatchObject({ free: 90 })
})

it.each([
  ['too long again', () => [long]],
  ['one character too long', () => [`Galway ${'x'.repeat(24)}`]],
  ['without a fact', () => ['Made with love and care']],
] as const)('%s: a text of the rules stands in for it, and no text is cut', async (_, again) => {
  repair = again
  const { owner, status } = await made()
  expect(status).toMatchObject({ status: 'DONE', failureStatus: null })
  expect(repairs()).toHaveLength(1)
  const headlines = await headlinesOf(owner)
  expect(headlines.filter((text) => [long, ...again()].includes(String(text)))).toEqual([])
  const [{ neighbors: accepted } = { neighbors: [] }] = repairs()
  const { writer, replaced } = await makersOf(owner)
  expect(writer).toBe('ai')
  expect(replaced).toMatchObject([{ writer: 'rules', engine: 'aloft-rules' }])
  expect(headlines.toSorted()).toEqual([...accepted, ...(replaced[0]?.texts ?? [])].toSorted())
  expect(await tokensOf(server.database.knex, owner.id)).toMatchObject({ free: 90 })
})

it('characters are counted, not the units they are stored in', async () => {
  const lit = `Galway ${'🪔'.repeat(23)}`
  repair = () => [lit]
  const { owner, status } = await made()
  expect(status).toMatchObject({ status: 'DONE' })
  expect(await headlinesOf(owner)).toContain(lit)
})

it('a refused repair has its own reason', async () => {
  repair = () => 'unsafe'
  const { owner, status } = await made()
  expect(status).toMatchObject({ status: 'FAIL', failureStatus: 'UNSAFE' })
  expect(await adsOf(server, owner)).toEqual([])
  expect(await tokensOf(server.database.knex, owner.id)).toMatchObject({ free: 100 })
})

describe('where the platform only advises a length', () => {
  it('a longer headline stays as it is, without a second round', async () => {
    const { owner, status } = await made('facebook')
    expect(status).toMatchObject({ status: 'DONE' })
    expect(repairs()).toEqual([])
    const [ad] = await adsOf(server, owner)
    expect(Object.values(ad?.values ?? {})).toContain(long)
  })
})
