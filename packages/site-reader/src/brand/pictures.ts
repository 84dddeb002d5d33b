import type { EvidenceSource } from '@aloft/domain/scans/scan-fields.rules'
import type { Evidence, Field, WebsiteData } from '@aloft/domain/scans/website-data.entity'
import { matchedElements } from '../style/cascade.ts'
import { ancestors, type DomElement, isElement } from '../page/dom.ts'
import { evidenceOf, fieldOf, fieldsOf } from '../page/evidence.ts'
import { absolute, isNoise, sourceOf } from '../page/image-sources.ts'
import { readLogos } from './logo.ts'
import { metaTexts } from '../page/meta.ts'
import { resolveUrl } from '../page/resolve-url.ts'
import type { Site, SitePage } from '../site/site.ts'
import { fold } from '../text/text.ts'
import { list, textsOf } from '../page/thing.ts'

/** Minimum width and height of a picture for an ad, in pixels. */
const leastPictureSide = 400

type Picture = WebsiteData['pictures'][number]['value']

interface Candidate {
  readonly url: string
  readonly alt: string
  readonly evidence: Evidence | null
  readonly isShown: boolean
}

const logoScore = 0.75
const notContent =
  /(?:^|[/_.-])(?:logo|icon|favicon|sprite|avatar|badge|pixel|spacer|placeholder|blank|flag|payment|loader|arrow|touch-icon|wordmark)s?(?:[/_.\d-]|$)/i
const kinds = /\.(?:jpe?g|png|webp|avif|gif)(?:[?#]|$)/i

/** Addresses of pictures that may be content, likeliest first; the sizes of their files are still unknown. */
export function pictureCandidates(site: Site): string[] {
  return [...new Set(candidates(site).map(({ url }) => url))]
}

/** Whether a picture of this size in pixels is large enough for an ad. */
export function isLargeEnough({
  width,
  height,
}: {
  readonly width: number
  readonly height: number
}): boolean {
  return width >= leastPictureSide && height >= leastPictureSide
}

/** Content pictures whose files are large enough, without duplicates. */
export function readPictures(site: Site): Field<Picture>[] {
  const sizes = new Map(site.pictures.map((picture) => [picture.url, picture]))
  const groups = Map.groupBy(candidates(site), ({ url }) => url)
  return fieldsOf(
    [...groups.values()].map((group) => {
      const url = group[0]?.url ?? ''
      const size = sizes.get(url)
      if (!size || !isLargeEnough(size)) return null
      const alt = group.find((one) => one.alt !== '')?.alt ?? ''
      return fieldOf(
        { url, width: size.width, height: size.height, alt },
        group.map(({ evidence }) => evidence),
        1.3,
      )
    }),
  )
}

function candidates(site: Site): Candidate[] {
  const logos = new Set(
    readLogos(site)
      .filter(({ confidence }) => confidence >= logoScore)
      .map(({ value }) => value),
  )
  const icons = new Set(readLogos(site).map(({ value }) => value))
  const found = [...site.pages.flatMap(shown), ...backgrounds(site), ...site.pages.flatMap(described)]
  return found
    .filter(
      ({ url, isShown }) =>
        !logos.has(url) && !(icons.has(url) && !isShown) && !notContent.test(new URL(url).pathname),
    )
    .toSorted((a, b) => Number(b.isShown) - Number(a.isShown))
}

function shown(page: SitePage): Candidate[] {
  return page
    .$('img')
    .toArray()
    .filter(
      (img) =>
        isElement(img) &&
        !isNoise(page, img) &&
        !isTracking(img) &&
        !ancestors(img).some(({ name }) => name === 'nav' || name === 'footer'),
    )
    .flatMap((img) => {
      const written = sourceOf(page, img)
      const url = absolute(page, written)
      return url
        ? [
            {
              url,
              alt: fold(img.attribs['alt'] ?? ''),
              evidence: evidenceOf(page.url, written, 'text'),
              isShown: true,
            },
          ]
        : []
    })
}

function isTracking({ attribs }: DomElement): boolean {
  return attribs['width'] === '1' || attribs['height'] === '1'
}

function described(page: SitePage): Candidate[] {
  const add = (written: string, quote: string, source: EvidenceSource): Candidate[] => {
    const url = absolute(page, written)
    return url ? [{ url, alt: '', evidence: evidenceOf(page.url, quote, source), isShown: false }] : []
  }
  const open = ['og:image', 'og:image:url', 'twitter:image'].flatMap((name) =>
    metaTexts(page, name).flatMap(({ text, source }) => add(text, text, source)),
  )
  const structured = page.things.flatMap(({ data, quote }) =>
    list(data['image']).length === 0
      ? []
      : textsOf(data, 'image', ['url', 'contentUrl']).flatMap((text) =>
          add(text, quote('image', text) ?? quote('url', text) ?? '', 'jsonLd'),
        ),
  )
  return [...structured, ...open]
}

// Large pictures are often behind text, as a background in a style.
function backgrounds(site: Site): Candidate[] {
  const inline = site.pages.flatMap((page) =>
    page
      .$('[style*="url("]')
      .toArray()
      .filter((node) => isElement(node) && !isNoise(page, node))
      .flatMap(({ attribs }) => pictureIn(attribs['style'] ?? '', page.url, page.baseUrl)),
  )
  const styled = site.stylesheets.flatMap(({ url, rules }) =>
    rules.flatMap((rule) => {
      const declaration = rule.declarations.find(
        ({ property, value }) =>
          /^background(-image)?$/.test(property) &&
          kinds.test(/url\(([^)]*)\)/.exec(value)?.[1]?.replace(/["']/g, '') ?? ''),
      )
      const isUsed = declaration && site.pages.some(({ $ }) => matchedElements($, rule).length > 0)
      return isUsed ? pictureIn(declaration.text, url, url) : []
    }),
  )
  return [...inline, ...styled]
}

function pictureIn(text: string, evidenceUrl: string, baseUrl: string): Candidate[] {
  const written = /url\(\s*["']?([^"')]+)["']?\s*\)/i.exec(text)?.[1] ?? ''
  const url = kinds.test(written) ? resolveUrl(written, baseUrl) : null
  return url ? [{ url, alt: '', evidence: evidenceOf(evidenceUrl, written, 'css'), isShown: true }] : []
}
