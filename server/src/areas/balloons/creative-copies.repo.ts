import { v7 as uuidv7 } from 'uuid'
import type { Db } from '../../db/db.ts'

/** A version of a creative that is to become the first version of another one. */
export interface CreativeCopy {
  readonly id: string
  readonly source: string
  readonly number: number
  /** Whether it's the source's newest version. */
  readonly isNewest: boolean
  readonly isDrawn: boolean
}

/**
 * Copies to be made of those of the given creatives that the brand has: of the versions in force at a date, or of the
 * newest ones for null.
 */
export async function findCreativeCopies(
  db: Db,
  ideaId: string,
  ids: readonly string[],
  date: Date | null,
): Promise<CreativeCopy[]> {
  const number = date
    ? db.raw(
        `coalesce((select max(number) from ad_creative_version where creative_id = ad_creative.id and date <= ?), 1)`,
        [date],
      )
    : db.raw('ad_creative.version')
  const rows: { source: string; number: number; newest: number; renderStatus: string }[] = await db(
    'ad_creative',
  )
    .join('ad_creative_version as version', (on) =>
      on.on('version.creativeId', 'ad_creative.id').andOn('version.number', number),
    )
    .where({ ideaId })
    .whereIn('id', [...ids])
    .select({ source: 'id', newest: 'ad_creative.version' }, 'version.number', 'version.renderStatus')
  return rows.map(({ source, number: copied, newest, renderStatus }) => ({
    id: uuidv7(),
    source,
    number: copied,
    isNewest: copied === newest,
    isDrawn: renderStatus !== 'waiting',
  }))
}

/**
 * Copies versions of creatives with their drawn pictures, for an ad or, for null, for the same ad as before; `authorId` has
 * asked for that.
 */
export async function insertCreativeCopies(
  db: Db,
  copies: readonly CreativeCopy[],
  {
    balloonId,
    authorId,
    now,
  }: { readonly balloonId: string | null; readonly authorId: string; readonly now: Date },
): Promise<void> {
  const column = <T>(of: (copy: CreativeCopy) => T) => copies.map(of)
  await db.raw(
    `with copied as (
      select * from unnest(:ids::uuid[], :sources::uuid[], :numbers::integer[]) as copied (new_id, source, number)
    ), added as (
      insert into ad_creative (id, idea_id, balloon_id, image_idea, creation_date)
        select new_id, idea_id, coalesce(:balloonId::uuid, balloon_id), image_idea, :now from copied join ad_creative on id = source
    )
    insert into ad_creative_version
      (creative_id, number, author_id, date, layout, creatives, render_urls, render_status, render_failure)
      select new_id, 1, :authorId, :now, layout, creatives, render_urls, render_status, render_failure
        from copied join ad_creative_version as version
          on version.creative_id = source and version.number = copied.number`,
    {
      ids: column(({ id }) => id),
      sources: column(({ source }) => source),
      numbers: column(({ number }) => number),
      balloonId,
      authorId,
      now,
    },
  )
}
