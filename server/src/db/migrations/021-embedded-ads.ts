import type { Knex } from 'knex'

/** The simulated ad platform's reference for each launch. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table embedded_ad (
      -- What the buyer's program calls it: asked for again, it is the same run.
      key text primary key,
      ref text not null
    );
    -- A reference may be longer than an ordinary index takes.
    create index embedded_ad_ref on embedded_ad using hash (ref);
    insert into embedded_ad (key, ref) select id::text, platform_ref from ad_run
      where platform_ref like 'simulated:%';
  `)
}
