import { exampleBrandBrief } from '@aloft/contract/briefs/briefs.examples'
import type { PayloadOf } from '@aloft/contract/schemas'
import { freeStartingTokens } from '@aloft/domain/plans/tokens.rules'
import { textKinds, textLimit } from '@aloft/domain/ads/text-kinds.rules'
import type { AiFailure } from '@aloft/domain/core/ai-results'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { briefsOf } from '../../src/areas/briefs/brief.repo.ts'
import { startHousekeeping } from '../../src/housekeeping.ts'
import { createLog } from '../../src/log.ts'
import { balancesOf } from '../../src/ledger/ledger.repo.ts'
import { tokensOf } from '../../src/ledger/token-reservation.ts'
import { createEmbeddedAi } from '../../src/gateways/ai/ai.embedded.ts'
import type { AdText, AdTextsInput, AiRequest, AiResult } from '../../src/gateways/ai/ai.port.ts'
import { scriptedAi, scriptedMade } from '../support/scripted-ai.ts'
import { useServer } from '../support/test-server.ts'
import { askForTexts, createTextsOwner, spendTokens, type TextsOwner } from '../support/texts.ts'
import { createBalloon } from '../support/world.ts'

type Answer = (request: AiRequest<'ad-texts'>) => Promise<AiResult<readonly AdText[]>>

const rules: Answer = (request) => createEmbeddedAi().write(request)
let answer: Answer
const asked: AdTextsInput[] = []
beforeEach(() => {
  answer = rules
  asked.length = 0
})

const server = await useServer({
  gateways: {
    ai: scriptedAi({
      'ad-texts': (request) => {
        asked.push(request.input)
        return answer(request)
      },
    }),
  },
})
const { knex } = server.database

const createOwner = () => createTextsOwner(server)
const ask = (owner: TextsOwner, change?: Partial<PayloadOf<'generate-texts'>>, key?: string) =>
  askForTexts(server, owner, change, key)

function answerWith(...texts: string[]): Answer {
  return async () => ({
    ok: true,
    // Each of these texts states one of the facts in the example's brief.
    value: texts.map((text) => ({
      text,
      slots: [],
      angle: 'offer',
      facts: ['statement:1', 'statement:2', 'place'],
    })),
    made: scriptedMade,
  })
}

async function tokens({ id }: TextsOwner) {
  const { free } = await tokensOf(knex, id)
  return { free, reserved: (await balancesOf(knex, id))['tokens:reserved'] ?? 0 }
}

function tasksOf({ id }: TextsOwner) {
  return knex('run').where({ userId: id, kind: 'ad-texts' }).select('status', 'failure')
}

/** Saves a brief with too few facts for any text. */
async function saveSparseBrief({ ideaId }: TextsOwner): Promise<void> {
  const brief = { ...exampleBrandBrief, summary: '', differentiators: [], audiences: [], location: '' }
  await briefsOf(knex, ideaId).saveOnly('brand', brief, null, server.clock.real())
}

it('has no interests for a brand whose brief names no trade, and takes no token', async () => {
  const owner = await createOwner()
  const vague = { ...exampleBrandBrief, name: 'Nightjar', summary: 'We make each one with care in Galway.' }
  const brief = { ...vague, differentiators: [], audiences: [] }
  await briefsOf(server.database.knex, owner.ideaId).saveOnly('brand', brief, null, server.clock.real())
  expect((await ask(owner, { kind: 'interests' })).body).toEqual({ error: 'noSuggestions' })
  expect(await tokens(owner)).toEqual({ free: 100, reserved: 0 })
})

it.each(textKinds)('writes %s within the limits for one token (GEN-01)', async (kind) => {
  const owner = await createOwner()
  const { status, body } = await ask(owner, { kind })
  expect(status).toBe(200)
  const { texts, writer } = body as { texts: string[]; writer: string }
  const { maxLength = 0 } = textLimit('facebook', kind) ?? {}
  expect(texts.length).toBeGreaterThanOrEqual(1)
  expect(texts.length).toBeLessThanOrEqual(3)
  for (const text of texts) expect([...text].length, text).toBeLessThanOrEqual(maxLength)
  expect(writer).toBe('rules')
  expect(await tokens(owner)).toEqual({ free: 99, reserved: 0 })
  expect(await tasksOf(owner)).toEqual([{ status: 'DONE', failure: null }])
})

