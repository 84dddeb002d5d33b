import type { AdCreative } from '@aloft/domain/creatives/ad-creative.entity'
import type { Db, SubQuery } from '../../db/db.ts'
import type { ImageIdea } from '../../gateways/ai/ai.port.ts'
import { type DrawnVersion, newestVersion } from './creative-version.repo.ts'

/** A creative with its newest version. */
export interface AdCreativeRow extends DrawnVersion {
  readonly ideaId: string
  readonly balloonId: string | null
}

export async function insertAdCreative(
  db: Db,
  creative: {
    id: string
    ideaId: string
    balloonId: string | null
    /** Who drew it; null for the product. */
    authorId?: string | null
    layout: string
    creatives: AdCreative['creatives']
    /** The idea for its picture (CRE-05). */
    imageIdea?: ImageIdea | null
    now: Date
  },
): Promise<void> {
  await db('ad_creative').insert({
    id: creative.id,
    ideaId: creative.ideaId,
    balloonId: creative.balloonId,
    imageIdea: creative.imageIdea ? JSON.stringify(creative.imageIdea) : null,
    creationDate: creative.now,
  })
  await db('ad_creative_version').insert({
    creativeId: creative.id,
    number: 1,
    authorId: creative.authorId ?? null,
    date: creative.now,
    layout: creative.layout,
    creatives: JSON.stringify(creative.creatives),
  })
}

/** The caller's policy has checked access to its brand. */
export async function findAdCreative(db: Db, id: string): Promise<AdCreativeRow | undefined> {
  const row: AdCreativeRow | undefined = await newestVersion(db)
    .where({ id })
    .first('ideaId', 'balloonId', 'version.*')
  return row
}

/** Those of some creatives that a brand has. */
export async function findAdCreatives(
  db: Db,
  ideaId: string,
  ids: readonly string[],
): Promise<AdCreativeRow[]> {
  const rows: AdCreativeRow[] = await newestVersion(db)
    .where({ ideaId })
    .whereIn('id', [...ids])
    .select('ideaId', 'balloonId', 'version.*')
  return rows
}

/** Selects the brand that a creative belongs to. */
export function ideaIdOfCreative(db: Db, id: string): SubQuery {
  return db('ad_creative').where({ id }).select('ideaId')
}

const rememberedCreatives = 80
// The lead picture is the lowest cropped picture of the square creative. The question mark is escaped, because the
// driver would treat it as a binding.
const leadPicture = `jsonb_path_query_first(creatives, '$."1:1".elements[*] \\? (@.type == "croppedImage").src') #>> '{}'`

/** The layouts of a brand's newest creatives, each with its lead picture and line, or null without one. */
export async function findArrangements(
  db: Db,
  ideaId: string,
): Promise<{ layout: string; picture: string | null; line: string | null }[]> {
  return newestVersion(db)
    .where({ ideaId })
    .orderBy('creationDate', 'desc')
    .limit(rememberedCreatives)
    .select('layout', db.raw(`${leadPicture} as picture`), db.raw(`image_idea ->> 'punchline' as line`))
}
