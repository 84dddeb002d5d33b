import type { Knex } from 'knex'

// Requests as stored before this migration: one sentence that names the ad and ends with its address.
const expertReview =
  '^Free expert review, please: “.*” of .*/0/editor[?]ideaId=([0-9a-f-]{36})&balloonId=([0-9a-f-]{36})$'

/**
 * A request to the sales desk is stored as a customer's message or as an ad to review, which its mail turns into words.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table sales_request add column request jsonb')
  await knex.raw(
    `update sales_request set request = coalesce(
       (select jsonb_build_object('kind', 'expertReview', 'ideaId', ids[1], 'balloonId', ids[2])
         from regexp_match(message, ?) as ids where ids is not null),
       jsonb_build_object('kind', 'message', 'message', message))`,
    [expertReview],
  )
  await knex.raw('alter table sales_request alter column request set not null, drop column message')
  await knex.raw(
    `update mail set name = 'expertReview',
       payload = jsonb_build_object('userId', asked.payload->'userId', 'ideaId', ids[1], 'balloonId', ids[2])
     from mail as asked cross join lateral regexp_match(asked.payload->>'message', ?) as ids
     where mail.id = asked.id and asked.name = 'contactSales' and ids is not null`,
    [expertReview],
  )
}
