import type { MeasuredPicture } from './measured-picture.ts'
import { isInstruction } from '../text/instructions.ts'
import type { Page } from '../page/page.ts'
import type { PageRole } from '../page/page-kind.ts'
import type { Stylesheet } from '../style/stylesheet.ts'
import { plain } from '../text/text.ts'
import type { Block } from '../page/visible-text.ts'

export interface SitePage extends Page {
  readonly role: PageRole
}

export interface WebManifest {
  readonly url: string
  readonly raw: string
}

/** Everything read from a website so far. */
export interface Site {
  /** The home page first. */
  readonly pages: readonly SitePage[]
  readonly manifest: WebManifest | null
  readonly stylesheets: readonly Stylesheet[]
  readonly pictures: readonly MeasuredPicture[]
}

/** A line of text with its page. */
export interface Line extends Block {
  readonly page: SitePage
  /** The line is on most pages: navigation, footer, banner. */
  readonly isRepeated: boolean
}

const fewestPages = 3
const cookies = /\bcookies?\b/i

/** All visible lines of a site that may be evidence. */
export function linesOf(site: Site): Line[] {
  const counts = new Map<string, number>()
  for (const { blocks } of site.pages) {
    for (const key of new Set(blocks.map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const many = site.pages.length / 2
  const isRepeated = (block: Block) =>
    site.pages.length >= fewestPages && (counts.get(keyOf(block)) ?? 0) > many
  return site.pages.flatMap((page) =>
    page.blocks
      .filter(({ text }) => !isInstruction(text) && !(text.length < 300 && cookies.test(text)))
      .map((block) => ({ ...block, page, isRepeated: isRepeated(block) })),
  )
}

function keyOf(block: Block): string {
  return plain(block.text)
}

/** Lines of the page's own content: no navigation, footer or content shared by all pages. */
export function contentLines(lines: readonly Line[]): Line[] {
  return lines.filter(({ zone, isRepeated }) => !isRepeated && (zone === 'main' || zone === 'header'))
}
