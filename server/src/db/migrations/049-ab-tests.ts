import type { Knex } from 'knex'

/** A/B tests: what the next launch of an ad tests, the second version of a launch, and its days by version. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- The version that the next launch of an ad is tested against.
    create table ad_test (
      balloon_id uuid not null references balloon on delete cascade,
      component_id text not null,
      -- By the keys of the platform's copy fields, where they differ from the ad.
      texts jsonb not null,
      -- Null for the ad's own creative.
      creative_id uuid references ad_creative on delete set null,
      primary key (balloon_id, component_id)
    );
    create index ad_test_creative on ad_test (creative_id) where creative_id is not null;

    alter table ad_run
      -- Null if only one version of the ad is shown.
      add column variant_texts jsonb,
      add column variant_creative_id uuid,
      add column variant_creative_version integer,
      -- Addresses by format; null until it's sent to its platform.
      add column variant_picture_urls jsonb,
      -- Winner, chance and the figures by version that the verdict is based on; null before the verdict.
      add column test_verdict jsonb,
      add column test_verdict_date timestamptz,
      -- The only version that the platform was told to show; null while it shows all.
      add column sent_arm text check (sent_arm in ('original', 'variant')),
      add foreign key (variant_creative_id, variant_creative_version)
        references ad_creative_version (creative_id, number);
    create index ad_run_variant_creative on ad_run (variant_creative_id, variant_creative_version)
      where variant_creative_id is not null;

    -- Part of the figures in ad_run_day: each day of a tested launch by version.
    create table launch_arm_day (
      run_id uuid not null references ad_run on delete cascade,
      arm text not null check (arm in ('original', 'variant')),
      day date not null,
      impressions bigint not null,
      clicks bigint not null,
      conversions bigint not null,
      spend bigint not null,
      primary key (run_id, arm, day)
    );
  `)
}
