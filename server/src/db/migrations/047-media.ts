import type { Knex } from 'knex'

/**
 * Files of brands are rows of their own: uploads, which were lists of addresses in a brand's row, and the pictures of the
 * website that a brand's brief was made from.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table media (
      id uuid primary key,
      idea_id uuid not null references idea on delete cascade,
      origin text not null check (origin in ('upload', 'website')),
      kind text not null check (kind in ('image', 'video')),
      -- Of the stored file, /files/<hash>.<ending>.
      url text not null,
      -- Within the brand's files of its origin and kind.
      place integer not null,
      -- In pixels; null for videos, and for uploads from before this table.
      width integer,
      height integer,
      -- In bytes; null for pictures of websites, and for uploads from before this table.
      size integer,
      -- Null for files from before this table.
      creation_date timestamptz,
      unique (idea_id, url)
    );
    insert into media (id, idea_id, origin, kind, url, place)
      select gen_random_uuid(), idea.id, 'upload', file.kind, file.url, min(file.place)
      from idea cross join lateral (
        select 'image' as kind, value #>> '{}' as url, ordinality as place
          from jsonb_array_elements(uploaded_images) with ordinality
        union all select 'video', value #>> '{}', ordinality
          from jsonb_array_elements(uploaded_videos) with ordinality
      ) as file
      group by idea.id, file.kind, file.url
      on conflict do nothing;
    insert into media (id, idea_id, origin, kind, url, place, width, height)
      select gen_random_uuid(), brief.idea_id, 'website', 'image', file.value ->> 'fileUrl', min(file.place),
        max((file.value ->> 'width')::integer), max((file.value ->> 'height')::integer)
      from brief join run on run.id = brief.website_data_id
        cross join lateral jsonb_each(run.result -> 'files') with ordinality as file (source, value, place)
      group by brief.idea_id, file.value ->> 'fileUrl'
      on conflict do nothing;
    alter table idea drop column uploaded_images, drop column uploaded_videos;
  `)
}
