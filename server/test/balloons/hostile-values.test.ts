import { componentKeys } from '@aloft/domain/balloons/balloon-keys.rules'
import { isSetByProduct } from '@aloft/domain/balloons/component-values.rules'
import { checkValues } from '@aloft/domain/balloons/edit-checks.rules'
import { needsPublish } from '@aloft/domain/balloons/publish.rules'
import type { JsonValue } from '@aloft/domain/core/json'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addPublishDate } from '../../src/areas/balloons/balloon.repo.ts'
import { writeValues } from '../../src/areas/balloons/balloon.service.ts'
import { fingerprint } from '../support/tables.ts'
import { useServer } from '../support/test-server.ts'
import { createBalloon } from '../support/world.ts'
import { balloonIn, callsOn, ownAd, type WireBalloon } from './owned-ad.ts'

const server = await useServer()
const { clock, database } = server
const { knex } = database
/** Long enough to be another edit, and too short to end a session. */
const later = () => clock.moveHours(61 / 3600)

type Values = Record<string, JsonValue>
type Ad = Awaited<ReturnType<typeof ownAd>>

/** A flow with a component of each kind that keys belong to. */
const flow: Values = {
  componentOrder: [['c1'], ['c2'], ['g']],
  'component/g/type': 'goal',
  'component/g/goalUrl': 'https://nightjar.example/thanks',
}

async function flowAd(more: Values = {}): Promise<Ad> {
  const ad = await ownAd(server)
  await writeAsProduct(ad, { ...flow, ...more })
  return ad
}

const by = { authorId: null, isUserUpdate: false }
function writeAsProduct({ ideaId, balloonId }: Pick<Ad, 'ideaId' | 'balloonId'>, values: Values) {
  const edit = { ...by, now: clock.real() }
  return knex.transaction((trx) => writeValues(trx, { ideaId, balloonId }, values, edit))
}

const doors = {
  'update-balloon': async (ad: Ad, values: Values) => ad.update(values),
  'save-balloon': async (ad: Ad, values: Values) => {
    const { name } = await ad.read()
    const data = Object.entries(values).map(([key, value]) => [key, [{ value }]] as const)
    return ad.save({ name, data: Object.fromEntries(data) })
  },
  // A version that holds the values, as one of an earlier time could, and a draft that does not.
  async 'restore-balloon-version'(ad: Ad, values: Values) {
    const { ideaId, balloonId } = ad
    const { data } = await ad.read()
    const current = (key: string) => data[key]?.at(-1)?.value ?? null
    const before = Object.keys(values).map((key) => [key, current(key)] as const)
    later()
    await writeAsProduct(ad, values)
    const publishDate = clock.real()
    await addPublishDate(knex, balloonId, publishDate)
    later()
    await writeAsProduct(ad, Object.fromEntries(before))
    const payload = { ideaId, balloonId, publishDate: publishDate.toISOString() }
    return server.call('restore-balloon-version', payload, { token: ad.login.token })
  },
}
const ofUser = ['update-balloon', 'save-balloon'] as const

const currentOf = ({ data }: WireBalloon) =>
  Object.fromEntries(Object.entries(data).map(([key, history]) => [key, history.at(-1)?.value]))

describe.each(ofUser)('%s', (door) => {
  it('refuses what the product alone writes, naming the key, and keeps nothing of the call', async () => {
    const ad = await flowAd({ 'component/g/isValidated': true, 'component/c1/writer': 'rules' })
    const before = await fingerprint(knex)
    for (const [key, value] of [
      ['component/g/isValidated', false],
      ['component/c1/metrics', { clicks: 900 }],
      ['component/c1/writer', 'ai'],
      ['component/c1/foreignFacts', ['forged']],
      ['component/c1/isActive', true],
    ] as const) {
      const { body } = await doors[door](ad, { 'component/c1/fbTitle': 'Light', [key]: value as JsonValue })
      expect(body).toEqual({ error: 'balloonInvalid', fields: { [key]: 'setByProduct' } })
    }
    expect(await fingerprint(knex)).toEqual(before)
  })

  it('takes what an ad holds back unchanged, however odd that is', async () => {
    const odd = {
      'component/c1/writer': 'rules',
      'component/c1/minAge': '18',
      'component/c9/fbTitle': 'Lost',
      theme: 7,
    }
    const ad = await flowAd(odd)
    await knex('balloon_value')
      .where({ balloon_id: ad.balloonId, key: 'component/c1/minAge' })
      .update({ value: '[18]' })
    const before = await ad.read()
    const values = currentOf(before) as Values
    expect(balloonIn(await doors[door](ad, values))).toEqual(before)
    expect(currentOf(balloonIn(await doors[door](ad, { ...values, theme: 'nahia' })))).toEqual({
      ...values,
      theme: 'nahia',
    })
  })

  it('lets the owner turn an ad off and on again, and turns on nothing else (LCH-08)', async () => {
    const ad = await flowAd()
    const key = 'component/c1/isActive'
    const set = async (value: JsonValue) =>
      (await doors[door](ad, { [key]: value })).body as { error?: string }
    expect(await set(true)).toMatchObject({ error: 'balloonInvalid' })
    expect(await set(false)).not.toHaveProperty('error')
    expect(await set(true)).toMatchObject({ error: 'balloonInvalid' })
    expect(await set(null)).not.toHaveProperty('error')
    await writeAsProduct(ad, { [key]: false })
    expect(await set(null)).toMatchObject({ error: 'balloonInvalid' })
  })

  it('resets the verification of a goal once it moves elsewhere (DOM-08)', async () => {
    const ad = await flowAd({ 'component/g/isValidated': true })
    clock.moveHours(1)
    const moved = balloonIn(await doors[door](ad, { 'component/g/goalUrl': 'https://nightjar.example/done' }))
    expect(moved.data['component/g/isValidated']?.at(-1)).toMatchObject({
      value: false,
      isUserUpdate: false,
      authorId: null,
    })
    expect(await ad.read()).toEqual(moved)
  })
})