it('gives the engine the texts of the ad, and returns none of them again (GEN-20)', async () => {
  answer = answerWith('A lamp that lasts', 'Blown by hand', 'blown by hand ', 'Wired in Galway')
  const owner = await createOwner()
  expect((await ask(owner)).body).toMatchObject({ texts: ['Blown by hand', 'Wired in Galway'] })
  expect(asked).toMatchObject([{ neighbors: ['A lamp that lasts'], count: 3, kind: 'headlines' }])
})

describe('a list', () => {
  const galway = { type: 'city', name: 'Galway', region: null, country_name: 'Ireland', primary_city: null }
  const values = {
    keywords: ['glass lamps', 'lamp repair'],
    interests: ['Interior design'],
    locations: [galway],
  }

  it.each([
    ['keywords', ['glass lamps', 'lamp repair'], 'lamp workshop', 'rewired lamps'],
    ['interests', ['Interior design'], 'Lighting', 'Home decor'],
    ['locations', ['Galway, Ireland'], 'Galway', 'Ireland'],
  ] as const)(
    'of %s is not offered what it holds or what was offered before',
    async (kind, held, offered, fresh) => {
      const owner = await createOwner()
      const type = kind === 'keywords' ? 'googleAdCampaign' : 'facebookAdCampaign'
      const balloonId = await createBalloon(server, {
        ideaId: owner.ideaId,
        values: { [`component/c1/${kind}`]: values[kind], 'component/c1/type': type },
      })
      answer = answerWith(...held, fresh, offered)
      const { body } = await ask(owner, { balloonId, kind, offered: [offered] })
      expect(asked[0]?.neighbors).toEqual([...held, offered])
      expect(body).toMatchObject({ texts: [fresh] })
      expect(await tokens(owner)).toEqual({ free: 99, reserved: 0 })
    },
  )

  it('of places is offered by the names of the map, and never a word that is no place (TGT-04)', async () => {
    const owner = await createOwner()
    answer = answerWith('Thai', 'Galway, County Galway, Ireland', 'Galway, Ireland')
    const { body } = await ask(owner, { kind: 'locations' })
    expect(body).toMatchObject({ texts: ['Galway, Connacht, Ireland', 'Ireland'] })
    // If the engine's answer isn't a place, the brief's place is used.
    answer = answerWith('Thai')
    expect((await ask(owner, { kind: 'locations' })).body).toMatchObject({
      texts: ['Galway, Connacht, Ireland'],
      writer: 'rules',
    })
  })

  it('to which nothing can be added costs nothing', async () => {
    const owner = await createOwner()
    const first = await ask(owner, { kind: 'locations', count: 6 })
    const { texts } = first.body as { texts: string[] }
    const again = await ask(owner, { kind: 'locations', count: 6, offered: texts })
    expect(again.body).toEqual({ error: 'noSuggestions' })
    expect(await tokens(owner)).toEqual({ free: 99, reserved: 0 })
  })
})

