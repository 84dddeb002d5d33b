import type { Knex } from 'knex'

/** Uploads of brands, which were lists of addresses in a brand's row, become rows of their own. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table media (
      id uuid primary key,
      idea_id uuid not null references idea on delete cascade,
      kind text not null check (kind in ('image', 'video')),
      -- Of the stored file, /files/<hash>.<ending>.
      url text not null,
      -- Within the brand's files of its kind.
      place integer not null,
      -- In pixels; null for videos. All three are null for uploads from before this table.
      width integer,
      height integer,
      -- In bytes.
      size integer,
      -- Null for uploads from before this table.
      creation_date timestamptz,
      unique (idea_id, url)
    );
    insert into media (id, idea_id, kind, url, place)
      select gen_random_uuid(), idea.id, file.kind, file.url, min(file.place)
      from idea cross join lateral (
        select 'image' as kind, value #>> '{}' as url, ordinality as place
          from jsonb_array_elements(uploaded_images) with ordinality
        union all select 'video', value #>> '{}', ordinality
          from jsonb_array_elements(uploaded_videos) with ordinality
      ) as file
      group by idea.id, file.kind, file.url
      on conflict do nothing;
    alter table idea drop column uploaded_images, drop column uploaded_videos;
  `)
}
