import type { MediaItem } from '@aloft/domain/ideas/media.entity'
import type { MediaOrigin } from '@aloft/domain/ideas/media.rules'
import type { Db } from '../../db/db.ts'

/** A picture in a brand's library, with the number of creatives that show it. */
export interface MediaRow extends Omit<MediaItem, '_id' | 'isAi' | 'isArchived' | 'isStored'> {
  readonly id: string
  /** Within the files of its origin. */
  readonly place: number
  readonly archiveDate: Date | null
}

export interface MediaFilter {
  readonly origin: MediaOrigin
  readonly query: string
  readonly isArchived: boolean
}

// The array operator is escaped, because the driver would treat it as a binding.
const uses = `(
  select count(*)::integer from ad_creative join ad_creative_version as version
    on version.creative_id = ad_creative.id and version.number = ad_creative.version
  where ad_creative.idea_id = media.idea_id and version.pictures \\? media.url
) as uses`
const searched = `concat_ws(' ', name, alt, prompt) ilike ?`

/**
 * The next `limit` pictures of a brand's library after a place in it, and one more if others follow. Those of the website
 * are in its order, all others newest first.
 */
export async function findMediaRows(
  db: Db,
  ideaId: string,
  { origin, query, isArchived }: MediaFilter,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<MediaRow[]> {
  const [order, beyond] = origin === 'website' ? (['asc', '>'] as const) : (['desc', '<'] as const)
  const found = db('media')
    .where({ ideaId, kind: 'image', origin })
    .select('media.*', db.raw(uses))
    .orderBy([
      { column: 'place', order },
      { column: 'id', order },
    ])
    .limit(limit + 1)
  if (isArchived) void found.whereNotNull('archiveDate')
  else void found.whereNull('archiveDate')
  for (const word of query.split(/\s+/).filter((part) => part !== ''))
    void found.whereRaw(searched, [`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`])
  const [place, id] = after?.split('.') ?? []
  if (place && id) void found.whereRaw(`(place, id) ${beyond} (?, ?)`, [place, id])
  return found
}

/** Those of a stock service's pictures that a brand has, except those in its archive. */
export async function findStockMedia(
  db: Db,
  ideaId: string,
  { service, stockIds }: { readonly service: string; readonly stockIds: readonly string[] },
): Promise<MediaRow[]> {
  return db('media')
    .where({ ideaId, origin: 'stock', maker: service, archiveDate: null })
    .whereIn('stockId', [...stockIds])
    .select('media.*', db.raw(uses))
}

/** The picture of a stock service that a brand has, taken out of its archive; undefined if it has none. */
export async function restoreStockMedia(
  db: Db,
  ideaId: string,
  { service, stockId }: { readonly service: string; readonly stockId: string },
): Promise<MediaRow | undefined> {
  const [row]: MediaRow[] = await db('media')
    .where({ ideaId, maker: service, stockId })
    .update({ archiveDate: null })
    .returning(['media.*', db.raw(uses)])
  return row
}

/** The picture of a brand with an address, which it must have. */
export async function getMedia(db: Db, ideaId: string, url: string): Promise<MediaRow> {
  const row: MediaRow | undefined = await db('media').where({ ideaId, url }).first('media.*', db.raw(uses))
  if (!row) throw new Error(`brand ${ideaId} has no picture ${url}`)
  return row
}

/** Changes a picture of a brand; undefined if the brand has none with this id. */
export async function changeMedia(
  db: Db,
  { ideaId, id }: { readonly ideaId: string; readonly id: string },
  change: Partial<Pick<MediaRow, 'name' | 'alt' | 'archiveDate'>>,
): Promise<MediaRow | undefined> {
  const [row]: MediaRow[] = await db('media')
    .where({ ideaId, id, kind: 'image' })
    .update(change)
    .returning(['media.*', db.raw(uses)])
  return row
}

/**
 * Those of some addresses that a brand may not show: neither files of its library or of its creatives so far, nor its logo.
 */
export async function findForeignPictures(
  db: Db,
  ideaId: string,
  urls: readonly string[],
): Promise<readonly string[]> {
  if (urls.length === 0) return []
  const { rows } = await db.raw<{ rows: { url: string }[] }>(
    `select url from unnest(?::text[]) as asked (url) where not exists (
      select from media where idea_id = ? and media.url = asked.url
      union all select from ad_creative join ad_creative_version as version on version.creative_id = ad_creative.id
        where idea_id = ? and version.pictures \\? asked.url
      union all select from idea where id = ? and design ->> 'logoImageUrl' = asked.url
    )`,
    [[...urls], ideaId, ideaId, ideaId],
  )
  return rows.map(({ url }) => url)
}
