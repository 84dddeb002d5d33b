import type { Knex } from 'knex'

/**
 * What a brand's library shows and searches of its files: names, descriptions, rights, who made them and their colors. A
 * file may also be made by an AI or come from a stock collection. Pictures of websites get the descriptions that the
 * website had for them.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table media
      drop constraint media_origin_check,
      add check (origin in ('upload', 'website', 'ai', 'stock')),
      add column name text not null default '',
      -- What it shows, for people who can't see it.
      add column alt text not null default '',
      -- Name of the license; null for what the brand supplied or had made.
      add column license text,
      -- {name, url}: who is to be named, with the address of their page or null; null if nobody.
      add column credit jsonb,
      -- What an AI was asked for; null for other files.
      add column prompt text,
      -- The AI's engine, or the stock service; null for other files.
      add column maker text,
      -- Hex, the most frequent first; empty for videos, and for files from before this column.
      add column colors text[] not null default '{}',
      add column archive_date timestamptz;
    create index media_tab on media (idea_id, origin, kind, place, id);
    update media set alt = found.alt
      from (
        select distinct on (brief.idea_id, file_url) brief.idea_id, file_url, picture.value -> 'value' ->> 'alt' as alt
        from brief join run on run.id = brief.website_data_id
          cross join lateral jsonb_array_elements(run.result -> 'data' -> 'pictures') as picture
          cross join lateral (
            select run.result -> 'files' -> (picture.value -> 'value' ->> 'url') ->> 'fileUrl' as file_url
          ) as file
        where jsonb_typeof(run.result -> 'data' -> 'pictures') = 'array'
      ) as found
      where media.origin = 'website' and media.idea_id = found.idea_id and media.url = found.file_url
        and found.alt is not null;

    -- Stored files that a version of a creative shows, to count where a picture is used.
    alter table ad_creative_version add column pictures jsonb not null generated always as (
      jsonb_path_query_array(creatives, '$.*.elements[*].src \\? (@ starts with "/files/")')
    ) stored;
    create index ad_creative_version_pictures on ad_creative_version using gin (pictures);
  `)
}
