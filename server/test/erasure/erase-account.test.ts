import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exampleBrandBrief } from '@aloft/contract/briefs/briefs.examples'
import { exampleAdCreative } from '@aloft/contract/creatives/creatives.examples'
import type { ReplyOf } from '@aloft/contract/schemas'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, describe, expect, it } from 'vitest'
import { appendPersonMessage } from '../../src/areas/assistant/run.repo.ts'
import { writeValues } from '../../src/areas/balloons/balloon.service.ts'
import { insertPmfSurvey } from '../../src/areas/account/pmf-survey.repo.ts'
import { findReceipt, insertReceipt } from '../../src/areas/payments/receipt.repo.ts'
import { briefsOf } from '../../src/areas/briefs/brief.repo.ts'
import { insertAdCreative } from '../../src/areas/creatives/ad-creative.repo.ts'
import { keepRenderedPicture } from '../../src/areas/creatives/rendered-picture.repo.ts'
import { scanKind } from '../../src/areas/scans/scan-task.ts'
import { createEmbeddedStorage } from '../../src/gateways/storage/storage.embedded.ts'
import { balancesOf } from '../../src/ledger/ledger.repo.ts'
import { insertMail } from '../../src/mails/mail.repo.ts'
import { finishTask, insertTask } from '../../src/tasks/task.repo.ts'
import { sendMessage, untilAwaited } from '../support/assistant.ts'
import { createLaunch } from '../support/launches.ts'
import { everyRow } from '../support/tables.ts'
import { insertMedia } from '../../src/areas/ideas/media.repo.ts'
import { useServer } from '../support/test-server.ts'
import {
  createAccount,
  createBalloon,
  createBrand,
  createTeam,
  invite,
  joinTeam,
  type Login,
} from '../support/world.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'aloft-erasure-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
const server = await useServer({ privateOrigins: [], env: { DATA_DIR: dataDir, TRUST_PROXY: '1' } })
const storage = createEmbeddedStorage(join(dataDir, 'files'))
const { knex } = server.database

/** Product time runs ahead by so much. */
const setOffset = (hours: number) => knex('product_clock').update({ offsetHours: hours })
const now = () => server.clock.real()

async function remove({ token }: Login): Promise<void> {
  expect((await server.call('delete-account', { confirmation: 'DELETE' }, { token })).status).toBe(200)
}

async function isThere({ id }: Login): Promise<boolean> {
  return (await knex('user_account').where({ id }).first('id')) !== undefined
}

/** Lets 24 hours of product time pass. */
async function passTheDay(login: Login): Promise<void> {
  await setOffset(24)
  await server.fallDue()
  await expect.poll(() => isThere(login), { timeout: 20_000 }).toBe(false)
  // The files are deleted after the rows.
  await expect.poll(() => knex('loose_file').pluck('hash'), { timeout: 20_000 }).toEqual([])
  await setOffset(0)
}

async function store(text: string): Promise<{ hash: string; url: string }> {
  const { hash } = await storage.put(Buffer.from(text), 'image/webp')
  return { hash, url: `/files/${hash}.webp` }
}

/** A brand with everything that belongs to one, where each row contains the brand's name or a file. */
async function fillBrand(
  login: Login,
  ideaId: string,
  title: string,
  files: readonly string[],
): Promise<void> {
  const [picture = '', drawn = '', scanned = ''] = files
  const data = { ...exampleBrandBrief, name: title }
  const scan = uuidv7()
  await insertTask(knex, {
    id: scan,
    kind: scanKind,
    userId: login.id,
    subject: 'https://n.example',
    now: now(),
  })
  const result = { pictures: [{ src: scanned }], name: title }
  await finishTask(knex, scan, { status: 'DONE', failure: null, result }, now())
  await briefsOf(knex, ideaId).saveOnly('brand', data, { dataId: scan, answers: {} }, now())
  const balloonId = await createBalloon(server, { ideaId, name: `${title} ad` })
  const by = { authorId: login.id, isUserUpdate: true, now: now() }
  await writeValues(knex, { ideaId, balloonId }, { 'component/c1/fbTitle': `Buy ${title}` }, by)
  const { layout, creatives } = exampleAdCreative
  const id = uuidv7()
  await insertAdCreative(knex, { id, ideaId, balloonId, layout, creatives, now: now() })
  await knex('ad_creative_version')
    .where({ creativeId: id })
    .update({ renderUrls: JSON.stringify({ square: drawn }) })
  // An earlier version's files are the brand's too.
  const next = { creativeId: id, number: 2, date: now(), layout, creatives: {} }
  await knex('ad_creative_version').insert(next)
  await knex('ad_creative').where({ id }).update({ version: 2 })
  await keepRenderedPicture(knex, Buffer.from(drawn), drawn, now())
  const upload = { origin: 'upload', kind: 'image', url: picture, width: 9, height: 9, size: 9 } as const
  await insertMedia(knex, ideaId, upload, now())
  await server.call('set-idea-open-date', { ideaId }, { token: login.token, key: crypto.randomUUID() })
  await server.call(
    'update-idea',
    { ideaId, data: { tags: [title] } },
    { token: login.token, key: crypto.randomUUID() },
  )
}

