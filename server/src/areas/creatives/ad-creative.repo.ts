import type { AdCreative } from '@aloft/domain/creatives/ad-creative.entity'
import type { CreativeFormat } from '@aloft/domain/creatives/creative-formats.rules'
import type { RenderFailure } from '@aloft/domain/creatives/render.rules'
import type { Db, SubQuery } from '../../db/db.ts'
import type { ImageIdea } from '../../gateways/ai/ai.port.ts'

export interface AdCreativeRow {
  id: string
  ideaId: string
  balloonId: string | null
  layout: string
  creatives: AdCreative['creatives']
  renderUrls: Partial<Record<CreativeFormat, string>>
  renderStatus: 'waiting' | 'done' | 'failed'
  renderFailure: RenderFailure | null
}

export async function insertAdCreative(
  db: Db,
  creative: {
    id: string
    ideaId: string
    balloonId: string | null
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
    layout: creative.layout,
    creatives: JSON.stringify(creative.creatives),
    imageIdea: creative.imageIdea ? JSON.stringify(creative.imageIdea) : null,
    creationDate: creative.now,
  })
}

/** The caller's policy has checked access to its brand, or the id comes from a job. */
export async function findAdCreative(db: Db, id: string): Promise<AdCreativeRow | undefined> {
  const row: AdCreativeRow | undefined = await db('ad_creative').where({ id }).first()
  return row
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
  return db('ad_creative')
    .where({ ideaId })
    .orderBy('creationDate', 'desc')
    .limit(rememberedCreatives)
    .select('layout', db.raw(`${leadPicture} as picture`), db.raw(`image_idea ->> 'punchline' as line`))
}

export async function finishRender(
  db: Db,
  id: string,
  end: { urls: AdCreativeRow['renderUrls']; failure: RenderFailure | null },
): Promise<void> {
  await db('ad_creative')
    .where({ id })
    .update({
      renderUrls: JSON.stringify(end.urls),
      renderStatus: end.failure ? 'failed' : 'done',
      renderFailure: end.failure,
    })
}

/** Marks a creative to be drawn again; false if it already waits for that. */
export async function restartRender(db: Db, id: string): Promise<boolean> {
  const changed = await db('ad_creative')
    .where({ id })
    .whereNot({ renderStatus: 'waiting' })
    .update({ renderStatus: 'waiting', renderFailure: null })
  return changed > 0
}

/** Address of the picture already drawn for the same content. */
export async function findRenderedPicture(db: Db, digest: Buffer): Promise<string | undefined> {
  const row = await db('rendered_picture').where({ digest }).first<{ url: string } | undefined>('url')
  return row?.url
}

export async function keepRenderedPicture(db: Db, digest: Buffer, url: string, now: Date): Promise<void> {
  await db('rendered_picture').insert({ digest, url, date: now }).onConflict('digest').ignore()
}
