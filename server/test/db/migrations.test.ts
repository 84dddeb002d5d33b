import { type ResultKind, resultKindOf } from '@aloft/domain/ads/results.rules'
import type { JsonValue } from '@aloft/domain/core/json'
import type { Knex } from 'knex'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPostgres } from '../../src/db/database.ts'
import { listNewestNotifications } from '../../src/areas/notifications/notification.repo.ts'
import { wireNotification } from '../../src/areas/notifications/notification.wire.ts'
import { migrate, migrations } from '../../src/db/migrate.ts'
import { checkConstraints } from '../support/before-migration.ts'
import { tableNames } from '../support/tables.ts'
import { emptyDatabase, openTestDatabase } from '../support/test-database.ts'

const database = await openTestDatabase()
const { knex } = database
afterAll(() => database.close())

const userId = '01936b2e-0000-7000-8000-000000000001'
const ideaId = '01936b2e-0000-7000-8000-000000000101'
const runId = '01936b2e-0000-7000-8000-000000000401'
const balloonId = '01936b2e-0000-7000-8000-000000000501'
const teamId = '01936b2e-0000-7000-8000-000000000201'
const postingId = '01936b2e-0000-7000-8000-000000000301'
const date = new Date('2026-11-01T09:00:00Z')

/**
 * Rows as written by each version; the key is the version that added their tables. A new version adds its
 * own.
 */
