import { addHours } from '@aloft/domain/core/dates'
import { createToken, isTokenShaped, tokenDigest } from '../../action/tokens.ts'
import type { Db } from '../../db/db.ts'
import type { DrawnVersion, VersionState } from './creative-version.repo.ts'

/** Minutes that a link to pictures works. */
const validMinutes = 10

/** Stores a link to the pictures of versions and returns its token, which can't be read again. */
export async function insertDownload(db: Db, versions: readonly VersionState[], now: Date): Promise<string> {
  const { token, digest } = createToken()
  const expiryDate = addHours(now, validMinutes / 60)
  await db('creative_download').insert(
    versions.map(({ creativeId, number }) => ({ digest, creativeId, version: number, expiryDate })),
  )
  return token
}

/** The pictures of a creative, with the name of their ad. */
export interface DownloadedCreative extends Pick<DrawnVersion, 'renderUrls'> {
  readonly adName: string | null
}

/** The creatives that a token links to, newest first; none if it doesn't work any more. */
export async function findDownload(db: Db, token: string, now: Date): Promise<DownloadedCreative[]> {
  if (!isTokenShaped(token)) return []
  const rows: DownloadedCreative[] = await db('creative_download as link')
    .join('ad_creative_version as version', (on) =>
      on.on('version.creativeId', 'link.creativeId').andOn('version.number', 'link.version'),
    )
    .join('ad_creative', 'ad_creative.id', 'link.creativeId')
    .leftJoin('balloon', 'balloon.id', 'ad_creative.balloonId')
    .where('link.digest', tokenDigest(token))
    .where('link.expiryDate', '>', now)
    .orderBy('link.creativeId', 'desc')
    .select('version.renderUrls', { adName: 'balloon.name' })
  return rows
}

export async function dropExpiredDownloads(db: Db, now: Date): Promise<number> {
  return db('creative_download').where('expiryDate', '<', now).delete()
}