describe.each(Object.keys(doors) as (keyof typeof doors)[])('%s', (door) => {
  it('refuses any value of another shape, and any key of an unknown component, naming the key', async () => {
    const ad = await flowAd()
    const value = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.integer(), fc.string(), fc.array(fc.string()))
    const key = fc
      .tuple(fc.constantFrom('c1', 'c2', 'g', 'nobody'), fc.constantFrom(...componentKeys))
      .filter(([, name]) => !['type', 'path', 'isActive', 'metrics'].includes(name))
    let refused = 0
    const property = fc.asyncProperty(key, value, async ([id, name], given) => {
      const sent = { [`component/${id}/${name}`]: structuredClone(given) as JsonValue }
      fc.pre(
        JSON.stringify(given).isWellFormed() && !/\\u0000|__proto__|\\ud[89a-f]/.test(JSON.stringify(given)),
      )
      const { data } = await ad.read()
      const failures = checkValues(data as never, sent, { isSubmitted: false })
      fc.pre(Object.keys(failures).length > 0)
      // Values that the product writes, or that take effect at once, are not part of a version.
      const isPart = (failed: string) => needsPublish(failed) && !isSetByProduct(failed)
      fc.pre(door !== 'restore-balloon-version' || Object.keys(failures).every(isPart))
      const { body } = await doors[door](ad, sent)
      expect(body).toEqual({ error: 'balloonInvalid', fields: failures })
      refused++
    })
    await fc.assert(property, { numRuns: 60, maxSkipsPerRun: 200 })
    expect(refused).toBe(60)
  })

  it('takes no second ad into a campaign, and says so by a key of its own (API-13)', async () => {
    const ad = await flowAd()
    const second = {
      componentOrder: [['c1', 'c3'], ['c2'], ['g']],
      'component/c3/type': 'instagramAdCampaign',
    }
    expect((await doors[door](ad, second)).body).toEqual({
      error: 'maxAdsPerCampaign',
      limit: 1,
      key: 'componentOrder',
    })
    expect(currentOf(await ad.read())).toMatchObject(flow)
  })
})

it('restore-balloon-version leaves alone what the product writes', async () => {
  const ad = await flowAd()
  const owned = {
    'component/g/isValidated': true,
    'component/c1/writer': 'ai',
    'component/c1/isActive': true,
  }
  const restored = balloonIn(
    await doors['restore-balloon-version'](ad, { ...owned, 'component/c1/fbTitle': 'Then' }),
  )
  const after = currentOf(restored)
  for (const key of Object.keys(owned)) expect(after[key] ?? null).toBeNull()
  expect(after['component/c1/fbTitle']).toBe('Then')
})

describe('duplicate-balloon', () => {
  const copyOf = async (ad: Ad) => {
    const { body } = await ad.duplicate()
    const { idea, newBalloonId } = body as { idea: { balloons: WireBalloon[] }; newBalloonId: string }
    return idea.balloons.find(({ id }) => id === newBalloonId)
  }

  it('copies no value of an unknown shape, no switch, and no count of a launch', async () => {
    const ad = await flowAd({
      'component/c1/isActive': true,
      'component/c1/metrics': { clicks: 900 },
      'component/c1/minAge': '18',
      'component/c1/writer': 'rules',
      theme: { font: 'Young Serif' },
    })
    const keys = Object.keys((await copyOf(ad))?.data ?? {}).map((key) =>
      key.replace(/^component\/[^/]+/, '*'),
    )
    expect(keys.toSorted()).toEqual([
      '*/fbTitle',
      '*/goalUrl',
      '*/sections/s1/type',
      '*/type',
      '*/type',
      '*/type',
      '*/writer',
      'componentOrder',
      'sectionOrder',
    ])
  })

  it('makes no second campaign of two ads (API-13)', async () => {
    const { login, ideaId } = await ownAd(server)
    const values = { componentOrder: [['c1', 'c3'], ['c2']], 'component/c3/type': 'googleAdCampaign' }
    const balloonId = await createBalloon(server, { ideaId, values })
    const before = await fingerprint(knex)
    expect((await callsOn(server, login, { ideaId, balloonId }).duplicate()).body).toMatchObject({
      error: 'maxAdsPerCampaign',
      limit: 1,
    })
    expect(await fingerprint(knex)).toEqual(before)
  })
})
