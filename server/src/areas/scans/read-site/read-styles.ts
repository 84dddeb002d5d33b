import { isElement } from '../extract/dom.ts'
import { resolveUrl } from '../extract/page.ts'
import type { SitePage } from '../extract/site.ts'
import { parseStylesheet, type Stylesheet } from '../extract/stylesheet.ts'
import { inParallel } from './in-parallel.ts'
import { textOf } from './read-home.ts'
import { stepOf } from './scan-log.ts'
import { atOnce, type Visit } from './visit.ts'

const mostSheets = 12
const deepestImport = 3

/** Reads the style sheets of pages that were not read before, their imports first, as browsers apply them. */
export async function readStyles(visit: Visit, pages: readonly SitePage[], seen: Set<string>): Promise<void> {
  const found: { order: number; sheets: Stylesheet[] }[] = []
  const wanted = pages.flatMap((page) => sheetsOf(page))
  await inParallel([...wanted.entries()], atOnce, async ([order, sheet]) => {
    const sheets =
      'css' in sheet
        ? await withImports(visit, parse(sheet, seen), seen, 0)
        : await readSheet(visit, sheet.url, seen, 0)
    found.push({ order, sheets })
  })
  visit.addStylesheets(found.toSorted((a, b) => a.order - b.order).flatMap(({ sheets }) => sheets))
}

type Wanted = { readonly url: string } | { readonly url: string; readonly css: string }

// Linked sheets and style elements in the order of the page; print and alternative ones are none of ours.
function sheetsOf({ $, url, baseUrl }: SitePage): Wanted[] {
  return $('link[href], style')
    .toArray()
    .filter((node) => isElement(node) && !/print|max-width/i.test(node.attribs['media'] ?? ''))
    .flatMap((node): Wanted[] => {
      if (node.name === 'style') return [{ url, css: $(node).text() }]
      const rel = (node.attribs['rel'] ?? '').toLowerCase().split(/\s+/)
      const href =
        rel.includes('stylesheet') && !rel.includes('alternate')
          ? resolveUrl(node.attribs['href'] ?? '', baseUrl)
          : null
      return href === null ? [] : [{ url: href }]
    })
}

// The same style element on each page is one sheet.
function parse({ url, css }: { url: string; css: string }, seen: Set<string>): Stylesheet | null {
  if (seen.has(css)) return null
  seen.add(css)
  return parseStylesheet(css, url)
}

async function readSheet(visit: Visit, url: string, seen: Set<string>, depth: number): Promise<Stylesheet[]> {
  if (seen.has(url) || seen.size >= mostSheets || visit.signal.aborted) return []
  seen.add(url)
  const result = await visit.fetch(url, ['css'])
  if (result.kind === 'refused' || result.status >= 400) {
    visit.tell(stepOf('styles', result))
    return []
  }
  const sheets = await withImports(visit, parseStylesheet(textOf(result), result.url), seen, depth)
  visit.tell(stepOf('styles', result))
  return sheets
}

async function withImports(
  visit: Visit,
  sheet: Stylesheet | null,
  seen: Set<string>,
  depth: number,
): Promise<Stylesheet[]> {
  if (!sheet) return []
  const imported: Stylesheet[] = []
  for (const target of depth < deepestImport ? sheet.imports : []) {
    const url = resolveUrl(target, sheet.url)
    if (url !== null) imported.push(...(await readSheet(visit, url, seen, depth + 1)))
  }
  return [...imported, sheet]
}
