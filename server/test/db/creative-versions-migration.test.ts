import { expect, it } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import { useDatabaseBefore } from '../support/before-migration.ts'

const database = await useDatabaseBefore('043-creative-versions')
const date = new Date('2026-11-01T09:00:00Z')
const urls = { '1:1': '/files/a.png' }

/** A brand with an ad and its drawn creative. */
async function addAd() {
  const [userId, ideaId, balloonId, creativeId] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()]
  const account = { id: userId, email: `${userId}@clients.example`, username: 'Mara Quinn', language: 'en' }
  await database.knex('user_account').insert({ ...account, termsAcceptedDate: date, creationDate: date })
  await database.knex('idea').insert({ id: ideaId, userId, title: ideaId, creationDate: date })
  const name = { name: balloonId, comparableName: balloonId }
  await database.knex('balloon').insert({ id: balloonId, ideaId, ...name, creationDate: date })
  await database.knex('ad_creative').insert({
    id: creativeId,
    ideaId,
    balloonId,
    layout: 'bigType',
    creatives: { '1:1': {} },
    creationDate: date,
    renderUrls: urls,
    renderStatus: 'done',
  })
  return { userId, ideaId, balloonId, creativeId }
}

async function launch(ad: Awaited<ReturnType<typeof addAd>>, number: number, changes: object) {
  const id = uuidv7()
  await database.knex('ad_run').insert({
    id,
    balloonId: ad.balloonId,
    ideaId: ad.ideaId,
    ownerId: ad.userId,
    number,
    componentId: 'c1',
    platform: 'facebook',
    adAccountType: 'provider',
    currency: 'EUR',
    budget: 1,
    vat: 0,
    vatPercent: 0,
    commissionPercent: 20,
    dailyBudget: 1,
    fundingRecurrence: 'oneOff',
    durationDays: 10,
    conversionObjective: 'sales',
    resultKind: 'conversions',
    creationDate: date,
    adType: 'traffic',
    isLatest: number === 1,
    snapshot: { 'component/c1/adCreativeId': ad.creativeId },
    ...changes,
  })
  return () => database.knex('ad_run').where({ id }).first('creativeId', 'creativeVersion', 'pictureUrls')
}

it('makes what a creative is its first version, with its pictures', async () => {
  const { creativeId } = await addAd()
  await database.migrateToNewest()
  expect(await database.knex('ad_creative').where({ id: creativeId }).first('version')).toEqual({
    version: 1,
  })
  expect(await database.knex('ad_creative_version').where({ creativeId })).toMatchObject([
    {
      number: 1,
      authorId: null,
      date,
      drafts: 1,
      layout: 'bigType',
      creatives: { '1:1': {} },
      renderUrls: urls,
      renderStatus: 'done',
      renderFailure: null,
    },
  ])
})

it('lets each launch keep the version that it shows, and what it has sent', async () => {
  const [ad, other] = [await addAd(), await addAd()]
  const { creativeId } = ad
  const unsent = await launch(ad, 1, {})
  const sent = await launch(ad, 2, { platformRef: 'a' })
  const stranger = await launch(other, 1, { snapshot: { 'component/c1/adCreativeId': creativeId } })
  const none = await launch(ad, 3, { snapshot: { 'component/c2/adCreativeId': creativeId } })
  await database.migrateToNewest()
  expect(await unsent()).toEqual({ creativeId, creativeVersion: 1, pictureUrls: null })
  expect(await sent()).toEqual({ creativeId, creativeVersion: 1, pictureUrls: urls })
  const nothing = { creativeId: null, creativeVersion: null, pictureUrls: null }
  expect(await stranger()).toEqual(nothing)
  expect(await none()).toEqual(nothing)
})

it('keeps creatives when their ads are deleted, and deletes them with their brands', async () => {
  const { ideaId, balloonId, creativeId, ...ad } = await addAd()
  await launch({ ideaId, balloonId, creativeId, ...ad }, 1, {})
  await database.migrateToNewest()
  const known = () => database.knex('ad_creative').where({ id: creativeId }).select('balloonId')
  await database.knex('balloon').where({ id: balloonId }).delete()
  expect(await known()).toEqual([{ balloonId: null }])
  await database.knex('idea').where({ id: ideaId }).delete()
  expect(await known()).toEqual([])
  expect(await database.knex('ad_creative_version').where({ creativeId })).toEqual([])
})

it('lets no version be deleted that a launch has shown', async () => {
  const ad = await addAd()
  await launch(ad, 1, {})
  await database.migrateToNewest()
  const deletion = async () => {
    await database.knex('ad_creative').where({ id: ad.creativeId }).delete()
  }
  await expect(deletion()).rejects.toThrow('violates foreign key constraint')
})