describe('a failure refunds the token', () => {
  it.each([
    ['failed', '<FAIL>'],
    ['unsafe', '<UNSAFE>'],
    ['limitExceeded', '<LIMIT_EXCEEDED>'],
    ['notBusiness', 'NOT_BUSINESS'],
    ['extractFail', 'EXTRACT_FAIL'],
    ['noSuggestions', { error: 'noSuggestions' }],
  ] as const satisfies readonly (readonly [AiFailure, unknown])[])('%s', async (failure, reply) => {
    answer = async () => ({ ok: false, failure })
    const owner = await createOwner()
    const { status, body } = await ask(owner)
    expect({ status, body }).toEqual({ status: 200, body: reply })
    expect(await tokens(owner)).toEqual({ free: 100, reserved: 0 })
    expect(await tasksOf(owner)).toEqual([{ status: 'FAIL', failure }])
  })

  it.each([
    ['EXTRACT_FAIL', 'EXTRACT_FAIL'],
    ['FAIL', '<FAIL>'],
    ['<FAIL>', '<FAIL>'],
    ['<UNSAFE>', '<UNSAFE>'],
    [' <LIMIT_EXCEEDED> ', '<LIMIT_EXCEEDED>'],
    ['NOT_BUSINESS', 'NOT_BUSINESS'],
  ])('an engine that writes %j into one of the texts (GEN-17)', async (marker, reply) => {
    answer = answerWith('A lamp for the evenings', marker)
    const owner = await createOwner()
    const { status, body } = await ask(owner)
    expect({ status, body }).toEqual({ status: 200, body: reply })
    expect(await tokens(owner)).toEqual({ free: 100, reserved: 0 })
  })

  it.each([
    ['breaks', new Error('the engine broke')],
    ['is too slow', new DOMException('The operation was aborted due to timeout', 'TimeoutError')],
  ])('an engine that %s', async (_, error) => {
    answer = async () => Promise.reject(error)
    const owner = await createOwner()
    const { status, body } = await ask(owner)
    expect({ status, body }).toEqual({ status: 200, body: '<FAIL>' })
    expect(await tokens(owner)).toEqual({ free: 100, reserved: 0 })
  })

  it.each(textKinds)('%s of a brief that says nothing', async (kind) => {
    const owner = await createOwner()
    await saveSparseBrief(owner)
    expect((await ask(owner, { kind })).body).toEqual({ error: 'noSuggestions' })
    expect(await tokens(owner)).toEqual({ free: 100, reserved: 0 })
    expect(await tasksOf(owner)).toEqual([{ status: 'FAIL', failure: 'noSuggestions' }])
  })

  it.each([
    ['repeats the ad', 'A lamp that lasts'],
    ['is too long, which is never cut', 'x'.repeat(256)],
    ['says no fact', 'Made with love'],
  ])('a text that %s, twice, where the rules know nothing either', async (_, text) => {
    answer = answerWith(text)
    const owner = await createOwner()
    await saveSparseBrief(owner)
    expect((await ask(owner)).body).toEqual({ error: 'noSuggestions' })
    expect(asked).toHaveLength(2)
    expect(await tokens(owner)).toEqual({ free: 100, reserved: 0 })
  })
})

it('a text that breaks a rule twice is replaced by one of the rules, for the same token', async () => {
  const long = `Galway ${'x'.repeat(249)}`
  answer = answerWith('Wired in Galway', long)
  const owner = await createOwner()
  const { body } = await ask(owner)
  const { texts, writer } = body as { texts: string[]; writer: string }
  expect(writer).toBe('ai')
  expect(texts).toHaveLength(2)
  expect(texts[0]).toBe('Wired in Galway')
  expect(texts[1]).not.toBe(long)
  expect(asked.map(({ refused }) => refused)).toEqual([[], [{ text: long, reason: 'tooLong' }]])
  const task = await knex('run').where({ userId: owner.id, kind: 'ad-texts' }).first('result')
  expect(task.result.made.at(-1)).toMatchObject({ writer: 'rules', texts: [texts[1]] })
  expect(await tokens(owner)).toEqual({ free: 99, reserved: 0 })
})

describe('a repeated call', () => {
  it('is carried out and charged once', async () => {
    const owner = await createOwner()
    const key = crypto.randomUUID()
    const first = await ask(owner, {}, key)
    const second = await ask(owner, {}, key)
    expect(second.body).toEqual(first.body)
    expect(asked).toHaveLength(1)
    expect(await tokens(owner)).toEqual({ free: 99, reserved: 0 })
  })

  it('is carried out again if the first failed', async () => {
    answer = async () => ({ ok: false, failure: 'failed' })
    const owner = await createOwner()
    const key = crypto.randomUUID()
    expect((await ask(owner, {}, key)).body).toBe('<FAIL>')
    answer = rules
    expect((await ask(owner, {}, key)).body).toMatchObject({ writer: 'rules' })
    expect(await tokens(owner)).toEqual({ free: 99, reserved: 0 })
  })
})

