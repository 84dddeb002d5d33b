import { addHours } from '@aloft/domain/core/dates'
import { describe, expect, it } from 'vitest'
import { jobHandlers } from '../../src/areas/jobs.ts'
import { createEmbeddedAdPlatform } from '../../src/gateways/ad-platform/ad-platform.embedded.ts'
import { newOrder } from '../../src/gateways/ad-platform/ad-order.fixtures.ts'
import { balancesOf } from '../../src/ledger/ledger.repo.ts'
import { createLog } from '../../src/log.ts'
import type { JobContext } from '../../src/queue/define.ts'
import { createLaunchableAd, grantCredit, launchableValues } from '../support/launches.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBrand, createTeam, joinTeam } from '../support/world.ts'

const server = await useServer()
const { knex } = server.database

async function launchableAd(credit = 17_850) {
  const login = await createAccount(server)
  const ideaId = await createBrand(server, { userId: login.id })
  const balloonId = await createLaunchableAd(server, ideaId)
  if (credit > 0) await grantCredit(server, ideaId, credit)
  const subject = { ideaId, balloonId, componentId: 'c1' }
  const call = async (name: 'launch-ad' | 'resume-ad' | 'stop-ad', options = {}) =>
    (await server.call(name, subject, { token: login.token, ...options })).body
  const change = (row: object) => knex('balloon').where({ id: balloonId }).update(row)
  return { login, ideaId, balloonId, subject, call, change }
}

