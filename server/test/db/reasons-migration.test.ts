import { formatMoney } from '@aloft/messages/money-format'
import { type AdReason, adTransitions } from '@aloft/domain/notifications/notification-kinds.rules'
import { currencies } from '@aloft/domain/core/money'
import { v7 as uuidv7 } from 'uuid'
import { beforeEach, expect, it } from 'vitest'
import { useDatabaseBefore } from '../support/before-migration.ts'

const database = await useDatabaseBefore('031-keys-of-reasons')
const date = new Date('2026-11-01T09:00:00Z')
const userId = uuidv7()

beforeEach(async () => {
  await database.knex('user_account').insert({
    id: userId,
    email: 'mara@clients.example',
    username: 'Mara Quinn',
    language: 'en',
    termsAcceptedDate: date,
    creationDate: date,
  })
})

/** A notification's parameters after the migration. */
async function migratedParams(kind: string, params: object): Promise<unknown> {
  await database.knex('notification').insert({ id: uuidv7(), userId, kind, params, date })
  await database.migrateToNewest()
  return (await database.knex('notification').first('params'))?.params
}

// The catalogue's sentences at the time they were stored.
const sentences: Record<Exclude<AdReason, 'replaced'>, string> = {
  safety_net: 'half of its budget was spent, and results cost more than twice what was foretold.',
  admin_stopped: 'we have stopped it.',
  platform_stopped: 'it was stopped on its platform.',
  not_paid: 'its next month was not paid within 7 days.',
  noCredit: 'there is not enough credit for its next month.',
  cardRefused: 'your card was refused for its next month.',
  cardNotCharged: 'we couldn’t charge your card for its next month.',
}
const noReason = 'no reason was given.'

it.each(Object.entries(sentences))('knows the sentence of %s', async (reason, why) => {
  expect(await migratedParams('adStopped', { why, amount: '' })).toEqual({ reason })
})

it('leaves out that no reason was given, which is said where there is none', async () => {
  expect(await migratedParams('adLive', { why: noReason, amount: '' })).toEqual({})
})

it.each(['The price isn’t on your website.\nRemove it.', 'No reason was given.'])(
  'keeps what a person or a platform said: %s',
  async (why) => {
    expect(await migratedParams('adRejected', { why, amount: '' })).toEqual({ why })
  },
)

it.each(currencies.flatMap((currency) => [5, 12_850, 124_708].map((minor) => ({ minor, currency }))))(
  'knows $minor in $currency',
  async (money) => {
    const params = { why: noReason, amount: formatMoney(money.minor, money.currency) }
    expect(await migratedParams('adRefunded', params)).toEqual({ money })
  },
)

it('knows the day on which a trial ends, and keeps the name of its plan', async () => {
  expect(
    await migratedParams('trialEnding', { plan: 'Expand', date: '4 Nov, 2026', amount: '€117.81' }),
  ).toEqual({ plan: 'Expand', day: '2026-11-04T00:00:00.000Z', money: { minor: 11_781, currency: 'EUR' } })
})

it('leaves what has no sentence as it was', async () => {
  expect(await migratedParams('adFailed', { failure: 'UNSAFE' })).toEqual({ failure: 'UNSAFE' })
})

it.each(adTransitions)('has the mail %s say the same as its notification', async (kind) => {
  const about = { userId, balloonId: uuidv7() }
  const payload = { ...about, why: sentences.noCredit, amount: '€50.00' }
  await database.knex('mail').insert({ id: uuidv7(), name: kind, payload, creationDate: date })
  await database.migrateToNewest()
  expect(await database.knex('mail').first('payload')).toEqual({
    payload: { ...about, params: { reason: 'noCredit', money: { minor: 5_000, currency: 'EUR' } } },
  })
})

it('leaves other mails as they were', async () => {
  const payload = { userId, plan: 'Expand' }
  await database.knex('mail').insert({ id: uuidv7(), name: 'planLapsed', payload, creationDate: date })
  await database.migrateToNewest()
  expect(await database.knex('mail').first('payload')).toEqual({ payload })
})