it('keeps with its task who made the texts, in each of two rounds', async () => {
  const owner = await createOwner()
  let round = 0
  answer = async (request) => {
    const result = await answerWith(round++ === 0 ? 'x'.repeat(3000) : 'A lamp for the evenings')(request)
    return result.ok ? { ...result, made: { ...scriptedMade, seed: request.seed } } : result
  }
  await ask(owner, { kind: 'primaryTexts', count: 1 })
  const task = await knex('run').where({ userId: owner.id, kind: 'ad-texts' }).first('id', 'result')
  expect(task.result).toEqual({
    texts: ['A lamp for the evenings'],
    angles: ['offer'],
    writer: 'ai',
    made: [
      { ...scriptedMade, seed: task.id },
      { ...scriptedMade, seed: `${task.id}:repair` },
    ],
  })
})

it('asks no engine where the tokens are spent', async () => {
  const owner = await createOwner()
  await spendTokens(server, owner.id, freeStartingTokens)
  expect((await ask(owner)).body).toEqual({ error: 'outOfTokens', price: 1 })
  expect(asked).toEqual([])
  expect(await tasksOf(owner)).toEqual([])
})

it('spends the last token once, however many ask at once', async () => {
  const owner = await createOwner()
  await spendTokens(server, owner.id, freeStartingTokens - 1)
  const replies = await Promise.all([1, 2, 3].map(() => ask(owner)))
  const failures = replies.filter(({ body }) => 'error' in (body as object))
  expect(failures.map(({ body }) => body)).toEqual(Array(2).fill({ error: 'outOfTokens', price: 1 }))
  expect(await tokens(owner)).toEqual({ free: 0, reserved: 0 })
})

describe('what does not belong to the caller', () => {
  it('is refused: the brand of somebody else', async () => {
    const [mine, theirs] = [await createOwner(), await createOwner()]
    const { status, body } = await ask({ ...theirs, token: mine.token })
    expect({ status, body }).toEqual({ status: 403, body: { error: 'forbidden' } })
    expect(asked).toEqual([])
  })

  it.each(['an ad of another brand', 'no ad', 'no component of the ad'])('is not found: %s', async (what) => {
    const [mine, theirs] = [await createOwner(), await createOwner()]
    const change = {
      'an ad of another brand': { balloonId: theirs.balloonId },
      'no ad': { balloonId: crypto.randomUUID() },
      'no component of the ad': { componentId: 'c9' },
    }[what]
    expect((await ask(mine, change)).body).toEqual({ error: 'balloonNotFound' })
    expect(asked).toEqual([])
    expect(await tokens(mine)).toEqual({ free: 100, reserved: 0 })
  })
})

it('has nothing to write from where the brand has no brief', async () => {
  const owner = await createOwner()
  await knex('brief').where({ ideaId: owner.ideaId }).delete()
  expect((await ask(owner)).body).toEqual({ error: 'noSuggestions' })
  expect(await tokens(owner)).toEqual({ free: 100, reserved: 0 })
})

describe('housekeeping', () => {
  it('gives back the token of a call whose node is gone, once, and lets the others work on', async () => {
    const held = Promise.withResolvers<void>()
    answer = async (request) => held.promise.then(() => rules(request))
    const [abandoned, slow] = [await createOwner(), await createOwner()]
    const calls = [ask(abandoned), ask(slow)]
    await vi.waitFor(() => expect(asked).toHaveLength(2), { timeout: 10_000 })
    expect(await tokens(abandoned)).toEqual({ free: 99, reserved: 1 })
    await knex('run')
      .where({ userId: abandoned.id })
      .update({ creationDate: new Date(Date.now() - 100_000) })

    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const stop = startHousekeeping(knex, createLog('silent'))
    try {
      await vi.advanceTimersByTimeAsync(120_000)
      await vi.waitFor(async () => expect(await tokens(abandoned)).toEqual({ free: 100, reserved: 0 }), {
        timeout: 10_000,
      })
    } finally {
      stop()
      vi.useRealTimers()
    }
    expect(await tasksOf(abandoned)).toEqual([{ status: 'FAIL', failure: 'failed' }])
    expect(await tokens(slow)).toEqual({ free: 99, reserved: 1 })
    held.resolve()
    await Promise.all(calls)
    expect(await tokens(abandoned)).toEqual({ free: 100, reserved: 0 })
    expect(await tokens(slow)).toEqual({ free: 99, reserved: 0 })
  })
})