const rowsOfVersion: Readonly<Record<string, (db: Knex) => Promise<void>>> = {
  '001-accounts-and-brands': async (db) => {
    await db('user_account').insert({
      id: userId,
      email: 'orla@nightjar.example',
      username: 'Órla Fahy',
      passwordHash: 'scrypt$1$1$1$a$b',
      language: 'en',
      termsAcceptedDate: date,
      creationDate: date,
    })
    await db('idea').insert({ id: ideaId, userId, title: 'Nightjar Lamps', creationDate: date })
    await db('user_account').where({ id: userId }).update({ selectedIdeaId: ideaId })
    await db('product_clock').update({ offsetHours: 12.5 })
  },
  '002-ledger': async (db) => {
    await db('ledger_posting').insert({ id: postingId, reference: 'gift', kind: 'gift', date })
    await db('ledger_entry').insert(
      [1, -1].map((sign) => ({
        id: crypto.randomUUID(),
        postingId,
        ownerId: sign > 0 ? userId : null,
        account: 'tokens:free',
        unit: 'token',
        amount: 50 * sign,
      })),
    )
  },
  '003-runs-and-briefs': async (db) => {
    const finish = { status: 'DONE', result: { pages: 3 }, finishDate: date }
    const task = {
      id: runId,
      kind: 'scan',
      userId,
      subject: 'https://nightjar.example',
      creationDate: date,
    }
    await db('run').insert({ ...task, ...finish })
    await db('run_event').insert({ runId, seq: 1, date, data: { text: 'Read the first page' } })
    await db('brief').insert({
      id: crypto.randomUUID(),
      ideaId,
      kind: 'brand',
      data: { name: 'Nightjar Lamps' },
      websiteDataId: runId,
      creationDate: date,
      updateDate: date,
    })
  },
  '004-balloons': async (db) => {
    const name = { name: 'Wren', comparableName: 'wren' }
    await db('balloon').insert({ id: balloonId, ideaId, ...name, creationDate: date })
    const key = 'component/c1/fbTitle'
    const value = { value: '"A lamp"', date, isUserUpdate: true, authorId: userId }
    await db('balloon_value').insert({ balloonId, key, seq: 1, ...value })
  },
  '005-ad-generation': async (db) => {
    const id = crypto.randomUUID()
    const subject = { ideaId, userId, subject: balloonId }
    await db('run').insert({
      id,
      kind: 'ad-generation',
      ...subject,
      input: { platform: 'google' },
      creationDate: date,
    })
    await db('run_step').insert({ runId: id, step: 'brief', result: { name: 'Wren' }, date })
  },
  '006-creatives': async (db) => {
    const hasVersions = await db.schema.hasTable('ad_creative_version')
    await db('ad_creative').insert({
      id: crypto.randomUUID(),
      ideaId,
      balloonId,
      creationDate: date,
      ...(!hasVersions && { layout: 'bigType', creatives: {} }),
    })
    await db('rendered_picture').insert({ digest: Buffer.from('a'), url: '/files/a.png', date })
  },
  '007-website-answers': async (db) => {
    await db('brief').update({ websiteAnswers: { phone: null } })
  },
  '008-image-ideas': async (db) => {
    await db('ad_creative').update({ imageIdea: { title: 'A lamp on a sill' } })
  },
  '009-makers': async (db) => {
    await db('run_step').update({ made: JSON.stringify([{ engine: 'aloft-rules' }]) })
  },
  '010-mails': async (db) => {
    const id = crypto.randomUUID()
    await db('mail').insert({ id, name: 'verifyEmail', payload: { userId }, creationDate: date })
    const link = { id, userId, kind: 'verifyEmail', email: 'orla@nightjar.example' }
    await db('mailed_link').insert({ ...link, expiryDate: date })
    await db('mailed_link_code').insert({ digest: Buffer.from('c'), linkId: id })
    const words = { subject: 'Confirm', bodyText: 'Confirm', bodyHtml: '<p>Confirm</p>' }
    await db('outbox_mail').insert({ id, recipient: link.email, ...words, date })
    await db('user_account').update({ pendingEmail: 'new@nightjar.example', pendingEmailDate: date })
  },
  '011-social-logins': async (db) => {
    await db('social_identity').insert({
      platform: 'google',
      subject: '1092837465',
      userId,
      creationDate: date,
    })
    await db('social_login').insert({
      keyDigest: Buffer.from('key'),
      browserDigest: Buffer.from('browser'),
      platform: 'google',
      person: { subject: '1092837465' },
      expiryDate: date,
    })
  },
  '012-notifications-and-invites': async (db) => {
    const notification = {
      userId,
      actorId: userId,
      teamId,
      ideaId,
      balloonId,
    }
    const team = { id: teamId, name: 'West Coast Studio', ownerId: userId, creationDate: date }
    await db('team').insert(team)
    const invited = { teamId, email: 'sam@nightjar.example', role: 'guest', creationDate: date }
    const pending = { inviteStatus: 'pending', inviteExpiryDate: date }
    // A column that a later version took away.
    const code = (await db.schema.hasColumn('team_member', `invite_digest`)) && {
      inviteDigest: Buffer.from('b'),
    }
    await db('team_member').insert({ id: crypto.randomUUID(), ...invited, ...pending, ...code })
    await db('notification').insert({ id: crypto.randomUUID(), kind: 'adReady', ...notification, date })
    await db('pmf_survey').insert({ id: crypto.randomUUID(), answers: { disappointment: 'very' }, date })
    const hasMessage = await db.schema.hasColumn('sales_request', 'message')
    if (hasMessage)
      await db('sales_request').insert({ id: crypto.randomUUID(), userId, message: 'Hello', date })
  },

  '013-due-work-and-deletion': async (db) => {
    const work = { kind: 'erase-account', subject: userId, dueDate: date }
    await db('due_work').insert({ id: crypto.randomUUID(), ...work })
    await db('loose_file').insert({ hash: 'a'.repeat(64), date })
    await db('user_account').update({ deletionDate: date })
  },
  '014-brief-changes': async (db) => {
    const change = { before: '"Galway"', after: '"Clifden"', date, authorId: userId }
    const briefId = crypto.randomUUID()
    const data = { location: 'Clifden' }
    const dates = { creationDate: date, updateDate: date }
    await db('brief').insert({ id: briefId, ideaId, kind: 'campaign', data, ...dates })
    await db('brief_change').insert({ briefId, field: 'location', seq: 1, ...change })
  },
  '015-logins-of-newcomers-and-movers': async (db) => {
    await db('social_login').update({ referralCode: 'from-mara' })
    await db('session').update({ formerEmails: ['before@nightjar.example'] })
  },
  '016-invite-codes': async (db) => {
    const { id: memberId } = await db('team_member').where({ inviteStatus: 'pending' }).first('id')
    await db('team_invite_code').insert({ digest: Buffer.from('d'), memberId, mailId: crypto.randomUUID() })
  },
  '017-ad-runs': async (db) => {
    const entry = { balloonId, seq: 1, status: 'pending', event: 'LAUNCH', date }
    await db('ad_status_change').insert({ id: crypto.randomUUID(), ...entry, actorId: userId })
    const id = crypto.randomUUID()
    const money = { currency: 'EUR', budget: 100, vat: 19, vatPercent: 19, commissionPercent: 20 }
    const ad = { balloonId, componentId: 'c1', ideaId, ownerId: userId }
    const order = { platform: 'google', adAccountType: 'provider', snapshot: {}, dailyBudget: 10 }
    const launch = {
      ...ad,
      ...order,
      ...money,
      fundingRecurrence: 'oneOff',
      durationDays: 10,
      conversionObjective: 'sales',
      creationDate: date,
    }
    await db('ad_run').insert({ id, ...launch, number: 1 })
    await db('ad_run').insert({ id: crypto.randomUUID(), ...launch, number: 2 })
    const counters = { impressions: 900, clicks: 9, conversions: 1, spend: 12, revenue: 0 }
    await db('ad_run_day').insert({ runId: id, day: '2026-11-01', ...counters })
  },
  '018-payments': async (db) => {
    const card = { provider: 'embedded', providerRef: 'card_1', brand: 'visa', last4: '4242' }
    const methodId = crypto.randomUUID()
    await db('payment_method').insert({
      id: methodId,
      userId,
      ...card,
      expiry: '2031-04',
      createdDate: date,
    })
    const period = { trialEnd: date, periodStart: date, periodEnd: date, paymentMethodId: methodId }
    const plan = { planLabel: 'grow-2407', isAnnual: false, status: 'trial' }
    await db('subscription').insert({ userId, ...plan, ...period })
    await db('payment').insert({
      id: crypto.randomUUID(),
      ownerId: userId,
      purpose: 'plan',
      subject: 'grow-2407',
      amount: 7021,
      vat: 1121,
      currency: 'EUR',
      method: 'card',
      provider: 'embedded',
      createdDate: date,
    })
    const event = { provider: 'embedded', eventId: 'evt_1', type: 'payment.paid', receivedDate: date }
    await db('payment_event').insert(event)
    await db('embedded_payment_account').insert({ webhookSecret: 'secret' })
    const customer = userId
    const number = '4242424242424242'
    await db('embedded_card').insert({ id: 'card_1', customer, number, expiry: '2031-04' })
    // Text, and JSON from version 032 on.
    const description = '{}'
    const asked = { kind: 'payment', method: 'card', customer, description, returnUrl: '/0/' }
    const amount = { amount: 7021, currency: 'EUR' }
    await db('embedded_payment').insert({
      ref: 'pay_1',
      key: 'k',
      ...asked,
      ...amount,
      status: 'open',
      cardId: 'card_1',
      date,
    })
    await db('embedded_refund').insert({ key: 'r', paymentRef: 'pay_1', amount: 1, date })
    const webhookEvent = { id: 'evt_1', type: 'payment.paid', paymentRef: 'pay_1', date }
    await db('embedded_payment_event').insert(webhookEvent)
  },
  '019-autopilot': async (db) => {
    const ad = { balloonId, componentId: 'c1' }
    const { id: runId } = await db('ad_run').first('id')
    await db('ad_autopilot').insert(ad)
    await db('run_pilot').insert({ runId })
    const entry = { ...ad, runId, date, state: 'done', event: 'looked', isSimulated: true }
    await db('autopilot_log').insert({ id: crypto.randomUUID(), ...entry })
  },
  '020-lists': async (db) => {
    await db('ad_run').update({ adType: 'conversion', platformRef: 'simulated:run' })
  },
  '021-embedded-ads': async (db) => {
    await db('embedded_ad').insert({ key: 'another run', ref: 'simulated:another' })
  },
  '022-latest-runs': async (db) => {
    await db('ad_run').where({ number: 1 }).update({ isLatest: false })
  },
  '023-known-devices': async (db) => {
    await db('known_device').insert({ digest: Buffer.from('e'), userId, lastLoginDate: date })
    const link = { userId, kind: 'resetPassword', email: 'orla@nightjar.example' }
    for (const id of [crypto.randomUUID(), crypto.randomUUID()]) {
      await db('mailed_link').insert({ id, ...link, expiryDate: date })
    }
  },
  '025-active-ads': async (db) => {
    const flag = { balloonId, key: 'component/c1/isActive', seq: 1, value: 'true' }
    await db('balloon_value').insert({ ...flag, date, isUserUpdate: false })
    await db('selected_balloon').insert({ userId, ideaId, balloonId })
  },
  '027-cancellations': async (db) => {
    await db('subscription').update({ canceledDate: date, cancelReason: 'The season is over' })
  },
  '028-results': async (db) => {
    await db('ad_run').where({ number: 1 }).update({ resultKind: 'conversions' })
  },
  '029-receipts': async (db) => {
    await db('receipt_counter').insert({ year: 2026, last: 1 })
    const seller = { seller: 'Aloft', sellerCountry: 'DE', item: 'Grow plan, monthly' }
    const amounts = { net: 5900, vat: 1121, vatPercent: 19, creditUsed: 0, charged: 7021, currency: 'EUR' }
    const paid = { method: 'card', cardBrand: 'visa', cardLast4: '4242' }
    const booked = { reference: 'gift', ownerId: userId, purpose: 'plan', date }
    await db('receipt').insert({
      id: crypto.randomUUID(),
      number: '2026-000001',
      ...booked,
      ...seller,
      ...amounts,
      ...paid,
    })
  },
  '030-resolved-places': async (db) => {
    const locations = { balloonId, key: 'component/c1/locations', seq: 1 }
    const value = JSON.stringify(['Galway, Ireland'])
    await db('balloon_value').insert({ ...locations, value, date, isUserUpdate: false })
  },
  '031-keys-of-reasons': async (db) => {
    const money = { minor: 1234, currency: 'EUR' }
    const about = { userId, kind: 'adRenewed', params: { money }, date }
    await db('notification').insert({ id: crypto.randomUUID(), ...about })
  },
  '032-payment-descriptions': async (db) => {
    await db('embedded_payment')
      .where({ ref: 'pay_1' })
      .update({ description: { kind: 'plan', name: 'Grow' } })
  },
  '033-reasons-of-platforms': async (db) => {
    const reason = JSON.stringify([{ rule: 'G06', details: { found: '!!' } }])
    await db('ad_status_change').where({ seq: 1 }).update({ reason })
  },
  '034-autopilot-words': async (db) => {
    await db('run_pilot').update({ decidedUntil: date, version: 2, sentVersion: 1 })
  },
  '035-sales-requests': async (db) => {
    const request = { kind: 'expertReview', ideaId, balloonId }
    await db('sales_request').insert({ id: crypto.randomUUID(), userId, request, date })
  },
  '036-job-names': async (db) => {
    const work = { kind: 'advance-launch', subject: runId, dueDate: date }
    await db('due_work').insert({ id: crypto.randomUUID(), ...work })
  },
  '037-receipt-keys': async (db) => {
    await db('receipt').update({ key: 'a'.repeat(64) })
  },
  '038-new-versions': async (db) => {
    await db('ad_run').update({ stopsFollowed: true })
    const followed = await db('balloon').first('id')
    await db('balloon').whereNot(followed).update({ followsId: followed.id })
  },
  '039-preferences': async (db) => {
    await db('user_account')
      .where({ id: userId })
      .update({ preferences: { colorScheme: 'dark' } })
  },
  '040-report-links': async (db) => {
    const link = { ideaId, balloonId, period: '30', digest: Buffer.from('link') }
    // Renamed by 051.
    const table = (await db.schema.hasTable('report_link')) ? 'report_link' : 'shared_link'
    await db(table).insert({
      id: crypto.randomUUID(),
      ...link,
      creationDate: date,
      expiryDate: date,
    })
  },
  '041-website-checks': async (db) => {
    await db('website_check').insert({ ideaId, checks: 2, nextDate: date })
  },
  '042-mail-subscriptions': async (db) => {
    const row = { email: 'orla@nightjar.example', topic: 'adProgress', token: 'x', unsubscribedDate: date }
    await db('mail_subscription').insert(row)
  },
  '043-creative-versions': async (db) => {
    const { id: creativeId } = await db('ad_creative').first('id')
    const version = { creativeId, number: 1, date, layout: 'bigType', creatives: {} }
    await db('ad_creative_version').insert(version)
    await db('ad_run').update({ creativeId, creativeVersion: 1, pictureUrls: { '1:1': '/files/a.png' } })
  },
  '044-element-ids': async (db) => {
    const elements = [{ type: 'text', slot: 'headline', id: 'headline' }]
    await db('ad_creative_version').update({ creatives: { '1:1': { elements } } })
  },
  '045-creative-downloads': async (db) => {
    const { id: creativeId } = await db('ad_creative').first('id')
    const link = { digest: Buffer.from('d'), creativeId, version: 1, expiryDate: date }
    await db('creative_download').insert(link)
  },
  '046-creatives-in-one-file': async (db) => {
    await db('creative_download').update({ expiryDate: date })
  },
  '047-media': async (db) => {
    const file = {
      ideaId,
      origin: 'upload',
      kind: 'image',
      url: '/files/a.webp',
      place: 1,
      width: 400,
      height: 400,
      size: 9,
    }
    await db('media').insert({ id: crypto.randomUUID(), ...file, creationDate: date })
  },
  '048-media-details': async (db) => {
    await db('media').update({ alt: 'A lamp', credit: { name: 'Ines Faro', url: null }, archiveDate: date })
  },
  '049-ab-tests': async (db) => {
    const { id, balloonId } = await db('ad_run').first('id', 'balloonId')
    await db('ad_test').insert({ balloonId, componentId: 'c1', texts: { fbTitle: 'Light' } })
    await db('ad_run')
      .where({ id })
      .update({ variantTexts: { fbTitle: 'Light' }, sentArm: 'variant' })
    const figures = { impressions: 900, clicks: 12, conversions: 1, spend: 840 }
    await db('launch_arm_day').insert({ runId: id, arm: 'variant', day: '2026-11-04', ...figures })
  },
  '051-preview-links': async (db) => {
    const id = crypto.randomUUID()
    const link = { id, ideaId, balloonId, digest: Buffer.from('preview') }
    await db('shared_link').insert({ ...link, period: null, creationDate: date, expiryDate: date })
    const comment = { id, linkId: id, author: 'Maeve', text: 'Lovely.', place: 'facebook', device: 'mobile' }
    await db('preview_comment').insert({ ...comment, pinX: 0.5, pinY: 0.25, date })
  },
  '053-creative-videos': async (db) => {
    const video = { type: 'video', id: 'video-1', url: '/files/a.mp4', poster: '/files/a.webp' }
    await db('ad_creative_version').update({ creatives: { '1:1': { elements: [video] } } })
  },
  '054-stock-pictures': async (db) => {
    const { id } = await db('media').first('id')
    await db('media').where({ id }).update({ maker: 'Pexels', stockId: '2014422' })
  },
  '055-assistant': async (db) => {
    const { id: userId } = await db('user_account').first('id')
    const [threadId, messageId, answerId, runId] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()]
    await db('assistant_thread').insert({ id: threadId, userId, focusKey: 'default', creationDate: date })
    const ids = { id: runId, threadId, messageId, answerId }
    const dates = { signDate: date, creationDate: date }
    await db('assistant_run').insert({ ...ids, ...dates, status: 'completed', lastEvent: 1 })
    await db('assistant_message').insert([
      { threadId, id: messageId, author: 'user', text: 'When do I pay?', date },
      { threadId, id: answerId, author: 'assistant', text: 'At launch.', runId, date },
    ])
    await db('assistant_run_batch').insert({ runId, firstEvent: 1, lastEvent: 1, events: '[]' })
  },
  '056-assistant-tools': async (db) => {
    const { id: userId } = await db('user_account').first('id')
    const { id: runId, threadId, answerId: messageId } = await db('assistant_run').first()
    await db('assistant_run').where({ id: runId }).update({ context: '{"page":"/0/list"}' })
    const call = { id: uuidv7(), runId, threadId, messageId, place: 0, name: 'list_ads', status: 'auto' }
    await db('assistant_call').insert({ ...call, arguments: '{}', output: '{"error":"offline"}' })
    await db('assistant_saved_output').insert({ id: uuidv7(), userId, outputs: '[]', creationDate: date })
  },
  '057-notification-choices': async (db) => {
    const { id: userId } = await db('user_account').first('id')
    await db('notification_choice').insert({ userId, topic: 'website', channel: 'digest', isOn: true })
    await db('notification').update({ isShown: false })
    await db('user_account').where({ id: userId }).update({ digestDate: date })
  },
  '058-support': async (db) => {
    const { id: runId, threadId } = await db('assistant_run').first()
    await db('assistant_hand_over').insert({
      runId,
      page: '/0/list',
      brandName: 'Nightjar Lamps',
      plan: 'free',
    })
    const answer = { threadId, id: uuidv7(), author: 'person', text: 'Hello, I’m Aoife.', runId, date }
    await db('assistant_message').insert(answer)
  },
  '060-proposed-changes': async (db) => {
    await db('brief_change').update({ proposer: 'assistant' })
  },
  '061-assistant-summaries': async (db) => {
    const { id: threadId } = await db('assistant_thread').first('id')
    const made = { writer: 'rules', engine: 'rules', prompt: 'chat-summary@1' }
    await db('assistant_summary').insert({ threadId, throughPlace: 1, text: 'Asked: When?', ...made, date })
  },
}

