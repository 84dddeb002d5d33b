import type { Field } from '@aloft/domain/scans/website-data.entity'
import { businessThings } from '../page/business-things.ts'
import { evidenceOf, fieldOf, fieldsOf } from '../page/evidence.ts'
import { resolveUrl } from '../page/resolve-url.ts'
import type { Site } from '../site/site.ts'
import { textsOf } from '../page/thing.ts'

const networks =
  /^(?:[\w-]+\.)?(?:instagram\.com|facebook\.com|fb\.com|fb\.me|pinterest\.(?:com|[a-z]{2}|co\.uk)|linkedin\.com|x\.com|twitter\.com|tiktok\.com|youtube\.com|youtu\.be|threads\.net|bsky\.app|github\.com|gitlab\.com|mastodon\.[\w.-]+|vimeo\.com|xing\.com|behance\.net|dribbble\.com|snapchat\.com|t\.me|wa\.me|whatsapp\.com|soundcloud\.com|tripadvisor\.[\w.]+|etsy\.com|discord\.gg|twitch\.tv|flickr\.com|medium\.com|tumblr\.com)$/i
const notProfile =
  /^\/?$|\/(?:sharer?|share\.php|intent|dialog|login|hashtag|search|embed|plugins|privacy|policies|policy|help|legal)(?:[/.?]|$)/i
const most = 12

/** Profiles on social networks that the site links to, without duplicates. */
export function readSocialLinks(site: Site): Field<string>[] {
  const found = site.pages.flatMap((page) => [
    ...businessThings(page).flatMap(({ data, quote }) =>
      textsOf(data, 'sameAs', ['url', '@id']).flatMap((text) => {
        const url = profileUrl(text, page.baseUrl)
        return url ? [{ url, evidence: evidenceOf(page.url, quote('sameAs', text) ?? '', 'jsonLd') }] : []
      }),
    ),
    ...page
      .$('a[href]')
      .toArray()
      .filter((node) => ![node, ...page.$(node).parents()].some((one) => page.noise.has(one)))
      .flatMap(({ attribs }) => {
        const href = attribs['href'] ?? ''
        const url = profileUrl(href, page.baseUrl)
        return url ? [{ url, evidence: evidenceOf(page.url, href, 'text') }] : []
      }),
  ])
  const groups = [
    ...Map.groupBy(found, ({ url }) =>
      url
        .replace(/^https?:\/\/(?:www\.)?/, '')
        .replace(/\/$/, '')
        .toLowerCase(),
    ).values(),
  ]
  return fieldsOf(
    groups.slice(0, most).map((group) =>
      fieldOf(
        group[0]?.url ?? '',
        group.map(({ evidence }) => evidence),
        1.3,
      ),
    ),
  )
}

function profileUrl(href: string, baseUrl: string): string | null {
  const resolved = resolveUrl(href, baseUrl)
  const url = resolved === null ? null : new URL(resolved)
  return url && networks.test(url.hostname) && !notProfile.test(url.pathname) ? url.href : null
}
