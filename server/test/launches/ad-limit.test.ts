import { exampleBrandBrief } from '@aloft/contract/briefs/briefs.examples'
import { exampleAdParams } from '@aloft/contract/ads/ads.examples'
import { maxDrafts } from '@aloft/domain/plans/plan-catalogue.rules'
import { describe, expect, it } from 'vitest'
import { briefsOf } from '../../src/areas/briefs/brief.repo.ts'
import { cardNumbers, submitCard, submitPage } from '../support/payments.ts'
import { createActiveAds, createLaunchableAd, grantCredit } from '../support/launches.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBrand, createDrafts } from '../support/world.ts'

// Without a worker: only the calls change ads, and their jobs wait.
const server = await useServer()
const { knex } = server.database

/** An owner of two brands whose plan allows five active ads, some of them taken. */
async function ownerWith(taken: number) {
  const login = await createAccount(server)
  const ideaIds = [
    await createBrand(server, { userId: login.id }),
    await createBrand(server, { userId: login.id }),
  ] as const
  await createActiveAds(server, ideaIds[0], taken)
  const draft = async (n = 0) => {
    const ideaId = ideaIds[n % 2] ?? ideaIds[0]
    const balloonId = await createLaunchableAd(server, ideaId)
    await knex('user_account').where({ id: login.id }).update({ planLabel: 'basic-2407' })
    return { ideaId, balloonId, componentId: 'c1' }
  }
  const drafts = async (count: number) => {
    const subjects: Awaited<ReturnType<typeof draft>>[] = []
    for (let n = 0; n < count; n++) subjects.push(await draft(n))
    return subjects
  }
  type Subject = Awaited<ReturnType<typeof draft>>
  const call = async (name: 'launch-ad' | 'resume-ad' | 'stop-ad', subject: Subject) =>
    (await server.call(name, subject, { token: login.token, key: crypto.randomUUID() })).body as object
  const pay = async (subject: Subject) =>
    (await server.call('pay-ad', { ...subject, method: 'card', creditAmount: 0 }, login)).body as {
      paymentId: string
      url: string
    }
  const create = async (ideaId: string) => {
    await briefsOf(knex, ideaId).saveOnly('brand', exampleBrandBrief, null, server.clock.real())
    const params = { ...exampleAdParams, ideaId }
    return (await server.call('create-ad', params, { token: login.token, key: crypto.randomUUID() }))
      .body as object
  }
  const setPlan = (label: string) => knex('user_account').where({ id: login.id }).update({ planLabel: label })
  await grantCredit(server, ideaIds[0], 500_000)
  return { login, ideaIds, draft, drafts, call, create, pay, setPlan }
}

const full = { error: 'maxAds', limit: 5, count: 5 }
const isDone = (body: object) => !Object.hasOwn(body, 'error')
const countActive = (ownerId: string) =>
  knex('ad_run').where({ ownerId, endedDate: null, isLatest: true }).whereNotNull('submittedDate')