/** Tables, columns, indexes, constraints and triggers as text. */
async function schemaOf(db: Knex): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { line: string }[] }>(`
    select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as line
      from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace and contype <> 'n'
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    order by line`)
  return rows.map(({ line }) => line)
}

/** What comes of an empty database. */
let newest: string[]
beforeAll(async () => {
  await emptyDatabase(database)
  await migrate(knex)
  newest = await schemaOf(knex)
})

describe('a database with rows in it', () => {
  // Each version is one step from the last: what a test does in its transaction is undone.
  beforeAll(() => emptyDatabase(database))

  it.each(migrations.map(({ name }, index) => [name, index + 1] as const))(
    'comes from version %s to the newest',
    async (_, version) => {
      await migrate(knex, version)
      const trx = await knex.transaction()
      try {
        for (const { name } of migrations.slice(0, version)) {
          const insertRows = rowsOfVersion[name]
          expect(insertRows, `rowsOfVersion has no rows for ${name}`).toBeDefined()
          await insertRows?.(trx)
        }
        await checkConstraints(trx)
        await migrate(trx)
        expect(await trx('user_account').first()).toMatchObject({
          id: userId,
          selectedIdeaId: ideaId,
          isAdmin: false,
        })
        expect(await trx('idea').first()).toMatchObject({ title: 'Nightjar Lamps', tags: [] })
        expect(await trx('product_clock').pluck('offsetHours')).toEqual([12.5])
        const hasLaunches = migrations.slice(0, version).some(({ name }) => name === '017-ad-runs')
        expect(await trx('ad_run').where({ isLatest: true }).pluck('number')).toEqual(hasLaunches ? [2] : [])
        expect(await schemaOf(trx)).toEqual(newest)
      } finally {
        await trx.rollback()
      }
    },
  )
})

