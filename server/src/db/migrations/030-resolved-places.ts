import type { JsonValue } from '@aloft/domain/core/json'
import type { Knex } from 'knex'
import { resolveStoredPlaces } from '../../places/stored-places.ts'

/**
 * Resolves places that ads store as text or in the form drafts wrote them to places on the map, using the country in
 * the brand's brief if a name alone is ambiguous. Places that are not found stay unchanged: the editor lists them
 * (TGT-04). Loads the gazetteer only if there is something to resolve, so not on a first start.
 */
export async function up(knex: Knex): Promise<void> {
  const { rows } = await knex.raw<{ rows: StoredPlaces[] }>(`
    select distinct on (value.balloon_id, value.key)
      value.balloon_id, value.key, value.seq, value.value, value.date, value.author_id,
      brief.data ->> 'location' as location, brief.data ->> 'language' as language,
      brief.data ->> 'websiteUrl' as url
    from balloon_value as value
    join balloon on balloon.id = value.balloon_id
    left join brief on brief.idea_id = balloon.idea_id and brief.kind = 'brand'
    where value.key like 'component/%/locations'
    order by value.balloon_id, value.key, value.seq desc`)
  const filled = rows.filter(({ value }) => Array.isArray(value) && value.length > 0)
  if (filled.length === 0) return
  const { openGazetteer } = await import('../../places/gazetteer.ts')
  const gazetteer = await openGazetteer()
  const resolved = filled.flatMap((row) => {
    const { balloonId, key, seq, date } = row
    const brief = { location: row.location ?? '', language: row.language, websiteUrl: row.url ?? '' }
    const value = resolveStoredPlaces(row.value, gazetteer, brief)
    const next = { balloonId, key, seq: seq + 1, date, isUserUpdate: false, authorId: null }
    return value === null ? [] : [{ ...next, value: JSON.stringify(value) }]
  })
  if (resolved.length > 0) await knex.batchInsert('balloon_value', resolved)
}

interface StoredPlaces {
  balloonId: string
  key: string
  seq: number
  value: JsonValue
  date: Date
  authorId: string | null
  location: string | null
  language: string | null
  url: string | null
}