describe('the most active ads of a plan', () => {
  it('is not passed by launches of the same moment, on two brands (GEN-09)', async () => {
    const owner = await ownerWith(4)
    const replies = await Promise.all(
      (await owner.drafts(4)).map((subject) => owner.call('launch-ad', subject)),
    )
    expect(replies.filter(isDone)).toHaveLength(1)
    expect(replies.filter((body) => !isDone(body))).toEqual([full, full, full])
    expect(await countActive(owner.login.id)).toHaveLength(5)
  })

  it('is not passed by ads that are resumed in the same moment', async () => {
    const owner = await ownerWith(3)
    const subjects = await owner.drafts(2)
    for (const subject of subjects)
      expect(await owner.call('launch-ad', subject)).toHaveProperty('adCampaign')
    for (const subject of subjects) await owner.call('stop-ad', subject)
    await createActiveAds(server, owner.ideaIds[1], 1)
    const replies = await Promise.all(subjects.map((subject) => owner.call('resume-ad', subject)))
    expect(replies.filter(isDone)).toHaveLength(1)
    expect(replies.filter((body) => !isDone(body))).toEqual([full])
  })

  it('lets no ad be made once the last place is taken', async () => {
    const owner = await ownerWith(4)
    const [draft] = await owner.drafts(1)
    if (!draft) throw new Error('no draft')
    expect(await owner.call('launch-ad', draft)).toHaveProperty('adCampaign')
    expect(await owner.create(draft.ideaId)).toEqual({ failureStatus: 'MAX_ADS', limit: 5, count: 5 })
  })

  it('is not passed by ads that are paid, one of which holds its place while its page is open', async () => {
    const owner = await ownerWith(4)
    const [first, second] = await owner.drafts(2)
    if (!first || !second) throw new Error('no drafts')
    const begun = await Promise.all([owner.pay(first), owner.pay(second)])
    const opened = begun.filter(({ url }) => url)
    expect(opened).toHaveLength(1)
    expect(begun.filter(({ url }) => !url)).toEqual([full])
    expect(await owner.call('launch-ad', begun[0]?.url ? second : first)).toEqual(full)
    const [{ paymentId, url } = { paymentId: '', url: '' }] = opened
    await submitCard(server, url, cardNumbers.pays)
    const { body } = await server.call('confirm-payment', { paymentId }, owner.login)
    expect(body).toMatchObject({ adCampaign: { status: 'pending_approval' } })
    expect(await countActive(owner.login.id)).toHaveLength(5)
  })

  it('has its place again where the page of a payment is left', async () => {
    const owner = await ownerWith(4)
    const [first, second] = await owner.drafts(2)
    if (!first || !second) throw new Error('no drafts')
    const { paymentId, url } = await owner.pay(first)
    // The payment method of the same ad can be changed.
    expect(await owner.pay(first)).toHaveProperty('url')
    await submitPage(server, url, { step: 'leave' })
    await server.call('confirm-payment', { paymentId }, owner.login)
    await server.call('edit-ad', first, owner.login)
    expect(await owner.call('launch-ad', second)).toHaveProperty('adCampaign')
  })

  it('stops nothing in a smaller plan, and lets no new ad run until there is room', async () => {
    const owner = await ownerWith(0)
    const [draft, ended] = await owner.drafts(2)
    if (!draft || !ended) throw new Error('no drafts')
    await owner.setPlan('expand-2407')
    expect(await owner.call('launch-ad', ended)).toHaveProperty('adCampaign')
    const [running = ''] = await createActiveAds(server, owner.ideaIds[0], 6)
    await owner.call('stop-ad', ended)
    await owner.setPlan('basic-2407')
    const over = { error: 'maxAds', limit: 5, count: 6 }
    expect(await owner.call('launch-ad', draft)).toEqual(over)
    expect(await owner.call('resume-ad', ended)).toEqual(over)
    expect(await countActive(owner.login.id)).toHaveLength(6)
    const stop = { ideaId: owner.ideaIds[0], balloonId: running, componentId: 'c1' }
    expect(await owner.call('stop-ad', stop)).toHaveProperty('adCampaign')
    expect(await owner.call('launch-ad', draft)).toEqual(full)
  })
})

it('the most drafts of a brand are not passed by an ad that is made while another is copied (OPN-52)', async () => {
  const owner = await ownerWith(0)
  const [source] = await owner.drafts(1)
  if (!source) throw new Error('no draft')
  await createDrafts(server, source.ideaId, maxDrafts - 2)
  const copy = async () =>
    (await server.call('duplicate-balloon', source, { token: owner.login.token, key: crypto.randomUUID() }))
      .body
  const [created, ...copied] = await Promise.all([owner.create(source.ideaId), copy(), copy()])
  const made = [created, ...copied].filter(
    (body) => Object.hasOwn(body as object, 'balloonId') || Object.hasOwn(body as object, 'newBalloonId'),
  )
  expect(made).toHaveLength(1)
  expect(await knex('balloon').where({ ideaId: source.ideaId, status: 'IN_PROGRESS' })).toHaveLength(
    maxDrafts,
  )
})
