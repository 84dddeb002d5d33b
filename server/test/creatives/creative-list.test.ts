import { unzipSync } from 'fflate'
import type { PayloadOf, ReplyOf } from '@aloft/contract/schemas'
import { exampleAdCreative } from '@aloft/contract/creatives/creatives.examples'
import { addDays, dayOf } from '@aloft/domain/ads/report-days.rules'
import { addLaunchDay } from '../../src/areas/launches/platform/launch-day.repo.ts'
import type { ActionName } from '@aloft/contract/actions'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { insertAdCreative } from '../../src/areas/creatives/ad-creative.repo.ts'
import { finishRender, storeVersion } from '../../src/areas/creatives/creative-version.repo.ts'
import { createLaunch } from '../support/launches.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBalloon, createBrand, firstDraft } from '../support/world.ts'

const server = await useServer({ privateOrigins: [] })
const { clock, database } = server
const { knex } = database
const { layout, creatives } = exampleAdCreative

/** Counts of a day so many days ago. */
interface Day {
  readonly ago: number
  readonly impressions: number
  readonly clicks: number
}

/** A brand without creatives. */
async function createStudio(plan = 'expand-2407') {
  const login = await createAccount(server, { plan })
  const ideaId = await createBrand(server, { userId: login.id })
  let number = 0
  const call = async (name: ActionName, payload: object) =>
    (await server.call(name, { ideaId, ...payload }, login)).body as object
  return {
    login,
    ideaId,
    call,
    /** A creative of an ad, the newest so far. */
    async add(ad: string | null = null) {
      const id = `01936b2e-0000-7000-8000-${crypto.randomUUID().slice(0, 8)}${String(++number).padStart(4, '0')}`
      const newest = id.replace('01936b2e-0000', `01936b2e-${String(number).padStart(4, '0')}`)
      const balloonId = ad === null ? null : await createBalloon(server, { ideaId, name: ad })
      await insertAdCreative(knex, { id: newest, ideaId, balloonId, layout, creatives, now: clock.real() })
      return newest
    },
    async launch(creativeId: string, creativeVersion: number, counts: object, days: readonly Day[] = []) {
      const balloonId = await createBalloon(server, { ideaId, name: `Launched ${++number}` })
      const id = await createLaunch(server, { ideaId, balloonId, status: 'running' })
      await knex('ad_run')
        .where({ id })
        .update({ creativeId, creativeVersion, ...counts })
      const none = { conversions: 0, spend: 0, revenue: 0 }
      for (const { ago, ...figures } of days)
        await addLaunchDay(knex, id, addDays(dayOf(clock.product(0)), -ago), { ...none, ...figures })
    },
    async list(payload: Omit<PayloadOf<'get-ad-creatives'>, 'ideaId'> = {}) {
      return (await call('get-ad-creatives', payload)) as ReplyOf<'get-ad-creatives'>
    },
  }
}

const ids = ({ adCreatives }: ReplyOf<'get-ad-creatives'>) => adCreatives.map(({ _id }) => _id)

