import { addHours } from '@aloft/domain/core/dates'
import { createToken, isTokenShaped, tokenDigest } from '../../action/tokens.ts'
import type { Db } from '../../db/db.ts'
import type { DrawnVersion, VersionState } from './creative-version.repo.ts'

/** Minutes that a link to pictures works. */
const validMinutes = 10

/** Stores a link to a version's pictures and returns its token, which can't be read again. */
export async function insertDownload(
  db: Db,
  { creativeId, number }: VersionState,
  now: Date,
): Promise<string> {
  const { token, digest } = createToken()
  const expiryDate = addHours(now, validMinutes / 60)
  await db('creative_download').insert({ digest, creativeId, version: number, expiryDate })
  return token
}

/** The pictures that a token links to, if it still works, with the name of their ad. */
export async function findDownload(
  db: Db,
  token: string,
  now: Date,
): Promise<(Pick<DrawnVersion, 'renderUrls'> & { readonly adName: string | null }) | undefined> {
  if (!isTokenShaped(token)) return undefined
  return db('creative_download as link')
    .join('ad_creative_version as version', (on) =>
      on.on('version.creativeId', 'link.creativeId').andOn('version.number', 'link.version'),
    )
    .join('ad_creative', 'ad_creative.id', 'link.creativeId')
    .leftJoin('balloon', 'balloon.id', 'ad_creative.balloonId')
    .where('link.digest', tokenDigest(token))
    .where('link.expiryDate', '>', now)
    .first('version.renderUrls', { adName: 'balloon.name' })
}

export async function dropExpiredDownloads(db: Db, now: Date): Promise<number> {
  return db('creative_download').where('expiryDate', '<', now).delete()
}
