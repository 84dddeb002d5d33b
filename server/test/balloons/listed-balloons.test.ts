import { mergeBalloon } from '@aloft/domain/balloons/balloon-merge.rules'
import type { Balloon } from '@aloft/domain/balloons/balloon.entity'
import type { JsonValue } from '@aloft/domain/core/json'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { finishRender } from '../../src/areas/creatives/creative-version.repo.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBrand, createCreative, createDrafts, firstDraft } from '../support/world.ts'
import { balloonIn, ownAd } from './owned-ad.ts'

const server = await useServer()
const { knex } = server.database
const { id: userId, token } = await createAccount(server)
const ideaId = await createBrand(server, { userId })
const [drawn, undrawn] = [await createCreative(server, { ideaId }), await createCreative(server, { ideaId })]
await finishRender(knex, firstDraft(drawn), { urls: { '1:1': '/files/drawn.png' }, failure: null })

const day = (number: number) => new Date(Date.UTC(2026, 10, number))
const keys = [
  'theme',
  'component/c1/fbTitle',
  'component/c1/plannedBudget',
  'component/c1/isActive',
  'component/c2/path',
  'component/c1/adCreativeId',
] as const

/**
 * Few days, so that versions and values often have the same date, and in any order, as after setting the
 * clock back.
 */
const anyDate = fc.integer({ min: 1, max: 6 }).map(day)
const anyValue = fc.constantFrom<JsonValue>('Lamp', 'Lamps', null, true, ['a', 'b'], { a: 1 }, drawn, undrawn)
const anyEntry = fc.record({ value: anyValue, date: anyDate, isUserUpdate: fc.boolean() })
const anyAd = fc.record({
  publishDates: fc.array(anyDate, { maxLength: 3 }),
  data: fc.dictionary(fc.constantFrom(...keys), fc.array(anyEntry, { minLength: 1, maxLength: 4 })),
})
const ads = fc.sample(anyAd, { numRuns: 80, seed: 11 })

it('the ads of a brand are those of get-balloon, with the last value of each key alone (ENT-11)', async () => {
  await createDrafts(server, ideaId, ads.length)
  const ids = await knex('balloon').where({ ideaId }).orderBy('id').pluck<string[]>('id')
  const values = ads.flatMap(({ data }, n) =>
    Object.entries(data).flatMap(([key, history]) =>
      history.map(({ value, date, isUserUpdate }, index) => ({
        balloonId: ids[n],
        key,
        seq: index + 1,
        value: JSON.stringify(value),
        date,
        isUserUpdate,
      })),
    ),
  )
  await knex('balloon_value').insert(values)
  for (const [n, { publishDates }] of ads.entries())
    await knex('balloon').where({ id: ids[n] }).update({ publishDates })

  const { body } = await server.call('get-idea', { ideaId }, { token })
  const { balloons } = body as { balloons: Balloon[] }
  expect((await server.call('get-ads', { ideaId }, { token })).body).toEqual({ ads: balloons })
  const wholes = await Promise.all(ids.map((id) => findWhole(id)))
  expect(balloons.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(wholes.map(shortened))
  // The comparison covered every state.
  expect(new Set(balloons.map(({ hasUnpublishedChanges }) => hasUnpublishedChanges)).size).toBe(2)
  expect(new Set(balloons.map(({ pictureUrl }) => pictureUrl)).size).toBe(2)
})

it('the reply of an edit ends in what the brand then holds, so that its history is kept', async () => {
  const ad = await ownAd(server)
  const get = async () => {
    const { body } = await server.call('get-idea', { ideaId: ad.ideaId }, { token: ad.login.token })
    return (body as { balloons: Balloon[] }).balloons[0] as Balloon
  }
  const before = (await ad.read()) as unknown as Balloon
  expect(mergeBalloon(before, await get())).toEqual(before)
  const edited = balloonIn(await ad.update({ [keys[1]]: 'A lamp for life' })) as unknown as Balloon
  expect(mergeBalloon(edited, await get())).toEqual(edited)
  expect(mergeBalloon(before, await get())).toMatchObject({ isHistoryComplete: false })
})

async function findWhole(balloonId: string): Promise<Balloon> {
  const { body } = await server.call('get-balloon', { ideaId, balloonId }, { token })
  return (body as { balloon: Balloon }).balloon
}

function shortened(balloon: Balloon): Balloon {
  const data = Object.entries(balloon.data).map(([key, history]) => [key, history.slice(-1)])
  return { ...balloon, isHistoryComplete: false, data: Object.fromEntries(data) }
}
