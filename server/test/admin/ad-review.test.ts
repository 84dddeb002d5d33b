import { addHours } from '@aloft/domain/core/dates'
import { describe, expect, it } from 'vitest'
import { finishRender } from '../../src/areas/creatives/creative-version.repo.ts'
import { balancesOf } from '../../src/ledger/ledger.repo.ts'
import { nowOf } from '../many-nodes/product-time.ts'
import { startTestTrial } from '../support/payments.ts'
import { createLaunchableAd, createLaunch, grantCredit } from '../support/launches.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBrand, createCreative, firstDraft } from '../support/world.ts'

const server = await useServer()
const { knex } = server.database
const admin = await createAccount(server, { isAdmin: true })

/** The day of product time that many days from now, as `YYYY-MM-DD`. */
async function dayIn(days: number): Promise<string> {
  return addHours(await nowOf(server), 24 * days)
    .toISOString()
    .slice(0, 10)
}

async function submittedAd() {
  const login = await createAccount(server)
  const ideaId = await createBrand(server, { userId: login.id })
  const balloonId = await createLaunchableAd(server, ideaId)
  await grantCredit(server, ideaId, 17_850)
  const subject = { ideaId, balloonId, componentId: 'c1' }
  await server.call('launch-ad', subject, login)
  const approve = async (changes: object = {}) =>
    (
      await server.call(
        'admin-approve-ad',
        { ...subject, targetCpc: 0.8, fromLaunchDate: await dayIn(8), ...changes },
        admin,
      )
    ).body
  const reject = async (message: string, changes: object = {}) =>
    (await server.call('admin-reject-ad', { ...subject, message, ...changes }, admin)).body
  return { login, subject, approve, reject }
}

/** As if the ad was launched with a finished creative and a headline in capitals. */
async function showPicture({ ideaId, balloonId }: { ideaId: string; balloonId: string }, url: string) {
  const id = await createCreative(server, { ideaId })
  await finishRender(knex, firstDraft(id), { urls: { '1:1': url }, failure: null })
  const snapshot = JSON.stringify({
    'component/c1/adCreativeId': id,
    'component/c1/headline1': 'Table lamp of glass!',
  })
  await knex('ad_run')
    .where({ balloonId })
    .update({ snapshot: knex.raw('snapshot || ?::jsonb', [snapshot]), creativeId: id, creativeVersion: 1 })
}

describe('admin-get-ad-reviews', () => {
  it('lists what waits, with findings and history, and what is shown apart (ADM-01)', async () => {
    const ad = await submittedAd()
    await showPicture(ad.subject, '/files/wren.png')
    const reviews = async (status: string) =>
      (
        (await server.call('admin-get-ad-reviews', { filters: { status } }, admin)).body as {
          reviews: object[]
        }
      ).reviews
    expect(await reviews('waiting')).toContainEqual(
      expect.objectContaining({
        ...ad.subject,
        status: 'pending_approval',
        owner: ad.login.email,
        budget: 150,
        dailyBudget: 15,
        logoUrl: null,
        pictureUrls: { '1:1': '/files/wren.png' },
        findings: [{ rule: 'G12', severity: 'warning', key: 'headline1', details: {} }],
        statusHistory: [
          expect.objectContaining({ event: 'LAUNCH' }),
          expect.objectContaining({ event: 'SUBMIT' }),
        ],
      }),
    )
    expect(await reviews('live')).toEqual([])
    await ad.reject('Not your logo.')
    await server.call('edit-ad', ad.subject, ad.login)
    const again = await server.call('launch-ad', ad.subject, ad.login)
    expect(again.body).toMatchObject({ adCampaign: { status: 'pending_approval' } })
    const all = await reviews('all')
    expect(all.filter((one) => 'balloonId' in one && one.balloonId === ad.subject.balloonId)).toHaveLength(1)
    await ad.approve()
    expect(await reviews('waiting')).not.toContainEqual(expect.objectContaining(ad.subject))
    expect(await reviews('all')).toContainEqual(expect.objectContaining(ad.subject))
  })
})