describe('get-ad-creatives (ACT-067, CRE-13)', () => {
  it('lists the creatives of a brand with their four counts, newest first', async () => {
    const { add, launch, list } = await createStudio()
    const [old, plain] = [await add('Autumn lamps'), await add()]
    await storeVersion(knex, old, { number: 2, authorId: null, date: clock.real(), layout, creatives })
    await launch(old, 1, { impressions: 1_000, clicks: 30 })
    await launch(old, 2, { impressions: 500, clicks: 12 })
    await launch(old, 2, { submittedDate: null })
    const { adCreatives, next } = await list()
    expect(next).toBeNull()
    expect(adCreatives).toMatchObject([
      {
        _id: plain,
        adName: null,
        headline: 'Evenings, better lit',
        isArchived: false,
        isLaunched: false,
        counts: { adRuns: 0, versions: 1, impressions: 0, clicks: 0 },
      },
      {
        _id: old,
        adName: 'Autumn lamps',
        isLaunched: true,
        counts: { adRuns: 2, versions: 2, impressions: 1_500, clicks: 42 },
      },
    ])
  })

  it('says that fewer people click the version that was shown last', async () => {
    const { add, launch, list } = await createStudio()
    const [tired, fresh] = [await add(), await add()]
    await storeVersion(knex, tired, { number: 2, authorId: null, date: clock.real(), layout, creatives })
    // Neither what an earlier version did nor what today has counted so far is compared.
    await launch(tired, 1, {}, [{ ago: 9, impressions: 90_000, clicks: 10 }])
    await launch(tired, 2, {}, [
      { ago: 0, impressions: 90_000, clicks: 90_000 },
      { ago: 1, impressions: 3_000, clicks: 40 },
      { ago: 7, impressions: 2_000, clicks: 20 },
      { ago: 8, impressions: 4_000, clicks: 80 },
      { ago: 15, impressions: 90_000, clicks: 90_000 },
    ])
    await launch(tired, 2, {}, [{ ago: 14, impressions: 1_000, clicks: 25 }])
    await launch(fresh, 1, {}, [{ ago: 2, impressions: 5_000, clicks: 60 }])
    expect((await list()).adCreatives.map(({ fatigue }) => fatigue)).toEqual([
      null,
      { clickRate: 0.012, clickRateBefore: 0.021 },
    ])
  })

  it('finds them by the name of their ad and by clicks, and nothing of other brands', async () => {
    const { add, launch, list } = await createStudio()
    const [lamps, cafe] = [await add('Autumn lamps'), await add('Évening Café')]
    await (await createStudio()).add('Autumn lamps')
    await launch(cafe, 1, { clicks: 10 })
    expect(ids(await list({ filters: { adName: 'cafe even' } }))).toEqual([cafe])
    expect(ids(await list({ filters: { adName: 'lamps' } }))).toEqual([lamps])
    expect(ids(await list({ filters: { minClicks: 10 } }))).toEqual([cafe])
    expect(ids(await list({ filters: { minClicks: 11 } }))).toEqual([])
    expect(ids(await list({ filters: { adName: 'lamps', minClicks: 1 } }))).toEqual([])
  })

  it('comes page by page', async () => {
    const { add, list } = await createStudio()
    const all = [await add(), await add(), await add()].toReversed()
    const first = await list({ limit: 2 })
    expect(ids(first)).toEqual(all.slice(0, 2))
    const second = await list({ limit: 2, after: first.next })
    expect(ids(second)).toEqual(all.slice(2))
    expect(second.next).toBeNull()
  })
})

it('archives a creative and restores it (ACT-070)', async () => {
  const { add, call, list } = await createStudio()
  const id = await add()
  expect(await call('archive-ad-creative', { adCreativeId: id, isArchived: true })).toMatchObject({
    adCreative: { _id: id },
  })
  expect(ids(await list())).toEqual([])
  expect((await list({ isArchived: true })).adCreatives).toMatchObject([{ _id: id, isArchived: true }])
  await call('archive-ad-creative', { adCreativeId: id, isArchived: false })
  expect(ids(await list())).toEqual([id])
})

it('archives several creatives and restores them, all or none (ACT-070)', async () => {
  const { add, call, list } = await createStudio()
  const [first, second, third] = [await add(), await add(), await add()]
  const theirs = await (await createStudio()).add()
  const archive = (alsoIds: string[], isArchived: boolean) =>
    call('archive-ad-creative', { adCreativeId: first, alsoIds, isArchived })
  expect(await archive([second, theirs], true)).toEqual({ error: 'creativeNotFound' })
  expect(ids(await list())).toEqual([third, second, first])
  expect(await archive([second, first], true)).toMatchObject({ adCreative: { _id: first } })
  expect(ids(await list())).toEqual([third])
  await archive([second], false)
  expect(ids(await list())).toEqual([third, second, first])
  const tooMany = Array.from({ length: 100 }, () => crypto.randomUUID())
  expect(await archive(tooMany, true)).toMatchObject({ error: 'invalidPayload' })
})

