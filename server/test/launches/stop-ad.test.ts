import type { ActionName } from '@aloft/contract/actions'
import { balloonStatuses } from '@aloft/domain/balloons/balloon-status.rules'
import { describe, expect, it, vi } from 'vitest'
import { ownAd } from '../balloons/owned-ad.ts'
import { createLaunch, verifiedGoal } from '../support/launches.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createTeam, joinTeam } from '../support/world.ts'

const server = await useServer({ privateOrigins: [] })
const { clock, database } = server
const { knex } = database

interface Campaign {
  status: string
  statusHistory: { status: string; event: string }[]
  ads: { data: { stopReason: string | null; refund: number; isSettled: boolean } }[]
}

async function launchedAd(status: Parameters<typeof createLaunch>[1]['status'], changes = {}) {
  const ad = await ownAd(server)
  const { ideaId, balloonId, login } = ad
  await createLaunch(server, { ideaId, balloonId, status, changes })
  const subject = { ideaId, balloonId, componentId: 'c1' }
  const { token } = login
  const call = async (name: 'stop-ad' | 'edit-ad' | 'get-ad-campaign', as = token) =>
    (await server.call(name, subject, { token: as })).body
  const credit = async () =>
    ((await server.call('get-user', {}, { token })).body as { credit: number }).credit
  return { ...ad, subject, call, credit, campaign: async () => (await call('get-ad-campaign')) as Campaign }
}

describe('stop-ad', () => {
  it('credits the whole budget of an ad that waits for its approval (LCH-01, OPN-40)', async () => {
    const ad = await launchedAd('pending_approval')
    expect(await ad.credit()).toBe(0)
    expect(await ad.call('stop-ad')).toMatchObject({ creditedAmount: 119, adCampaign: { status: 'stopped' } })
    expect(await ad.credit()).toBe(119)
    expect((await ad.campaign()).ads[0]?.data).toMatchObject({ stopReason: 'user_stopped', refund: 119 })
  })

  it('leaves no end date with a launch that never started (LST-03)', async () => {
    const ad = await launchedAd('pending_approval')
    const { ideaId, balloonId } = ad.subject
    await ad.call('stop-ad')
    const ask = async (name: ActionName, more: object) =>
      (await server.call(name, { ideaId, ...more }, ad.login)).body
    const never = { startDate: null, endDate: null }
    expect((await ad.campaign()).ads[0]?.data).toMatchObject({ ...never, stopReason: 'user_stopped' })
    expect(await ask('get-ad-runs', {})).toMatchObject({ adRuns: [never] })
    expect(await ask('get-ad-performance', { balloonId, componentId: 'c1' })).toMatchObject({
      runs: [{ ...never, lastResultDate: null }],
    })
    expect(await ask('get-brand-performance', {})).toMatchObject({
      ads: [{ startDate: null, lastResultDate: null }],
    })
  })

  it('credits once what a live ad left over, when the delay is over (LCH-02, OPN-39, OPN-40)', async () => {
    const ad = await launchedAd('running', { spend: 4_000 })
    expect(await ad.call('stop-ad')).toMatchObject({
      creditedAmount: 0,
      adCampaign: { status: 'pending_refund' },
    })
    clock.moveHours(0.24)
    await server.fallDue()
    expect((await ad.campaign()).status).toBe('pending_refund')
    expect(await ad.credit()).toBe(0)
    clock.moveHours(0.02)
    // Both nodes find it due, and one is slow.
    await server.queue.add(knex, 'advance-launch', {
      launchId: (await knex('ad_run').where({ balloonId: ad.balloonId }).first('id')).id,
    })
    await server.fallDue()
    server.queue.wake('fast')
    await vi.waitFor(async () => expect((await ad.campaign()).status).toBe('stopped'), 10_000)
    // 100 less 40 of spend less 8 of commission, and the VAT on that.
    expect(await ad.credit()).toBe(61.88)
    expect((await ad.campaign()).ads[0]?.data).toMatchObject({ refund: 61.88, isSettled: true })
  })

  it('finds nothing to stop in any other status (LCH-11)', async () => {
    const ad = await launchedAd('running')
    const refused: string[] = []
    for (const status of balloonStatuses) {
      await knex('balloon').where({ id: ad.balloonId }).update({ status })
      const reply = (await ad.call('stop-ad')) as { error?: string }
      if (reply.error === 'runningAdNotFound') refused.push(status)
    }
    expect(refused).toEqual([
      'IN_PROGRESS',
      'pending',
      'stopped',
      'rejected',
      'pending_refund',
      'finished',
      'deprecated',
    ])
  })
})

