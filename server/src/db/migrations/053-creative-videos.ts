import type { Knex } from 'knex'

/** The stored files of a version of a creative are also its video and the video's poster. */
export async function up(knex: Knex): Promise<void> {
  // A generated column can't be changed. Its values come from the layers, so nothing is lost.
  await knex.raw(`
    alter table ad_creative_version drop column pictures;
    alter table ad_creative_version add column pictures jsonb not null generated always as (
      jsonb_path_query_array(creatives, '$.*.elements[*].src \\? (@ starts with "/files/")')
        || jsonb_path_query_array(creatives, '$.*.elements[*].poster \\? (@ starts with "/files/")')
        || jsonb_path_query_array(creatives, '$.*.elements[*].url \\? (@ starts with "/files/")')
    ) stored;
    create index ad_creative_version_pictures on ad_creative_version using gin (pictures);
  `)
}
