import type { Knex } from 'knex'

/** What each address gets by email, as far as its owner can unsubscribe from it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table mail_subscription (
      -- In lower case; it may belong to nobody's account.
      email text not null,
      topic text not null,
      -- Part of the link to unsubscribe. It's stored itself, because each mail to the address repeats it.
      token text not null unique,
      -- Real time; null while the address gets these mails.
      unsubscribed_date timestamptz,
      primary key (email, topic)
    );
  `)
}
