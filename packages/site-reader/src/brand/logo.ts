import type { EvidenceSource } from '@aloft/domain/scans/scan-fields.rules'
import type { Field } from '@aloft/domain/scans/website-data.entity'
import { businessThings } from '../page/business-things.ts'
import { ancestors, type DomElement, isElement, nameWords } from '../page/dom.ts'
import { evidenceOf, fieldOf, fieldsOf } from '../page/evidence.ts'
import { absolute, isNoise, sourceOf } from '../page/image-sources.ts'
import { manifestIcons } from '../site/manifest.ts'
import { isHomeLink } from './name.ts'
import { resolveUrl } from '../page/resolve-url.ts'
import type { Site, SitePage } from '../site/site.ts'
import { textsOf } from '../page/thing.ts'

interface Candidate {
  readonly url: string
  readonly quote: string
  readonly evidenceUrl: string
  readonly source: EvidenceSource
  readonly score: number
}

const scores = { structured: 10, homeLink: 8, named: 6, header: 4, touchIcon: 3, manifest: 2, icon: 1 }
const most = 8

/** Candidates for the logo, most certain first: structured data, the picture that links home, then icons. */
export function readLogos(site: Site): Field<string>[] {
  const [home] = site.pages
  if (!home) return []
  const found = [
    ...site.pages.flatMap(structured),
    ...site.pages.flatMap((page) => inPage(page, home)),
    ...icons(site, home),
  ]
  const ranked = [...Map.groupBy(found, ({ url }) => url).values()]
    .map((group) => ({ group, score: Math.max(...group.map(({ score }) => score)) }))
    .toSorted((a, b) => b.score - a.score)
  return fieldsOf(
    ranked.slice(0, most).map(({ group, score }) =>
      fieldOf(
        group[0]?.url ?? '',
        group.map(({ evidenceUrl, quote, source }) => evidenceOf(evidenceUrl, quote, source)),
        score >= scores.homeLink ? 1.3 : score >= scores.named ? 1 : 0.6,
      ),
    ),
  )
}

function structured(page: SitePage): Candidate[] {
  return businessThings(page).flatMap(({ data, quote }) =>
    textsOf(data, 'logo', ['url', 'contentUrl', '@id']).flatMap((text) => {
      const url = absolute(page, text)
      const quoted = quote('logo', text) ?? quote('url', text)
      return url && quoted
        ? [{ url, quote: quoted, evidenceUrl: page.url, source: 'jsonLd' as const, score: scores.structured }]
        : []
    }),
  )
}

function inPage(page: SitePage, home: SitePage): Candidate[] {
  return page
    .$('img')
    .toArray()
    .filter((img) => isElement(img) && !isNoise(page, img))
    .flatMap((img) => {
      const written = sourceOf(page, img)
      const url = absolute(page, written)
      const score = scoreOf(page, home, img, written)
      return url && score > 0
        ? [{ url, quote: written, evidenceUrl: page.url, source: 'text' as const, score }]
        : []
    })
}

function scoreOf(page: SitePage, home: SitePage, img: DomElement, written: string): number {
  const link = page.$(img).closest('a').attr('href')
  const leadsHome = link !== undefined && isHomeLink(link, page.baseUrl, home.url)
  const inHeader = ancestors(img).some((up) => up.name === 'header' || up.name === 'nav')
  const inFooter = ancestors(img).some((up) => up.name === 'footer')
  const isNamedLogo =
    /logo|wordmark|brand/i.test(`${written} ${img.attribs['alt'] ?? ''}`) ||
    nameWords(img).has('logo') ||
    ancestors(img)
      .slice(0, 2)
      .some((up) => nameWords(up).has('logo'))
  const score = (leadsHome ? scores.homeLink : 0) + (isNamedLogo ? 1 : 0) + (inHeader ? 0.5 : 0)
  if (leadsHome) return inFooter ? score - 1 : score
  // Logos in the content belong to customers and payment services.
  return inHeader && isNamedLogo ? scores.named : inHeader && link === undefined ? scores.header : 0
}

function icons(site: Site, home: SitePage): Candidate[] {
  const linked = home
    .$('link[rel][href]')
    .toArray()
    .flatMap(({ attribs }) => {
      const rel = (attribs['rel'] ?? '').toLowerCase()
      const score = rel.includes('apple-touch-icon')
        ? scores.touchIcon
        : /\bicon\b/.test(rel)
          ? scores.icon
          : 0
      const href = attribs['href'] ?? ''
      const url = absolute(home, href)
      return url && score > 0
        ? [{ url, quote: href, evidenceUrl: home.url, source: 'meta' as const, score }]
        : []
    })
  const { manifest } = site
  const listed = manifestIcons(manifest).flatMap((src) => {
    const url = manifest && resolveUrl(src, manifest.url)
    return url
      ? [{ url, quote: src, evidenceUrl: manifest.url, source: 'manifest' as const, score: scores.manifest }]
      : []
  })
  return [...linked, ...listed]
}
