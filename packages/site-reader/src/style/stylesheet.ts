import { type CssNode, generate, parse, walk } from 'css-tree'
import { resolveUrl } from '../page/resolve-url.ts'

export interface Declaration {
  readonly property: string
  readonly value: string
  /** Word for word. */
  readonly text: string
  readonly url: string
}

export interface CssRule {
  readonly selector: string
  readonly declarations: readonly Declaration[]
}

/** The part of a style sheet that's needed for colors and fonts: rules for a wide screen in light mode. */
export interface Stylesheet {
  /** Address of the sheet, or of the page that contains it. */
  readonly url: string
  readonly rules: readonly CssRule[]
  /** Families declared with @font-face. */
  readonly ownFonts: readonly string[]
  /** The absolute addresses of imported sheets. */
  readonly imports: readonly string[]
}

const longest = 1_000_000
const mostRules = 6_000
const mostHidden = 500
const narrow =
  /print|speech|max-width|prefers-color-scheme|prefers-contrast|forced-colors|orientation|max-height|hover/i
const relevant =
  /^(?:--|color$|background|font$|font-family$|border|outline-color$|text-decoration|fill$|stroke$|display$|visibility$)/

/** Parses a style sheet; invalid parts are skipped. */
export function parseStylesheet(css: string, url: string): Stylesheet {
  const text = css.slice(0, longest)
  const rules: CssRule[] = []
  const ownFonts: string[] = []
  const imports: string[] = []
  const tree = parse(text, {
    positions: true,
    parseValue: false,
    parseCustomProperty: false,
    onParseError: () => {},
  })
  const isLeftOut = (node: CssNode) =>
    node.type === 'Atrule' &&
    (/keyframes$/i.test(node.name) ||
      (/^(media|container)$/i.test(node.name) &&
        node.prelude !== null &&
        narrow.test(generate(node.prelude))))
  const skipped: CssNode[] = []
  walk(tree, {
    enter(node: CssNode) {
      if (isLeftOut(node)) skipped.push(node)
      if (skipped.length > 0) return
      if (node.type === 'Atrule' && node.name.toLowerCase() === 'import' && node.prelude) {
        const prelude = generate(node.prelude)
        const target = /^(?:url\(\s*)?["']?([^"')\s]+)/i.exec(prelude)?.[1]
        const imported = target && !narrow.test(prelude.slice(target.length)) ? resolveUrl(target, url) : null
        if (imported !== null) imports.push(imported)
      }
      if (node.type === 'Atrule' && node.name.toLowerCase() === 'font-face' && node.block) {
        const family = declarationsOf(node.block, text, url).find(
          ({ property }) => property === 'font-family',
        )
        if (family) ownFonts.push(family.value.replace(/["']/g, '').trim())
      }
      if (node.type === 'Rule' && rules.length < mostRules) {
        const declarations = declarationsOf(node.block, text, url)
        if (declarations.length > 0)
          for (const selector of selectorsOf(generate(node.prelude))) rules.push({ selector, declarations })
      }
    },
    leave(node: CssNode) {
      if (skipped.at(-1) === node) skipped.pop()
    },
  })
  return { url, rules, ownFonts, imports }
}

function declarationsOf(block: CssNode, css: string, url: string): Declaration[] {
  const found: Declaration[] = []
  if (block.type !== 'Block') return found
  for (const node of block.children) {
    if (node.type !== 'Declaration' || !relevant.test(node.property.toLowerCase())) continue
    const text = node.loc ? css.slice(node.loc.start.offset, node.loc.end.offset) : ''
    const property = node.property.startsWith('--') ? node.property : node.property.toLowerCase()
    found.push({
      property,
      value: generate(node.value)
        .replace(/\s*!important\s*$/i, '')
        .trim(),
      text,
      url,
    })
  }
  return found
}

// Splits at commas outside brackets.
function selectorsOf(prelude: string): string[] {
  return (prelude.match(/(?:[^,([]|\([^)]*\)|\[[^\]]*\])+/g) ?? [])
    .map((selector) => selector.trim())
    .filter(Boolean)
}

/** Selectors whose elements a style sheet always hides. */
export function hiddenSelectors(sheets: readonly Stylesheet[]): string[] {
  const selectors = sheets.flatMap(({ rules }) =>
    rules
      .filter(({ selector, declarations }) => !/:{1,2}[a-z]/i.test(selector) && declarations.some(isHiding))
      .map(({ selector }) => selector),
  )
  return [...new Set(selectors)].slice(0, mostHidden)
}

function isHiding({ property, value }: Declaration): boolean {
  return (property === 'display' && value === 'none') || (property === 'visibility' && value === 'hidden')
}
