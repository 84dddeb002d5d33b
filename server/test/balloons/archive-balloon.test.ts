import { describe, expect, it } from 'vitest'
import { useServer } from '../support/test-server.ts'
import { createBalloon } from '../support/world.ts'
import { balloonIn, ownAd } from './owned-ad.ts'

const server = await useServer()
const { clock, database } = server
const { knex } = database

async function archivableAd(wish?: Parameters<typeof ownAd>[1]) {
  const ad = await ownAd(server, wish)
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

  it('makes room in a full plan, and takes none back into it (GEN-09)', async () => {
    const ad = await archivableAd({ plan: 'free' })
    for (let i = 0; i < 2; i++) await createBalloon(server, { ideaId: ad.ideaId })
    expect((await ad.duplicate()).body).toEqual({ error: 'maxAds', limit: 3, count: 3 })
    await ad.archive(true)
    expect((await ad.duplicate({ key: crypto.randomUUID() })).body).toHaveProperty('newBalloonId')
    expect((await ad.archive(false)).body).toEqual({ error: 'maxAds', limit: 3, count: 3 })
    expect((await ad.read()).archiveDate).not.toBeNull()
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
