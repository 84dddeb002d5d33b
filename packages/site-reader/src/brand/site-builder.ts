import { type SiteBuilder, siteBuilders } from '@aloft/domain/flows/site-builders.rules'
import type { Field } from '@aloft/domain/scans/website-data.entity'
import { evidenceOf, fieldOf, fieldsOf } from '../page/evidence.ts'
import { metaTexts } from '../page/meta.ts'
import { resolveUrl } from '../page/resolve-url.ts'
import type { Site, SitePage } from '../site/site.ts'

/** How a builder signs its pages: the generator they name, and where their own files come from. */
const signs: Readonly<Record<SiteBuilder, { generator: RegExp; file: RegExp }>> = {
  shopify: { generator: /^shopify/i, file: /^https?:\/\/(?:cdn\.shopify\.com\/|[^/]+\/cdn\/shop\/)/i },
  wix: { generator: /^wix\.com/i, file: /^https?:\/\/static\.(?:parastorage|wixstatic)\.com\//i },
  wordpress: { generator: /^wordpress/i, file: /^https?:\/\/[^/]+\/(?:[^?#]*\/)?wp-(?:content|includes)\//i },
  squarespace: { generator: /^squarespace/i, file: /^https?:\/\/(?:assets|static\d*)\.squarespace\.com\//i },
  webflow: { generator: /^webflow/i, file: /^https?:\/\/(?:[\w-]+\.)*website-files\.com\//i },
}

/** What the site is built with, by what its pages say of themselves; empty if they say nothing. */
export function readBuilders(site: Site): Field<SiteBuilder>[] {
  return fieldsOf(
    siteBuilders.flatMap((builder) => {
      const evidence = site.pages.flatMap((page) => evidenceIn(page, builder))
      return evidence.length > 0 ? [fieldOf(builder, evidence, 1)] : []
    }),
  )
}

function evidenceIn(page: SitePage, builder: SiteBuilder) {
  const { generator, file } = signs[builder]
  const named = metaTexts(page, 'generator').find(({ text }) => generator.test(text))
  if (named) return [evidenceOf(page.url, named.text, 'meta')]
  const address = page
    .$('script[src], link[href], img[src]')
    .toArray()
    .map(({ attribs }) => resolveUrl(attribs['src'] ?? attribs['href'] ?? '', page.baseUrl))
    .find((url) => url !== null && file.test(url))
  return address ? [evidenceOf(page.url, address, 'text')] : []
}
