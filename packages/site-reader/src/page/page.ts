import { type CheerioAPI, load } from 'cheerio'
import type { DomElement } from './dom.ts'
import { markNoise } from './noise.ts'
import { resolveUrl } from './resolve-url.ts'
import { readStructuredData } from './structured-data.ts'
import type { Thing } from './thing.ts'
import { type Block, readBlocks } from './visible-text.ts'

/** A parsed page, the input of every reader of facts. */
export interface Page {
  readonly url: string
  /** The base address of the page's relative links. */
  readonly baseUrl: string
  readonly html: string
  readonly $: CheerioAPI
  /** Elements whose text is no evidence: hidden ones, banners, newsletter boxes, reviews. */
  readonly noise: ReadonlySet<DomElement>
  readonly blocks: readonly Block[]
  readonly things: readonly Thing[]
}

export interface PageSource {
  readonly url: string
  readonly html: string
  /** Selectors that the page's style sheets hide. */
  readonly hiddenSelectors?: readonly string[]
}

const longestHtml = 3_000_000

/** Parses a page. Its content is only data: nothing in it is executed or followed. */
export function parsePage({ url, html, hiddenSelectors = [] }: PageSource): Page {
  const text = html.slice(0, longestHtml)
  const $ = load(text)
  const baseUrl = resolveUrl($('base[href]').first().attr('href') ?? '', url) ?? url
  const noise = markNoise($, hiddenSelectors)
  const blocks = readBlocks($, noise)
  const things = readStructuredData($, noise)
  return { url, baseUrl, html: text, $, noise, blocks, things }
}