it('finds nothing to stop in an ad that was never paid, and gives nothing back', async () => {
  const ad = await launchedAd('payment_failed', { submittedDate: null })
  expect(await ad.call('stop-ad')).toEqual({ error: 'runningAdNotFound' })
  expect(await ad.campaign()).toMatchObject({ status: 'payment_failed', ads: [{ data: { refund: 0 } }] })
})

describe('edit-ad', () => {
  it('takes a rejected or stopped ad back into work, for its collaborators too (OPN-38)', async () => {
    for (const status of ['rejected', 'stopped'] as const) {
      const ad = await launchedAd(status)
      expect(await ad.call('edit-ad')).toMatchObject({ adCampaign: { status: 'IN_PROGRESS' } })
      expect((await ad.campaign()).statusHistory).toMatchObject([{ status: 'IN_PROGRESS', event: 'EDIT' }])
      expect((await ad.update({ 'component/c1/fbTitle': 'New' })).body).toHaveProperty('balloon')
    }
  })

  it('leaves an ad alone that runs, that is over, or that was archived', async () => {
    const ad = await launchedAd('running')
    expect(await ad.call('edit-ad')).toEqual({ error: 'adNotEditable', status: 'running' })
    await knex('balloon').where({ id: ad.balloonId }).update({ status: 'finished' })
    expect(await ad.call('edit-ad')).toEqual({ error: 'adNotEditable', status: 'finished' })
    await knex('balloon')
      .where({ id: ad.balloonId })
      .update({ status: 'rejected', archiveDate: clock.real() })
    expect(await ad.call('edit-ad')).toEqual({ error: 'adNotEditable', status: 'rejected' })
  })
})

describe('get-ad-campaign', () => {
  it('returns an ad with its history and launches (ENT-21)', async () => {
    const ad = await launchedAd('running', {
      spend: 1_250,
      clicks: 40,
      conversions: 2,
      revenue: 6_000,
      snapshot: verifiedGoal,
    })
    expect(await ad.campaign()).toMatchObject({
      balloonId: ad.balloonId,
      componentId: 'c1',
      status: 'running',
      clicks: 40,
      ads: [{ data: { budget: 100, vat: 19, cost: 12.5, revenue: 60, conversionObjective: 'sales' } }],
    })
  })

  it.each([{ componentId: 'c2' }, { balloonId: crypto.randomUUID() }])(
    'answers NOK to %j (LCH-17)',
    async (other) => {
      const ad = await launchedAd('running')
      const { token } = ad.login
      expect((await server.call('get-ad-campaign', { ...ad.subject, ...other }, { token })).body).toBe('NOK')
    },
  )
})

describe('archive-balloon', () => {
  it('stops an ad that runs, and takes it back stopped (PUB-10)', async () => {
    const ad = await launchedAd('learning')
    const archive = (isArchived: boolean) =>
      server.call('archive-balloon', { ...ad.subject, isArchived }, { token: ad.login.token })
    expect((await archive(true)).body).toMatchObject({ balloon: { status: 'pending_refund' } })
    clock.moveHours(0.25)
    // As the ticker does, repeatedly: a running job of the launch may schedule more.
    const tick = async () => {
      await server.fallDue()
      server.queue.wake('fast')
      expect((await ad.campaign()).status).toBe('stopped')
    }
    await vi.waitFor(tick, { timeout: 10_000, interval: 200 })
    expect((await archive(false)).body).toMatchObject({ balloon: { status: 'stopped', archiveDate: null } })
    expect((await ad.campaign()).ads[0]?.data.stopReason).toBe('archived')
  })

  it('stops nothing for a collaborator (OPN-63)', async () => {
    const ad = await launchedAd('running')
    const teamId = await createTeam(server, { ownerId: ad.login.id })
    await knex('idea').where({ id: ad.ideaId }).update({ teamId })
    const login = await createAccount(server)
    await joinTeam(server, { teamId, login, role: 'collaborator' })
    const { body } = await server.call('archive-balloon', { ...ad.subject, isArchived: true }, login)
    expect(body).toEqual({ error: 'adUnderWay', status: 'running' })
    expect((await server.call('stop-ad', ad.subject, login)).status).toBe(403)
  })
})

it('archive-idea stops the ads of a brand, which stay stopped when it is restored (PUB-10)', async () => {
  const ad = await launchedAd('running')
  const archive = (isArchived: boolean) =>
    server.call('archive-idea', { ideaId: ad.ideaId, isArchived }, { token: ad.login.token })
  expect((await archive(true)).status).toBe(200)
  const { status, ads } = await ad.campaign()
  expect({ status, reason: ads[0]?.data.stopReason }).toEqual({
    status: 'pending_refund',
    reason: 'archived',
  })
  await archive(false)
  expect((await ad.campaign()).status).toBe('pending_refund')
})