describe('launch-ad', () => {
  it('pays an ad from credit and hands it over for review in one commit', async () => {
    const ad = await launchableAd()
    expect(await ad.call('launch-ad')).toMatchObject({
      adCampaign: {
        status: 'pending_approval',
        statusHistory: [
          { status: 'pending', event: 'LAUNCH' },
          { status: 'pending_approval', event: 'SUBMIT' },
        ],
        ads: [{ data: { budget: 150, vat: 28.5, endDate: null, submittedDate: expect.any(String) } }],
      },
    })
    expect(await balancesOf(knex, ad.login.id)).toMatchObject({ credit: 0, 'ad:budget': 15_000 })
  })

  it('launches once, however often it is asked (LCH-10)', async () => {
    const ad = await launchableAd(50_000)
    const key = crypto.randomUUID()
    const [first, repeated, other] = await Promise.all([
      ad.call('launch-ad', { key }),
      ad.call('launch-ad', { key }),
      ad.call('launch-ad'),
    ])
    // The first of the two keys launches the ad.
    expect(repeated).toEqual(first)
    expect([first, other].filter((reply) => Object.hasOwn(reply as object, 'error'))).toEqual([
      { error: 'adAlreadyRunning' },
    ])
    expect(await balancesOf(knex, ad.login.id)).toMatchObject({ credit: 32_150 })
  })

  it('needs the whole price with VAT as credit, and takes nothing where it lacks (LCH-07)', async () => {
    const ad = await launchableAd(17_849)
    expect(await ad.call('launch-ad')).toEqual({ error: 'notEnoughCredit' })
    expect(await balancesOf(knex, ad.login.id)).toMatchObject({ credit: 17_849 })
    expect(await knex('ad_run').where({ balloonId: ad.balloonId })).toEqual([])
  })

  it('says what stands against it (LCH-08, LCH-09, PUB-05, PLN-06, SES-29)', async () => {
    const ad = await launchableAd()
    const account = (row: object) => knex('user_account').where({ id: ad.login.id }).update(row)
    await account({ isEmailValidated: false })
    expect(await ad.call('launch-ad')).toEqual({ error: 'emailNotValidated' })
    await account({ isEmailValidated: true, planLabel: 'free' })
    expect(await ad.call('launch-ad')).toEqual({ error: 'needsPaidPlan' })
    await account({ planLabel: 'basic-2407' })
    await ad.change({ publishDates: [] })
    expect(await ad.call('launch-ad')).toEqual({ error: 'notPublished' })
    await ad.change({ archiveDate: new Date() })
    expect(await ad.call('launch-ad')).toEqual({ error: 'campaignArchived' })
    await ad.change({ archiveDate: null, publishDates: [server.clock.real()] })
    const value = { balloonId: ad.balloonId, key: 'component/c1/isActive', seq: 1, value: 'false' }
    await knex('balloon_value').insert({ ...value, date: server.clock.real(), isUserUpdate: false })
    expect(await ad.call('launch-ad')).toEqual({ error: 'campaignDisabled' })
  })

  it('lists the texts and rules that keep an ad from its launch, and why an admin rejected it (LCH-06)', async () => {
    const ad = await launchableAd()
    const values = knex('balloon_value').where({ balloonId: ad.balloonId })
    await values.clone().where({ key: 'component/c1/headline1' }).update({ value: '""' })
    await values.clone().where({ key: 'component/c1/headline2' }).update({ value: '"Rewired for life!!"' })
    const none = { key: null, failure: null, rule: null, text: null }
    expect(await ad.call('launch-ad')).toMatchObject({
      error: 'rejected',
      issues: expect.arrayContaining([
        { ...none, key: 'headline1', failure: 'requiredValue' },
        { ...none, key: 'headline2', rule: 'G06' },
      ]),
    })
    await ad.change({ status: 'rejected' })
    const change = {
      id: crypto.randomUUID(),
      balloonId: ad.balloonId,
      seq: 1,
      status: 'rejected',
      event: 'REJECT',
    }
    await knex('ad_status_change').insert({
      ...change,
      date: server.clock.real(),
      reason: JSON.stringify('The logo is not yours.'),
    })
    expect(await ad.call('launch-ad')).toEqual({
      error: 'rejected',
      issues: [{ ...none, text: 'The logo is not yours.' }],
    })
  })

  it('names a place that nobody finds on the map (TGT-04)', async () => {
    const ad = await launchableAd()
    await knex('balloon_value')
      .where({ balloonId: ad.balloonId, key: 'component/c1/locations' })
      .update({ value: JSON.stringify(['Thai, Leeds']) })
    expect(await ad.call('launch-ad')).toMatchObject({
      error: 'rejected',
      issues: [{ key: 'locations', failure: 'unknownLocation' }],
    })
  })

  it('asks what the editor asks: the ad’s targeting, its budget, and where it leads (EDT-12)', async () => {
    const ad = await launchableAd()
    const values = knex('balloon_value').where({ balloonId: ad.balloonId })
    const set = (key: string, value: unknown) =>
      values
        .clone()
        .where({ key: `component/${key}` })
        .update({ value: JSON.stringify(value) })
    const [ireland] = launchableValues['component/c1/locations']
    await set('c1/locations', [ireland, { ...ireland, name: 'Galway', country_name: 'Ireland' }])
    await set('c1/keywords', ['table lamp'])
    await set('c1/plannedBudget', 49)
    await set('c2/url', '')
    const none = { rule: null, text: null }
    expect(await ad.call('launch-ad')).toEqual({
      error: 'rejected',
      issues: expect.arrayContaining([
        { ...none, key: 'locations', failure: 'overlappingLocations' },
        { ...none, key: 'keywords', failure: 'tooFewKeywords' },
        { ...none, key: 'plannedBudget', failure: 'budgetTooLow' },
        { ...none, key: 'url', failure: 'requiredValue' },
      ]),
    })
  })

  it('launches no Meta ad for the European Union before it says who pays for it (M13)', async () => {
    const ad = await launchableAd(20_000)
    const date = server.clock.real()
    const row = { balloonId: ad.balloonId, seq: 2, date, isUserUpdate: false }
    const add = (values: Record<string, unknown>) =>
      knex('balloon_value').insert(
        Object.entries(values).map(([key, value]) => ({
          ...row,
          key: `component/c1/${key}`,
          value: JSON.stringify(value),
        })),
      )
    const own = {
      fbTitle: 'A lamp that lasts',
      fbMessage: 'A small glass lamp.',
      fbDescription: 'Blown here',
      adCreativeId: crypto.randomUUID(),
    }
    await add({ ...own, type: 'facebookAdCampaign' })
    const missing = { failure: null, rule: 'M13', text: null }
    expect(await ad.call('launch-ad')).toEqual({
      error: 'rejected',
      issues: [
        { ...missing, key: 'payer' },
        { ...missing, key: 'beneficiary' },
      ],
    })
    await add({ payer: 'Nightjar Lamps', beneficiary: 'Nightjar Lamps' })
    expect(await ad.call('launch-ad')).toMatchObject({ adCampaign: { status: 'pending_approval' } })
  })

  it('waits until the snippet was found on the website, and where its goal is reached (FLV-20)', async () => {
    const ad = await launchableAd()
    const none = { rule: null, text: null }
    await knex('idea').where({ id: ad.ideaId }).update({ snippet: {} })
    expect(await ad.call('launch-ad')).toEqual({
      error: 'rejected',
      issues: [{ ...none, key: 'website', failure: 'snippetMissing' }],
    })
    expect(await balancesOf(knex, ad.login.id)).toMatchObject({ credit: 17_850 })
    await knex('idea')
      .where({ id: ad.ideaId })
      .update({ snippet: { isValidated: true } })
    expect(await ad.call('launch-ad')).toMatchObject({ adCampaign: { status: 'pending_approval' } })
  })

  it('is for the owner alone, of whose credit it takes (LCH-14, OPN-61)', async () => {
    const ad = await launchableAd()
    const teamId = await createTeam(server, { ownerId: ad.login.id })
    await knex('idea').where({ id: ad.ideaId }).update({ teamId })
    const login = await createAccount(server, { plan: 'expand-2407' })
    await joinTeam(server, { teamId, login, role: 'collaborator' })
    expect((await server.call('launch-ad', ad.subject, login)).status).toBe(403)
    expect((await server.call('resume-ad', ad.subject, login)).status).toBe(403)
  })
})

