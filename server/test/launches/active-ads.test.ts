import { describe, expect, it } from 'vitest'
import { createLaunchableAd, createLaunch, grantCredit, passHours } from '../support/launches.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBrand } from '../support/world.ts'

// A fixed market, so that the safety net stops no launch by chance.
const server = await useServer({ privateOrigins: [], env: { AD_SIMULATOR_SEED: 'nightjar' } })
const { knex } = server.database

async function launchableAd(values: Record<string, number | string> = {}) {
  const login = await createAccount(server)
  const ideaId = await createBrand(server, { userId: login.id })
  const balloonId = await createLaunchableAd(server, ideaId, values)
  await grantCredit(server, ideaId, 17_850)
  const subject = { ideaId, balloonId, componentId: 'c1' }
  const call = async (name: 'launch-ad' | 'stop-ad' | 'resume-ad' | 'edit-ad', token = login.token) =>
    (await server.call(name, subject, { token })).body
  const flag = async () =>
    knex('balloon_value')
      .where({ balloonId })
      .whereLike('key', '%/isActive')
      .orderBy('seq')
      .select('key', 'value', 'isUserUpdate', 'authorId')
  const status = async () => (await knex('balloon').where({ id: balloonId }).first('status'))?.status
  const data = async () => {
    const { body } = await server.call('get-ads', { ideaId }, login)
    return (body as { ads: { data: object }[] }).ads[0]?.data
  }
  return { login, ideaId, balloonId, subject, call, flag, status, data }
}

const set = [{ key: 'component/c1/isActive', value: true, isUserUpdate: false, authorId: null }]

describe('the flag of an ad that runs (PUB-01)', () => {
  it('is there from its submission to the end of its launch, and leaves nothing in its history', async () => {
    const ad = await launchableAd()
    const before = await ad.data()
    expect(await ad.flag()).toEqual([])
    expect(await ad.call('launch-ad')).toHaveProperty('adCampaign')
    expect(await ad.flag()).toEqual(set)
    await passHours(server, 50)
    expect(['learning', 'running']).toContain(await ad.status())
    expect(await ad.flag()).toEqual(set)
    await passHours(server, 24 * 12)
    expect(await ad.status()).toBe('finished')
    expect(await ad.flag()).toEqual([])
    expect(await ad.data()).toEqual(before)
  })

  it('is gone once the ad is stopped, and back once it is resumed, as approved as it was (LCH-03)', async () => {
    const ad = await launchableAd()
    await ad.call('launch-ad')
    await passHours(server, 50)
    await ad.call('stop-ad')
    expect(await ad.status()).toBe('pending_refund')
    expect(await ad.flag()).toEqual([])
    await passHours(server, 1)
    await grantCredit(server, ad.ideaId, 17_850)
    expect(await ad.call('resume-ad')).toHaveProperty('adCampaign')
    expect(await ad.flag()).toEqual(set)
    const launch = await knex('ad_run').where({ balloonId: ad.balloonId, number: 2 }).first('approvedDate')
    expect(launch?.approvedDate).not.toBeNull()
  })

  it('is gone where the ad is rejected', async () => {
    const ad = await launchableAd()
    await ad.call('launch-ad')
    const admin = await createAccount(server, { isAdmin: true })
    const reject = { ...ad.subject, message: 'The logo is not yours.' }
    const { body } = await server.call('admin-reject-ad', reject, admin)
    expect(body).not.toHaveProperty('error')
    expect(await ad.status()).toBe('rejected')
    expect(await ad.flag()).toEqual([])
  })

  it('stays while the next month waits for its payment, and goes where nobody pays', async () => {
    const ad = await launchableAd({ 'component/c1/fundingRecurrence': 'monthly' })
    await ad.call('launch-ad')
    await passHours(server, 24 * 35)
    expect(await ad.status()).toBe('payment_failed')
    expect(await ad.flag()).toEqual(set)
    await passHours(server, 24 * 8)
    expect(await ad.status()).toBe('stopped')
    expect(await ad.flag()).toEqual([])
  })

  it('is no edit: nothing is to be published, and nobody has written it', async () => {
    const ad = await launchableAd()
    const versions = async () =>
      (await server.call('get-balloon-versions', ad.subject, ad.login)).body as { versions: unknown[] }
    const before = await versions()
    await ad.call('launch-ad')
    expect(await versions()).toEqual(before)
    await ad.call('stop-ad')
    await ad.call('edit-ad')
    expect(await versions()).toEqual(before)
    const { body } = await server.call(
      'update-balloon',
      {
        ideaId: ad.ideaId,
        balloonId: ad.balloonId,
        data: { 'component/c1/isActive': false },
        // The data of a page that was opened while the ad was live.
        base: { 'component/c1/isActive': [true] },
      },
      ad.login,
    )
    expect(body).not.toHaveProperty('error')
    expect(await ad.flag()).toMatchObject([{ value: false, isUserUpdate: true, authorId: ad.login.id }])
  })

  it('leaves the owner’s switch as it is (LCH-08)', async () => {
    const ad = await launchableAd()
    const off = { ideaId: ad.ideaId, balloonId: ad.balloonId, data: { 'component/c1/isActive': false } }
    await server.call('update-balloon', off, ad.login)
    const before = await ad.flag()
    expect(before).toMatchObject([{ value: false, isUserUpdate: true, authorId: ad.login.id }])
    await createLaunch(server, { ideaId: ad.ideaId, balloonId: ad.balloonId, status: 'running' })
    expect(await ad.flag()).toEqual(before)
    await ad.call('stop-ad')
    expect(await ad.flag()).toEqual(before)
  })

  it('does not come along with a copy', async () => {
    const ad = await launchableAd()
    await ad.call('launch-ad')
    const { body } = await server.call('duplicate-balloon', ad.subject, ad.login)
    const { newBalloonId } = body as { newBalloonId: string }
    const keys = await knex('balloon_value').where({ balloonId: newBalloonId }).pluck('key')
    expect(keys.filter((key: string) => key.endsWith('/isActive'))).toEqual([])
    expect(keys).not.toEqual([])
  })
})