const receiptAmounts = { net: 10_000, vat: 1_900, vatPercent: 19, creditUsed: 5_000, charged: 6_900 }

/** A receipt that names an ad of a brand, with the card it was paid with. */
async function issueTestReceipt(ownerId: string): Promise<string> {
  const reference = `test:${uuidv7()}`
  await knex('ledger_posting').insert({ id: uuidv7(), reference, kind: 'test', date: now() })
  return insertReceipt(knex, {
    reference,
    ownerId,
    purpose: 'ad',
    date: now(),
    seller: 'Aloft',
    sellerCountry: 'DE',
    item: 'Ad “Secretbrand”',
    period: '10 days',
    ...receiptAmounts,
    currency: 'EUR',
    method: 'card',
    cardBrand: 'mastercard',
    cardLast4: '4444',
  })
}

describe('a deleted account', () => {
  it('is gone 24 hours later by the product clock, and no table knows the person or a brand (PLN-25)', async () => {
    const email = 'orla.secret@nightjar.example'
    const username = 'Órla Secretname'
    const me = await createAccount(server, { email, username, plan: 'expand-2407' })
    const files = await Promise.all(['own picture', 'own drawing', 'own scan'].map(store))
    const brand = await createBrand(server, { userId: me.id, title: 'Secretbrand' })
    await fillBrand(
      me,
      brand,
      'Secretbrand',
      files.map(({ url }) => url),
    )
    await server.call('contact-sales', { message: `I am ${username}` }, { token: me.token })
    await server.call(
      'update-user',
      { data: { language: 'de' } },
      { token: me.token, key: crypto.randomUUID() },
    )
    await server.call(
      'login',
      { email, password: 'wrong' },
      { headers: { 'x-forwarded-for': '203.0.113.9' } },
    )
    await insertPmfSurvey(knex, { id: uuidv7(), email, answers: { disappointment: 'very' }, now: now() })
    await insertMail(knex, { id: uuidv7(), name: 'resetPassword', payload: { email }, now: now() })
    // The data about the account that other accounts have.
    const owner = await createAccount(server, { plan: 'expand-2407' })
    const theirs = await createTeam(server, { ownerId: owner.id })
    const asked = await createTeam(server, { ownerId: owner.id })
    await invite(server, { teamId: asked, email })
    const code = await invite(server, { teamId: theirs, email })
    const accepted = await server.call('accept-invite', {
      code,
      password: me.password,
      isTermsAccepted: true,
    })
    expect(accepted.status).toBe(200)
    const outbox = () =>
      knex('outbox_mail').whereRaw('position(? in body_text) > 0', [email]).pluck('recipient')
    await expect.poll(outbox, { timeout: 20_000 }).toHaveLength(1)
    await issueTestReceipt(me.id)
    await untilAwaited(await sendMessage(server, me, { message: 'Is my Secretquestion safe?' }))
    const request = { focusKey: 'newAd', message: 'A Secretrequest.', messageId: uuidv7() }
    await server.call('start-support', request, { token: me.token })
    const { runId } = await knex('assistant_hand_over').first('runId')
    const answer = { id: uuidv7(), text: 'A Secretanswer.' }
    expect(await appendPersonMessage(knex, runId, answer, now())).toBe(true)
    const toolCallOutputs = JSON.stringify([
      { callId: crypto.randomUUID(), output: { page: 'Secretoutput' } },
    ])
    await server.call('save-tool-call-output', { toolCallOutputs }, { token: me.token })
    const words = [
      email,
      username,
      'Secretname',
      'Secretbrand',
      'Secretquestion',
      'Secretoutput',
      'Secretrequest',
      'Secretanswer',
      'mastercard',
    ]
    const before = await everyRow(knex)
    for (const word of words) expect(before, word).toContain(word)

    await remove(me)
    await expect.poll(outbox, { timeout: 20_000 }).toContain(email)
    await setOffset(22)
    expect(await server.fallDue()).toBe(0)
    expect(await isThere(me)).toBe(true)
    await passTheDay(me)

    const rows = await everyRow(knex)
    const { rows: jobs } = await knex.raw<{ rows: { line: string }[] }>(
      'select data::text as line from boss.job',
    )
    const all = [rows, ...jobs.map(({ line }) => line)].join('\n').toLowerCase()
    for (const word of words) expect(all, word).not.toContain(word.toLowerCase())
    for (const { hash } of files) expect(await storage.has(hash)).toBe(false)
    expect(await knex('idea').where({ id: brand })).toEqual([])
    expect(await server.call('get-user', {}, { token: me.token })).toMatchObject({ status: 401 })
    const form = { email, password: me.password, username: 'Mara', isTermsAccepted: true }
    expect((await server.call('signup', form)).body).toMatchObject({ email })
  })

  it('has its ads stopped at once, and their money booked before its brands are gone (OPN-67)', async () => {
    const me = await createAccount(server, { plan: 'expand-2407' })
    const teamId = await createTeam(server, { ownerId: me.id })
    const brands = [
      await createBrand(server, { userId: me.id }),
      await createBrand(server, { userId: (await createAccount(server)).id, teamId }),
    ]
    for (const [index, ideaId] of brands.entries()) {
      const balloonId = await createBalloon(server, { ideaId })
      const spend = index === 0 ? { spend: 4_000 } : {}
      await createLaunch(server, {
        ideaId,
        balloonId,
        status: index === 0 ? 'running' : 'pending_approval',
        changes: spend,
      })
    }
    await remove(me)
    const launches = knex('ad_run')
      .join('balloon', 'balloon.id', 'ad_run.balloonId')
      .whereIn('ad_run.ideaId', brands)
    expect(await launches.orderBy('ad_run.id').select('balloon.status', 'ad_run.stopReason')).toEqual([
      { status: 'pending_refund', stopReason: 'account_deleted' },
      { status: 'stopped', stopReason: 'account_deleted' },
    ])
    expect(await knex('mail').whereRaw(`payload ->> 'userId' = ?`, [me.id]).pluck('name')).toEqual([
      'deletionScheduled',
    ])
    await passTheDay(me)
    // 100 less 40 of spend less 8 of commission, and all of the other, each with its VAT.
    expect(await balancesOf(knex, me.id)).toMatchObject({ credit: 6_188 + 11_900, 'ad:budget': 0, refund: 0 })
  })

  it('leaves its bookings in the ledger, which name nobody', async () => {
    const me = await createAccount(server)
    const before = await knex('ledger_entry').where({ ownerId: me.id })
    await remove(me)
    await passTheDay(me)
    expect(await knex('ledger_entry').where({ ownerId: me.id })).toEqual(before)
    expect(before).toHaveLength(1)
  })

  it('leaves the numbers and amounts of its receipts, without what they name', async () => {
    const [me, other] = [await createAccount(server), await createAccount(server)]
    const id = await issueTestReceipt(me.id)
    await issueTestReceipt(other.id)
    const { number } = await knex('receipt').where({ id }).first('number')
    await remove(me)
    await passTheDay(me)
    const receipt = await findReceipt(knex, id)
    expect(receipt).toMatchObject({ number, ownerId: me.id, ...receiptAmounts, method: 'card' })
    expect(receipt).toMatchObject({ item: null, cardBrand: null, cardLast4: null })
    const named = { item: 'Ad “Secretbrand”', cardBrand: 'mastercard', cardLast4: '4444' }
    expect(await knex('receipt').where({ ownerId: other.id }).first()).toMatchObject(named)
  })

  it('takes no file that another brand shows, and no drawing that others use', async () => {
    const [me, other] = [await createAccount(server), await createAccount(server)]
    const [mine, theirs] = [
      await createBrand(server, { userId: me.id }),
      await createBrand(server, { userId: other.id }),
    ]
    const files = await Promise.all(['shared picture', 'shared drawing', 'shared scan'].map(store))
    const urls = files.map(({ url }) => url)
    await fillBrand(me, mine, 'Lamps', urls)
    await fillBrand(other, theirs, 'Lamps', urls)
    const alone = await store('mine alone')
    await knex('idea')
      .where({ id: mine })
      .update({ design: { logoImageUrl: alone.url } })
    await remove(me)
    await passTheDay(me)
    for (const { hash } of files) expect(await storage.has(hash)).toBe(true)
    expect(await storage.has(alone.hash)).toBe(false)
    expect(await knex('rendered_picture').where({ url: urls[1] }).pluck('url')).toEqual([urls[1]])
  })
})

