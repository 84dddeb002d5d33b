import { componentKey, componentKeys } from '@aloft/domain/balloons/balloon-keys.rules'
import { isSetByProduct, valueKeysOf, valueRowOf } from '@aloft/domain/balloons/component-values.rules'
import { changedValues, checkValues, findMisfits } from '@aloft/domain/balloons/edit-checks.rules'
import { needsPublish } from '@aloft/domain/balloons/publish.rules'
import { isStorableJson, type JsonValue } from '@aloft/domain/core/json'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editedEntries } from '../../src/areas/balloons/balloon-edit.ts'
import { addPublishDate, findBalloonForUpdate } from '../../src/areas/balloons/balloon.repo.ts'
import { insertBalloon, writeValues } from '../../src/areas/balloons/balloon.service.ts'
import { upsertEntries } from '../../src/areas/balloons/balloon-value.repo.ts'
import { fingerprint } from '../support/tables.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBalloon, createTeam, joinTeam } from '../support/world.ts'
import { balloonIn, callsOn, ownAd, type WireBalloon } from './owned-ad.ts'

const server = await useServer()
const { clock, database } = server
const { knex } = database
/** Long enough to count as a separate edit, but too short to end a session. */
const later = () => clock.moveHours(61 / 3600)

type Values = Record<string, JsonValue>
type Ad = Awaited<ReturnType<typeof ownAd>>

/** A flow with a component of every kind that has keys. */
const flow: Values = {
  componentOrder: [['c1'], ['c2'], ['g']],
  'component/g/type': 'goal',
  'component/g/goalUrl': 'https://nightjar.example/thanks',
}

async function flowAd(more: Values = {}): Promise<Ad> {
  const ad = await ownAd(server)
  await plant(ad, { ...flow, ...more })
  return ad
}

/** Stores values without any checks, as an earlier version of the product may have. */
function plant({ ideaId, balloonId }: Pick<Ad, 'ideaId' | 'balloonId'>, values: Values) {
  return knex.transaction(async (trx) => {
    const balloon = await findBalloonForUpdate(trx, ideaId, balloonId)
    if (!balloon) throw new Error(`no ad ${balloonId}`)
    const edit = { authorId: null, isUserUpdate: false, now: clock.real() }
    await upsertEntries(trx, balloonId, editedEntries(balloon, values, edit))
  })
}

const doors = {
  'update-balloon': async (ad: Ad, values: Values) => ad.update(values),
  'save-balloon': async (ad: Ad, values: Values) => {
    const { name } = await ad.read()
    const data = Object.entries(values).map(([key, value]) => [key, [{ value }]] as const)
    return ad.save({ name, data: Object.fromEntries(data) })
  },
  // A version with the values, as one from earlier could have, and a draft without them.
  async 'restore-balloon-version'(ad: Ad, values: Values) {
    const { ideaId, balloonId } = ad
    const { data } = await ad.read()
    const current = (key: string) => data[key]?.at(-1)?.value ?? null
    const before = Object.keys(values).map((key) => [key, current(key)] as const)
    later()
    await plant(ad, values)
    const publishDate = clock.real()
    await addPublishDate(knex, balloonId, publishDate)
    later()
    await plant(ad, Object.fromEntries(before))
    const payload = { ideaId, balloonId, publishDate: publishDate.toISOString() }
    return server.call('restore-balloon-version', payload, { token: ad.login.token })
  },
}
const ofUser = ['update-balloon', 'save-balloon'] as const