describe('migrating', () => {
  beforeEach(() => emptyDatabase(database))

  it('builds everything from an empty database, and nothing changes when it is run again', async () => {
    await migrate(knex)
    const names = migrations.map(({ name }) => name)
    expect(await knex('migration').orderBy('id').pluck('name')).toEqual(names)
    expect(await tableNames(knex)).toEqual(
      expect.arrayContaining(['idea', 'ledger_entry', 'session', 'user_account']),
    )
    await migrate(knex)
    expect(await schemaOf(knex)).toEqual(newest)
    expect(await knex('migration').pluck('name')).toHaveLength(names.length)
  })

  it('measures each earlier launch by what its flow counts (028)', async () => {
    const version = migrations.findIndex(({ name }) => name === '028-results')
    await migrate(knex, version)
    for (const { name } of migrations.slice(0, version)) await rowsOfVersion[name]?.(knex)
    const { id: _, ...launch } = await knex('ad_run').where({ number: 1 }).first()
    const goal = {
      componentOrder: [['c1'], ['p'], ['g']],
      'component/g/type': 'goal',
      'component/g/goalUrl': 'https://nightjar.example/thanks',
    }
    const other = (id: string) => ({
      [`component/${id}/type`]: 'goal',
      [`component/${id}/goalUrl`]: 'https://nightjar.example/other',
    })
    const verified = { ...goal, 'component/g/isValidated': true }
    const snapshots: [JsonValue, ResultKind][] = [
      [goal, 'clicks'],
      [{ ...goal, 'component/g/isValidated': false }, 'clicks'],
      [verified, 'conversions'],
      [{ ...verified, 'component/g/goalUrl': '' }, 'clicks'],
      [{ ...verified, componentOrder: [['c1'], ['p']] }, 'clicks'],
      [{ ...verified, ...other('p') }, 'clicks'],
      [{ ...verified, ...other('x') }, 'conversions'],
    ]
    for (const [place, [snapshot]] of snapshots.entries())
      await knex('ad_run').insert({ ...launch, id: crypto.randomUUID(), number: 3 + place, snapshot })
    await migrate(knex)
    const kinds = await knex('ad_run').where('number', '>=', 3).orderBy('number').pluck('resultKind')
    expect(kinds).toEqual(snapshots.map(([, kind]) => kind))
    expect(kinds).toEqual(snapshots.map(([snapshot]) => resultKindOf(snapshot as Record<string, JsonValue>)))
  })

  it('keeps with each payment the rate of VAT that it was made with (029)', async () => {
    const version = migrations.findIndex(({ name }) => name === '029-receipts')
    await migrate(knex, version)
    for (const { name } of migrations.slice(0, version)) await rowsOfVersion[name]?.(knex)
    const { id: _, ...payment } = await knex('payment').first()
    const { id: launch } = await knex('ad_run').where({ number: 1 }).first('id')
    await knex('ad_run').where({ id: launch }).update({ vatPercent: 8.1 })
    const ad = { purpose: 'ad', subject: launch }
    const payments: [object, number][] = [
      [{ purpose: 'plan', amount: 7021, vat: 1121 }, 19],
      [{ purpose: 'plan', amount: 3640, vat: 740 }, 25.5],
      [{ purpose: 'plan', amount: 5900, vat: 0 }, 0],
      [{ purpose: 'card', amount: 0, vat: 0 }, 0],
      [{ ...ad, amount: 5810, vat: 810, creditUsed: 5000 }, 8.1],
    ]
    await knex('payment').delete()
    for (const [place, [change]] of payments.entries())
      await knex('payment').insert({
        ...payment,
        ...change,
        id: crypto.randomUUID(),
        createdDate: new Date(date.getTime() + place),
      })
    await migrate(knex)
    expect(await knex('payment').orderBy('createdDate').pluck('vatPercent')).toEqual(
      payments.map(([, percent]) => percent),
    )
    expect(await knex('receipt').pluck('id')).toEqual([])
  })

  it('lets reminders of trials that were written before stay whole sentences', async () => {
    await migrate(
      knex,
      migrations.findIndex(({ name }) => name.startsWith('027')),
    )
    await rowsOfVersion['001-accounts-and-brands']?.(knex)
    const params = { plan: 'Flat', date: '2 Dec, 2026' }
    const reminder = { userId, kind: 'trialEnding', params, date }
    await knex('notification').insert({ id: crypto.randomUUID(), ...reminder })
    await migrate(knex)
    const [stored] = await listNewestNotifications(knex, 1)
    expect(stored && wireNotification(stored, 'en').message).toMatch(
      /^Your Flat trial ends on 2 Dec, 2026\. We then charge your card the price of your plan, VAT included\./,
    )
  })

  it.each([
    ['A card for your plan and your ads', { kind: 'card' }],
    ['Ad “Autumn “quoted” lamps”', { kind: 'ad', name: 'Autumn “quoted” lamps' }],
    ['Ad “”', { kind: 'ad', name: '' }],
    ['Grow', { kind: 'plan', name: 'Grow' }],
  ])('keeps what a payment was for: %s (032)', async (text, description) => {
    const version = migrations.findIndex(({ name }) => name === '032-payment-descriptions')
    await migrate(knex, version)
    for (const { name } of migrations.slice(0, version)) await rowsOfVersion[name]?.(knex)
    await knex('embedded_payment').where({ ref: 'pay_1' }).update({ description: text })
    await migrate(knex)
    expect(await knex('embedded_payment').first('description')).toEqual({ description })
  })

  it('keeps why an ad was rejected in the words that were said (033)', async () => {
    const version = migrations.findIndex(({ name }) => name === '033-reasons-of-platforms')
    await migrate(knex, version)
    for (const { name } of migrations.slice(0, version)) await rowsOfVersion[name]?.(knex)
    const { id: _, ...entry } = await knex('ad_status_change').first()
    const reason = 'Not “your” logo.\nRemove it.'
    await knex('ad_status_change').insert({ ...entry, id: crypto.randomUUID(), seq: 2, reason })
    await migrate(knex)
    expect(await knex('ad_status_change').orderBy('seq').pluck('reason')).toEqual([null, reason])
  })

  it('distinguishes a request for an expert from what a customer wrote to sales (035)', async () => {
    const version = migrations.findIndex(({ name }) => name === '035-sales-requests')
    await migrate(knex, version)
    await rowsOfVersion['001-accounts-and-brands']?.(knex)
    const asked = (name: string) =>
      `Free expert review, please: “${name}” of Nightjar. Lamps. https://aloft.example/0/editor?ideaId=${ideaId}&balloonId=${balloonId}`
    const messages = [
      asked('Autumn “quoted” lamps of. Wren'),
      asked(''),
      'Free expert review, please: “Wren”',
    ]
    for (const message of messages) {
      await knex('sales_request').insert({ id: uuidv7(), userId, message, date })
      const payload = { userId, message, phone: null }
      await knex('mail').insert({ id: uuidv7(), name: 'contactSales', payload, creationDate: date })
    }
    await migrate(knex)
    const review = { ideaId, balloonId }
    expect(await knex('sales_request').orderBy('id').pluck('request')).toEqual([
      { kind: 'expertReview', ...review },
      { kind: 'expertReview', ...review },
      { kind: 'message', message: messages[2] },
    ])
    expect(await knex('mail').orderBy('id').select('name', 'payload')).toEqual([
      { name: 'expertReview', payload: { userId, ...review } },
      { name: 'expertReview', payload: { userId, ...review } },
      { name: 'contactSales', payload: { userId, message: messages[2], phone: null } },
    ])
  })

  it('refuses a database that is newer than the program', async () => {
    await migrate(knex)
    await knex('migration').insert({ name: '999-from-the-future', batch: 2, migrationTime: date })
    await expect(migrate(knex)).rejects.toThrow(/999-from-the-future/)
  })

  it('leaves nothing of a step that fails', async () => {
    await migrate(knex, 1)
    await knex.raw('create table ledger_entry (id int)')
    // Knex also logs the failure to the console.
    const logged = vi.spyOn(console, 'log').mockImplementation(() => {})
    await expect(migrate(knex)).rejects.toThrow(/ledger_entry/)
    expect(logged).toHaveBeenCalled()
    logged.mockRestore()
    expect(await tableNames(knex)).not.toContain('ledger_posting')
    await knex.raw('drop table ledger_entry')
    await migrate(knex)
    expect(await tableNames(knex)).toContain('ledger_posting')
  })

  it('is done once by several nodes that start at the same time', async () => {
    for (let round = 0; round < 3; round++) {
      await emptyDatabase(database)
      // The embedded database has a single connection, which the nodes use in sequence.
      const nodes = Array.from({ length: 4 }, () => (database.url ? openPostgres(database.url) : undefined))
      const results = await Promise.allSettled(nodes.map((node) => migrate(node?.knex ?? knex)))
      await Promise.all(nodes.map(async (node) => node?.close()))
      expect(results.map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'fulfilled'))
      expect(await knex('migration').pluck('name')).toHaveLength(migrations.length)
    }
  })
})
