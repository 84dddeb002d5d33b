import type { Knex } from 'knex'

// Reasons as stored before this migration; all other texts are a person's or a platform's own words.
const reasons = {
  safety_net: 'half of its budget was spent, and results cost more than twice what was foretold.',
  admin_stopped: 'we have stopped it.',
  platform_stopped: 'it was stopped on its platform.',
  not_paid: 'its next month was not paid within 7 days.',
  noCredit: 'there is not enough credit for its next month.',
  cardRefused: 'your card was refused for its next month.',
  cardNotCharged: 'we couldn’t charge your card for its next month.',
}
const noReason = 'no reason was given.'
const noAmounts = ['', 'the price of your plan']
const symbols = { EUR: '€', USD: '$', GBP: '£', CHF: 'CHF' }
const transitionMails = [
  'adSubmitted',
  'adApproved',
  'adLive',
  'adEndingSoon',
  'adRejected',
  'adStopped',
  'adRefunded',
  'adFinished',
  'adHeld',
  'adRenewed',
  'adPaymentFailed',
  'adLaunchFailed',
]

/**
 * Notifications, and mails about ads, store reasons as keys, amounts as money and days as dates. They become words when
 * read or sent.
 */
export async function up(knex: Knex): Promise<void> {
  await keepKeys(knex, 'notification', 'params')
  await knex.raw(`
    update notification set params = params - 'date' || jsonb_build_object('day',
      to_char(to_date(params->>'date', 'DD Mon, YYYY'), 'YYYY-MM-DD') || 'T00:00:00.000Z')
    where params->>'date' is not null`)
  await keepKeys(knex, 'mail', 'payload')
  await knex.raw(
    `update mail set payload = jsonb_build_object('userId', payload->'userId', 'balloonId', payload->'balloonId',
      'params', payload - 'userId' - 'balloonId')
    where name = any (?)`,
    [transitionMails],
  )
}

async function keepKeys(knex: Knex, table: string, column: string): Promise<void> {
  for (const [reason, sentence] of Object.entries(reasons))
    await knex.raw(
      `update ${table} set ${column} = ${column} - 'why' || jsonb_build_object('reason', ?::text)
      where ${column}->>'why' = ?`,
      [reason, sentence],
    )
  await knex.raw(`update ${table} set ${column} = ${column} - 'why' where ${column}->>'why' = any (?)`, [
    [noReason, ''],
  ])
  for (const [currency, symbol] of Object.entries(symbols))
    await knex.raw(
      // Each amount has two decimals, so its digits alone are the minor units.
      `update ${table} set ${column} = ${column} - 'amount' || jsonb_build_object('money', jsonb_build_object(
        'minor', regexp_replace(${column}->>'amount', '\\D', '', 'g')::bigint, 'currency', ?::text))
      where starts_with(${column}->>'amount', ?)`,
      [currency, symbol],
    )
  await knex.raw(
    `update ${table} set ${column} = ${column} - 'amount' where ${column}->>'amount' = any (?)`,
    [noAmounts],
  )
}
