import type { Knex } from 'knex'

/** The simulated ad platform's reference for each launch. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table embedded_ad (
      -- Our id of the launch: a request with the same id returns the same launch.
      key text primary key,
      ref text not null
    );
    -- A reference may be too long for an ordinary index.
    create index embedded_ad_ref on embedded_ad using hash (ref);
    insert into embedded_ad (key, ref) select id::text, platform_ref from ad_run
      where platform_ref like 'simulated:%';
  `)
}