/** The field with values in the payload of each call. */
const fieldOf = {
  'update-balloon': 'data',
  'save-balloon': 'balloon.data',
  'restore-balloon-version': 'publishDate',
} as const
const refusedAt = (door: keyof typeof doors, key: string | undefined) => ({
  status: 400,
  body: { error: 'invalidPayload', field: `${fieldOf[door]}.${key}` },
})

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
      const reply = await doors[door](ad, { 'component/c1/fbTitle': 'Light', [key]: value as JsonValue })
      expect({ status: reply.status, body: reply.body }).toEqual(refusedAt(door, key))
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
      .where({ balloonId: ad.balloonId, key: 'component/c1/minAge' })
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
    expect(await set(true)).toMatchObject({ error: 'invalidPayload' })
    expect(await set(false)).not.toHaveProperty('error')
    expect(await set(true)).toMatchObject({ error: 'invalidPayload' })
    expect(await set(null)).not.toHaveProperty('error')
    await plant(ad, { [key]: false })
    expect(await set(null)).toMatchObject({ error: 'invalidPayload' })
  })

  it('lets a collaborator edit an ad, and neither turn it off nor on (LCH-08, OPN-63)', async () => {
    const ad = await flowAd()
    const { id: userId } = ad.login
    const teamId = await createTeam(server, { ownerId: userId })
    await knex('idea').where({ id: ad.ideaId }).update({ teamId })
    const login = await createAccount(server)
    await joinTeam(server, { teamId, login, role: 'collaborator' })
    const theirs = { ...ad, login, ...callsOn(server, login, ad) }
    const key = 'component/c1/isActive'
    const reply = await doors[door](theirs, { [key]: false })
    expect({ status: reply.status, body: reply.body }).toEqual(refusedAt(door, key))
    await doors[door](ad, { [key]: false })
    const saved = balloonIn(await doors[door](theirs, { [key]: false, 'component/c1/fbTitle': 'Light' }))
    expect(currentOf(saved)).toMatchObject({ [key]: false, 'component/c1/fbTitle': 'Light' })
  })

  it('keeps no value that does not fit, whatever is sent, and nothing of such a call', async () => {
    const ad = await flowAd()
    const held = { c1: 'facebookAdCampaign', c2: 'landingPage', g: 'goal' } as const
    const placed = Object.entries(held).flatMap(([id, type]) =>
      valueKeysOf(type).map((name) => componentKey(id, name)),
    )
    const unique = placed.filter((key) => !key.endsWith('/path'))
    const lost = ['component/nobody/url', 'component/c1/headline1', 'component/c2/minAge']
    const key = fc.constantFrom(...unique, ...lost)
    // Usually of the type that the key requires.
    const likely = (name: string) => {
      const nothing = valueRowOf(name)?.default
      if (typeof nothing === 'string') return fc.constantFrom('Lamps', 'sales', 'all', '')
      return Array.isArray(nothing) ? fc.constantFrom([], ['Lamps']) : fc.constantFrom(null, 14, '12', false)
    }
    const entry = key.chain((name) => {
      const any = fc.jsonValue({ maxDepth: 2 })
      const value = fc.oneof({ weight: 4, arbitrary: likely(name) }, { weight: 1, arbitrary: any })
      return fc.tuple(fc.constant(name), value as fc.Arbitrary<JsonValue>)
    })
    const edit = fc.array(entry, { minLength: 1, maxLength: 3 }).map((entries) => Object.fromEntries(entries))
    const outcomes = { saved: 0, refused: 0 }
    const property = fc.asyncProperty(edit, async (given) => {
      fc.pre(isStorableJson(given, { depth: 8, length: 10_000 }))
      later()
      const before = currentOf(await ad.read()) as Values
      const { status } = await doors[door](ad, structuredClone(given))
      const after = currentOf(await ad.read()) as Values
      expect([200, 400]).toContain(status)
      expect(findMisfits({}, after)).toEqual([])
      expect(after).toEqual(status === 400 ? before : { ...before, ...changedValues(before, given) })
      outcomes[status === 400 ? 'refused' : 'saved']++
    })
    await fc.assert(property, { numRuns: 80 })
    expect(Math.min(outcomes.saved, outcomes.refused)).toBeGreaterThan(5)
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
      const failures = checkValues(data as never, sent, { isOwner: true, isSubmitted: false })
      fc.pre(Object.keys(failures).length > 0)
      // Values that the product writes, or that take effect at once, aren't part of a version.
      const isPart = (failed: string) => needsPublish(failed) && !isSetByProduct(failed)
      fc.pre(door !== 'restore-balloon-version' || Object.keys(failures).every(isPart))
      const { status, body } = await doors[door](ad, sent)
      expect({ status, body }).toEqual(refusedAt(door, Object.keys(failures)[0]))
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

describe('the product itself', () => {
  const wrong: Values = { 'component/c1/fbTitle': 'Light', 'component/c1/minAge': '18' }

  it('writes no value that does not fit, and nothing beside it', async () => {
    const ad = await flowAd()
    const edit = { authorId: null, isUserUpdate: false, now: clock.real() }
    const before = await fingerprint(knex)
    for (const values of [
      wrong,
      { 'component/c1/headline1': 'Lamps' },
      { 'component/c9/url': 'x' },
    ] as Values[]) {
      await expect(knex.transaction((trx) => writeValues(trx, ad, values, edit))).rejects.toThrow(
        'do not fit',
      )
    }
    expect(await fingerprint(knex)).toEqual(before)
  })

  it('begins no ad with one', async () => {
    const { ideaId } = await ownAd(server)
    const ad = {
      id: crypto.randomUUID(),
      ideaId,
      name: 'Odd',
      platform: null,
      progress: 0,
      now: clock.real(),
    }
    const before = await fingerprint(knex)
    await expect(insertBalloon(knex, { ...ad, values: wrong })).rejects.toThrow('component/c1/minAge')
    expect(await fingerprint(knex)).toEqual(before)
  })
})