/** A job's context without external services. */
function contextAt(now: Date): JobContext {
  const { clock, queue } = server
  const enqueue: JobContext['enqueue'] = (db, name, payload) => queue.add(db, name, payload)
  return { db: knex, clock, now, enqueue, log: createLog('silent') } as unknown as JobContext
}

describe('an ad that cannot be sent to its platform', () => {
  const unsent = {
    'never made': async () => ({}),
    'made and never shown': async (key: string) => ({
      platformRef: await createEmbeddedAdPlatform().create(newOrder('google'), key),
      isShown: true,
      sentPeriods: 0,
    }),
  }

  it.each(Object.entries(unsent))(
    'is work in progress again after six hours, being %s (LCH-13)',
    async (_, row) => {
      const ad = await launchableAd()
      await ad.call('launch-ad')
      const { id: launchId } = await knex('ad_run').where({ balloonId: ad.balloonId }).first('id')
      const approvedDate = server.clock.real()
      await knex('ad_run')
        .where({ id: launchId })
        .update({ approvedDate, ...(await row(launchId)) })
      const exhaust = (hours: number) =>
        jobHandlers['advance-launch'].onExhausted(contextAt(addHours(approvedDate, hours)), { launchId })
      const status = async () => (await knex('balloon').where({ id: ad.balloonId }).first('status'))?.status
      await exhaust(5.9)
      expect(await status()).toBe('pending_approval')
      expect(await knex('due_work').where({ kind: 'advance-launch', subject: launchId })).toMatchObject([
        { dueDate: addHours(approvedDate, 6.15) },
      ])
      await exhaust(6.15)
      await exhaust(6.2)
      expect(await status()).toBe('IN_PROGRESS')
      expect(await balancesOf(knex, ad.login.id)).toMatchObject({ credit: 17_850, 'ad:budget': 0, refund: 0 })
      const { body } = await server.call('get-notifications', {}, ad.login)
      expect((body as { notifications: object[] }).notifications[0]).toMatchObject({ kind: 'adLaunchFailed' })
      const mails = knex('mail').where({ name: 'adLaunchFailed' })
      expect(await mails.whereRaw(`payload ->> 'balloonId' = ?`, [ad.balloonId])).toHaveLength(1)
      expect(await ad.call('launch-ad')).toMatchObject({ adCampaign: { ads: [{}, { data: { number: 2 } }] } })
    },
  )
})

describe('resume-ad', () => {
  it('runs a stopped ad once more, as a new launch (LCH-03)', async () => {
    const ad = await launchableAd()
    await ad.call('launch-ad')
    expect(await ad.call('stop-ad')).toMatchObject({ creditedAmount: 178.5 })
    expect(await ad.call('resume-ad')).toMatchObject({
      adCampaign: {
        status: 'pending_approval',
        ads: [{ data: { number: 1, refund: 178.5 } }, { data: { number: 2 } }],
      },
    })
    expect(await balancesOf(knex, ad.login.id)).toMatchObject({ credit: 0, 'ad:budget': 15_000, refund: 0 })
  })
})