describe('teams', () => {
  it('go with their owner and their brands, and their members are notified', async () => {
    const owner = await createAccount(server, { plan: 'expand-2407', username: 'Ownername' })
    const [member, guest] = [await createAccount(server), await createAccount(server)]
    const teamId = await createTeam(server, { ownerId: owner.id, name: 'West Coast Studio' })
    await joinTeam(server, { teamId, login: member, role: 'collaborator' })
    await joinTeam(server, { teamId, login: guest, role: 'guest', inviteStatus: 'pending' })
    const ideaId = await createBrand(server, { userId: member.id, teamId, title: 'Client brand' })
    await fillBrand(member, ideaId, 'Client brand', [])
    const own = await createBrand(server, { userId: member.id, title: 'Own brand' })
    await remove(owner)
    await passTheDay(owner)

    const { body } = await server.call('get-ideas-data', {}, { token: member.token })
    expect(body).toMatchObject({ ideas: [{ _id: own }], teams: {} })
    const notificationsOf = (login: Login) => server.call('get-notifications', {}, { token: login.token })
    expect(
      ((await notificationsOf(member)).body as ReplyOf<'get-notifications'>).notifications,
    ).toMatchObject([
      { kind: 'teamClosed', message: expect.stringContaining('West Coast Studio'), project: null },
    ])
    expect((await notificationsOf(guest)).body).toMatchObject({ notifications: [] })
    expect((await server.call('get-user', {}, { token: member.token })).body).toMatchObject({
      selectedIdeaId: null,
    })
  })

  it('keep what a member made who is gone: its owner counts as the maker', async () => {
    const owner = await createAccount(server, { plan: 'expand-2407' })
    const member = await createAccount(server, { username: 'Gonename' })
    const teamId = await createTeam(server, { ownerId: owner.id })
    await joinTeam(server, { teamId, login: member, role: 'collaborator' })
    const ideaId = await createBrand(server, { userId: member.id, teamId, title: 'Client brand' })
    const files = await Promise.all(['team picture', 'team drawing', 'team scan'].map(store))
    await fillBrand(
      member,
      ideaId,
      'Client brand',
      files.map(({ url }) => url),
    )
    const task = uuidv7()
    const asked = { kind: 'ad-generation', subject: 'x', now: now() }
    await insertTask(knex, { id: task, userId: member.id, ideaId, ...asked })
    await remove(member)
    await passTheDay(member)

    const brand = await server.call('get-idea', { ideaId }, { token: owner.token })
    expect((brand.body as ReplyOf<'get-idea'>).balloons).toHaveLength(1)
    expect(await knex('idea').where({ id: ideaId }).pluck('userId')).toEqual([owner.id])
    expect(await knex('run').where({ id: task }).pluck('userId')).toEqual([owner.id])
    expect(await knex('brief').where({ ideaId }).whereNotNull('websiteDataId')).toHaveLength(1)
    for (const { hash } of files) expect(await storage.has(hash)).toBe(true)
    const { body } = await server.call('get-ideas-data', {}, { token: owner.token })
    expect((body as ReplyOf<'get-ideas-data'>).teams[teamId]?.members).toHaveLength(1)
  })
})

it('erases nothing if the deletion was undone meanwhile', async () => {
  const me = await createAccount(server)
  await remove(me)
  await knex('user_account').where({ id: me.id }).update({ deletionDate: null, isBanned: false })
  await setOffset(24)
  expect(await server.fallDue()).toBe(1)
  await expect
    .poll(
      () => knex('boss.job').whereRaw(`data->>'name' = 'erase-account'`).whereNot({ state: 'completed' }),
      {
        timeout: 20_000,
      },
    )
    .toEqual([])
  await setOffset(0)
  expect(await isThere(me)).toBe(true)
})
