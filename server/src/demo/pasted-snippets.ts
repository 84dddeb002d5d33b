import { siteHost } from '@aloft/domain/core/url'
import { snippetOf } from '@aloft/domain/flows/snippet.rules'
import type { Db } from '../db/db.ts'

const mostBrands = 200

/**
 * The snippets of the newest brands with a website at one of these hosts, for the head of the sample sites, as if each
 * brand's owner had pasted theirs (DOM-08).
 */
export async function pastedSnippets(db: Db, productUrl: string, hosts: readonly string[]): Promise<string> {
  const brands: { id: string; url: string }[] = await db('idea')
    .whereNotNull('url')
    .orderBy('creationDate', 'desc')
    .limit(mostBrands)
    .select('id', 'url')
  const ofSite = brands.filter(({ url }) => hosts.some((host) => siteHost(url) === host))
  return ofSite.map(({ id }) => snippetOf(productUrl, id)).join('')
}