it('copies a creative with its pictures, for the same ad (ACT-069)', async () => {
  const { add, call, list, launch } = await createStudio()
  const id = await add('Autumn lamps')
  await finishRender(knex, firstDraft(id), { urls: { '1:1': '/files/a.png' }, failure: null })
  await launch(id, 1, { clicks: 9 })
  const { newAdCreativeId } = (await call('duplicate-ad-creative', { adCreativeId: id })) as {
    newAdCreativeId: string
  }
  expect((await list()).adCreatives.find(({ _id }) => _id === newAdCreativeId)).toMatchObject({
    adName: 'Autumn lamps',
    renderData: { renderUrl: '/files/a.png' },
    counts: { adRuns: 0, versions: 1, impressions: 0, clicks: 0 },
  })
})

describe('delete-ad-creative (ACT-071)', () => {
  it('deletes a creative that nothing shows', async () => {
    const { add, call, list } = await createStudio()
    const [id, other] = [await add(), await add()]
    expect(await call('delete-ad-creative', { adCreativeId: id })).toBe('OK')
    expect(ids(await list())).toEqual([other])
    expect(await knex('ad_creative_version').where({ creativeId: id })).toEqual([])
  })

  it('keeps what a launch has shown', async () => {
    const { add, call, launch, list } = await createStudio()
    const id = await add()
    await launch(id, 1, {})
    expect(await call('delete-ad-creative', { adCreativeId: id })).toEqual({ error: 'creativeLaunched' })
    expect(ids(await list())).toEqual([id])
  })

  it('keeps what an ad shows now, and says which', async () => {
    const { add, call, ideaId, login } = await createStudio()
    const [id, other] = [await add(), await add()]
    const key = 'component/c1/adCreativeId'
    const balloonId = await createBalloon(server, { ideaId, name: 'Wren', values: { [key]: id } })
    expect(await call('delete-ad-creative', { adCreativeId: id })).toEqual({
      error: 'creativeInUse',
      name: 'Wren',
    })
    await server.call('update-balloon', { ideaId, balloonId, data: { [key]: other } }, login)
    expect(await call('delete-ad-creative', { adCreativeId: id })).toBe('OK')
  })
})

describe('delete-ad-creative with several (ACT-071)', () => {
  it('deletes those that it may, and names the others', async () => {
    const { add, call, ideaId, launch, list } = await createStudio()
    const [free, launched, shown] = [await add(), await add(), await add()]
    await launch(launched, 1, {})
    for (const name of ['Wren', 'Later'])
      await createBalloon(server, { ideaId, name, values: { 'component/c1/adCreativeId': shown } })
    const reply = await call('delete-ad-creative', { adCreativeId: free, alsoIds: [launched, shown, free] })
    const { stays } = reply as { stays: { adCreativeId: string }[] }
    expect(stays.toSorted((a, b) => (a.adCreativeId < b.adCreativeId ? -1 : 1))).toEqual([
      { adCreativeId: launched, shownBy: null },
      { adCreativeId: shown, shownBy: 'Wren' },
    ])
    expect(ids(await list())).toEqual([shown, launched])
  })

  it('says OK if all are gone, and deletes none if one is not the brand’s', async () => {
    const { add, call, list } = await createStudio()
    const [one, other] = [await add(), await add()]
    const foreign = await (await createStudio()).add()
    const remove = (alsoIds: string[]) => call('delete-ad-creative', { adCreativeId: one, alsoIds })
    expect(await remove([other, foreign])).toEqual({ error: 'creativeNotFound' })
    expect(ids(await list())).toEqual([other, one])
    expect(await remove([other])).toBe('OK')
    expect(ids(await list())).toEqual([])
  })
})

