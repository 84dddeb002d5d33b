import { maxDrafts } from '@aloft/domain/plans/plan-catalogue.rules'
import { describe, expect, it } from 'vitest'
import { createActiveAds } from '../support/launches.ts'
import { useServer } from '../support/test-server.ts'
import { createBalloon, createDrafts } from '../support/world.ts'
import { balloonIn, ownAd } from './owned-ad.ts'

const server = await useServer()
const { clock, database } = server
const { knex } = database

async function archivableAd(options?: Parameters<typeof ownAd>[1]) {
  const ad = await ownAd(server, options)
  const archive = (isArchived: boolean, balloonId = ad.balloonId) =>
    server.call('archive-balloon', { ideaId: ad.ideaId, balloonId, isArchived }, { token: ad.login.token })
  return { ...ad, archive }
}

describe('archive-balloon', () => {
  it('puts an ad away and takes it back as it was', async () => {
    const ad = await archivableAd({ name: 'Autumn lamps' })
    await ad.update({ 'component/c1/fbTitle': 'Light for life' })
    const before = await ad.read()
    const away = balloonIn(await ad.archive(true))
    expect(away).toEqual({ ...before, archiveDate: expect.any(String) })
    expect(await ad.read()).toEqual(away)
    expect((await ad.update({ 'component/c1/fbTitle': 'No' })).body).toEqual({
      error: 'adNotEditable',
      status: 'IN_PROGRESS',
    })
    expect(balloonIn(await ad.archive(false))).toEqual(before)
  })

  it('says the same when asked again', async () => {
    const ad = await archivableAd()
    const first = balloonIn(await ad.archive(true))
    clock.moveHours(1)
    expect(balloonIn(await ad.archive(true))).toEqual(first)
  })

  it('makes room in a full plan by an ad that runs, which stops (GEN-09, PUB-10)', async () => {
    const ad = await archivableAd({ plan: 'free' })
    const [running = ''] = await createActiveAds(server, ad.ideaId, 3)
    await ad.archive(true)
    expect((await ad.duplicate()).body).toEqual({ error: 'maxAds', limit: 3, count: 3 })
    expect(balloonIn(await ad.archive(true, running))).toMatchObject({ status: 'pending_refund' })
    expect((await ad.duplicate({ key: crypto.randomUUID() })).body).toHaveProperty('newBalloonId')
  })

  it('takes an ad back into a full plan, where it does not count until it runs', async () => {
    const ad = await archivableAd({ plan: 'free' })
    await ad.archive(true)
    await createActiveAds(server, ad.ideaId, 3)
    expect(balloonIn(await ad.archive(false))).toMatchObject({ status: 'IN_PROGRESS', archiveDate: null })
  })

  it('takes no draft back into a brand that holds as many as it may (OPN-52)', async () => {
    const ad = await archivableAd()
    await ad.archive(true)
    await createDrafts(server, ad.ideaId, maxDrafts)
    expect((await ad.archive(false)).body).toEqual({ error: 'maxDrafts', limit: 200, count: 200 })
    expect((await ad.read()).archiveDate).not.toBeNull()
    await knex('balloon').where({ id: ad.balloonId }).update({ status: 'stopped' })
    expect(balloonIn(await ad.archive(false))).toMatchObject({ archiveDate: null })
  })

  it('gives an ad whose name was taken meanwhile the nearest free one (FLV-14)', async () => {
    const ad = await archivableAd({ name: 'Lamps' })
    await ad.archive(true)
    await createBalloon(server, { ideaId: ad.ideaId, name: 'Lamps' })
    expect(balloonIn(await ad.archive(false)).name).toBe('Lamps 2')
  })

  it('leaves an ad alone whose money is on its way (EDT-04)', async () => {
    const ad = await archivableAd()
    for (const status of ['pending', 'pending_refund']) {
      await knex('balloon').where({ id: ad.balloonId }).update({ status })
      expect((await ad.archive(true)).body).toEqual({ error: 'adUnderWay', status })
    }
  })

  it('knows no ad of another brand', async () => {
    const [ad, other] = [await archivableAd(), await archivableAd()]
    expect((await ad.archive(true, other.balloonId)).body).toEqual({ error: 'balloonNotFound' })
    expect((await other.read()).archiveDate).toBeNull()
  })
})