describe('admin-approve-ad', () => {
  it('keeps the most a click may cost and the day it begins (ADM-05)', async () => {
    const ad = await submittedAd()
    expect(await ad.approve()).toMatchObject({ adCampaign: { status: 'pending_approval' } })
    const launch = await knex('ad_run').where({ balloonId: ad.subject.balloonId }).first()
    expect(launch).toMatchObject({
      fromDate: new Date(`${await dayIn(8)}T00:00:00Z`),
      approvedDate: expect.any(Date),
    })
    expect(launch.targetCpc).toBe(80)
    expect(await ad.approve()).toEqual({ error: 'launchFailed' })
  })

  it('refuses what is no date, no number or no campaign (ADM-05, ADM-06)', async () => {
    const ad = await submittedAd()
    expect(await ad.approve({ fromLaunchDate: '' })).toEqual({ error: 'invalidDate' })
    expect(await ad.approve({ balloonId: crypto.randomUUID() })).toEqual({ error: 'campaignNotFound' })
    expect(await ad.approve({ targetCpc: 'abc' })).toMatchObject({
      error: 'invalidPayload',
      field: 'targetCpc',
    })
  })
})

describe('the day from which an approved ad may be shown', () => {
  const waiting = async () =>
    (
      (await server.call('admin-get-ad-reviews', { filters: { status: 'waiting' } }, admin)).body as {
        reviews: { balloonId: string; latestLaunchDate: string }[]
      }
    ).reviews

  it('is at most 30 days away, as its money waits meanwhile (ADM-05)', async () => {
    const ad = await submittedAd()
    for (const days of [31, 366, 10 * 366])
      expect(await ad.approve({ fromLaunchDate: await dayIn(days) })).toEqual({ error: 'invalidDate' })
    expect((await waiting()).find(({ balloonId }) => balloonId === ad.subject.balloonId)).toMatchObject({
      latestLaunchDate: await dayIn(30),
    })
    expect(await ad.approve({ fromLaunchDate: await dayIn(30) })).toHaveProperty('adCampaign')
  })

  it('is not behind the time for which its owner’s plan is paid (ADM-05)', async () => {
    const ad = await submittedAd()
    await startTestTrial(server, ad.login)
    expect((await waiting()).find(({ balloonId }) => balloonId === ad.subject.balloonId)).toMatchObject({
      latestLaunchDate: await dayIn(10),
    })
    expect(await ad.approve({ fromLaunchDate: await dayIn(11) })).toEqual({ error: 'invalidDate' })
    expect(await ad.approve({ fromLaunchDate: await dayIn(10) })).toHaveProperty('adCampaign')
  })
})

describe('admin-reject-ad', () => {
  it('needs a reason, shows it, and refunds the whole amount (LCH-05)', async () => {
    const ad = await submittedAd()
    expect(await ad.reject('  ')).toEqual({ error: 'reasonRequired' })
    expect(await ad.reject('Not your logo.')).toMatchObject({
      adCampaign: { status: 'rejected', ads: [{ data: { stopReason: 'rejected', refund: 178.5 } }] },
    })
    expect(await balancesOf(knex, ad.login.id)).toMatchObject({ credit: 17_850, 'ad:budget': 0 })
    const { body } = await server.call('get-ad-campaign', ad.subject, ad.login)
    expect(body).toMatchObject({ statusHistory: [{}, {}, { status: 'rejected', reason: 'Not your logo.' }] })
    expect(await ad.reject('Again')).toEqual({ error: 'launchFailed' })
    expect(await ad.reject('Unknown', { balloonId: crypto.randomUUID() })).toEqual({
      error: 'campaignNotFound',
    })
  })

  it('takes one down that is shown, whose refund waits for its last figures', async () => {
    const ad = await submittedAd()
    const { ideaId } = ad.subject
    const balloonId = await createLaunchableAd(server, ideaId)
    await createLaunch(server, { ideaId, balloonId, status: 'running', changes: { spend: 4_000 } })
    expect(await ad.reject('Complaints', { balloonId })).toMatchObject({
      adCampaign: { status: 'rejected', ads: [{ data: { refund: 0, isSettled: false } }] },
    })
  })
})

it('admits admins and nobody else (OPN-90)', async () => {
  const ad = await submittedAd()
  const { status, body } = await server.call('admin-reject-ad', { ...ad.subject, message: 'No' }, ad.login)
  expect({ status, body }).toMatchObject({ status: 403, body: { error: 'notAdmin' } })
})

it('stops any ad as an admin, for a reason shown to its user', async () => {
  const ad = await submittedAd()
  const stop = { ...ad.subject, reason: ' The shop has closed. ' }
  expect((await server.call('stop-ad', stop, admin)).body).toMatchObject({
    adCampaign: {
      status: 'stopped',
      statusHistory: [{}, {}, { event: 'STOP', reason: 'The shop has closed.' }],
      ads: [{ data: { stopReason: 'admin_stopped' } }],
    },
  })
  const { body } = await server.call('get-notifications', {}, ad.login)
  expect(JSON.stringify(body)).toContain('The shop has closed.')
})