describe('download-ad-creative (ACT-072)', () => {
  /** A creative with a drawn picture. */
  async function createDrawn(plan?: string) {
    const studio = await createStudio(plan)
    const id = await studio.add('Évening "lamps"/2')
    // After a first try that failed, so that asking for it starts a job.
    await knex('ad_creative_version').where({ creativeId: id }).update({ renderStatus: 'failed' })
    await studio.call('render-asset', { adCreativeId: id })
    await expect
      .poll(() => knex('ad_creative_version').where({ creativeId: id }).first('renderStatus'), {
        timeout: 20_000,
      })
      .toEqual({ renderStatus: 'done' })
    return { ...studio, id }
  }
  const pathOf = (url: string) => `${server.url}${url.slice(url.indexOf('/api/'))}`

  it('links to the pictures of all formats for ten minutes', async () => {
    const { id, call } = await createDrawn()
    const { url } = (await call('download-ad-creative', { adCreativeId: id })) as { url: string }
    const reply = await fetch(pathOf(url))
    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-type')).toBe('application/zip')
    expect(reply.headers.get('content-disposition')).toContain(
      "filename*=UTF-8''%C3%89vening%20%20lamps%20%202.zip",
    )
    const files = Object.entries(unzipSync(new Uint8Array(await reply.arrayBuffer())))
    expect(files.map(([name]) => name)).toContain('1x1.png')
    for (const [, bytes] of files)
      expect(Buffer.from(bytes).subarray(0, 4)).toEqual(Buffer.from('\u0089PNG', 'latin1'))
    expect((await fetch(pathOf(url).replace('key=', 'key=_'))).status).toBe(404)
    clock.moveHours(11 / 60)
    expect((await fetch(pathOf(url))).status).toBe(404)
  })

  it.each([
    ['png', 'image/png', '.png'],
    ['jpeg', 'image/jpeg', '.jpg'],
    ['webp', 'image/webp', '.webp'],
  ] as const)('links to one picture as %s', async (fileType, contentType, ending) => {
    const { id, call } = await createDrawn()
    const { url } = (await call('download-ad-creative', { adCreativeId: id, fileType, format: '1:1' })) as {
      url: string
    }
    const reply = await fetch(pathOf(url))
    expect(reply.headers.get('content-type')).toBe(contentType)
    expect(reply.headers.get('content-disposition')).toContain(`%201x1${ending}`)
    const { format, width, height } = await sharp(await reply.arrayBuffer()).metadata()
    expect({ format, width, height }).toEqual({ format: fileType, width: 1080, height: 1080 })
    for (const wrong of ['fileType=gif', 'format=2%3A1'])
      expect((await fetch(pathOf(`${url.split('&')[0]}&${wrong}`))).status).toBe(404)
  })

  it('packs several creatives into one file, each in its folder', async () => {
    const { id, call, add } = await createDrawn()
    const undrawn = await add('Other')
    const { newAdCreativeId } = (await call('duplicate-ad-creative', { adCreativeId: id })) as {
      newAdCreativeId: string
    }
    const { url } = (await call('download-ad-creative', {
      adCreativeId: undrawn,
      alsoIds: [id, newAdCreativeId],
      fileType: 'webp',
    })) as { url: string }
    const reply = await fetch(pathOf(url))
    expect(reply.headers.get('content-disposition')).toContain('creatives.zip')
    const files = unzipSync(new Uint8Array(await reply.arrayBuffer()))
    expect(Object.keys(files)).toEqual(['Évening  lamps  2/1x1.webp', 'Évening  lamps  2 2/1x1.webp'])
    for (const bytes of Object.values(files)) expect((await sharp(bytes).metadata()).format).toBe('webp')
  })

  it('knows no format that was not drawn', async () => {
    const { id, call } = await createDrawn()
    expect(await call('download-ad-creative', { adCreativeId: id, format: '16:9' })).toEqual({
      error: 'creativeNotDrawn',
    })
  })

  it('needs a paid plan (CRE-14, PLN-06)', async () => {
    const { add, call } = await createStudio('free')
    expect(await call('download-ad-creative', { adCreativeId: await add() })).toEqual({
      error: 'needsPaidPlan',
    })
  })

  it('says that the pictures are not drawn', async () => {
    const { add, call } = await createStudio()
    expect(await call('download-ad-creative', { adCreativeId: await add() })).toEqual({
      error: 'creativeNotDrawn',
    })
  })
})

it.each([
  'archive-ad-creative',
  'delete-ad-creative',
  'download-ad-creative',
  'duplicate-ad-creative',
] as const)('%s knows no creative of another brand', async (name) => {
  const [mine, theirs] = [await createStudio(), await createStudio()]
  const id = await theirs.add()
  for (const adCreativeId of [id, crypto.randomUUID()])
    expect(await mine.call(name, { adCreativeId, isArchived: true })).toEqual({ error: 'creativeNotFound' })
  expect(ids(await theirs.list())).toEqual([id])
})
