import { converter, formatHex, parse } from 'culori'
import type { Declaration, Stylesheet } from './stylesheet.ts'

/** A value with its custom properties substituted, and the declarations it came from. */
export interface ResolvedValue {
  readonly value: string
  readonly from: readonly Declaration[]
}

const deepest = 10
const rootSelector = /^(?::root|html|body|:host|\*|html:root|:root:root|\[data-theme=["']?light["']?\])$/i
const variable = /var\(\s*(--[\w-]+)\s*(?:,\s*([^()]*(?:\([^()]*\)[^()]*)*))?\)/
const colorToken =
  /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\([^()]*\)|\b(?:hwb|oklch|oklab|lab|lch|color)\([^()]*\)|\b[a-z]{3,20}\b/gi
const least = 0.6

/** The custom properties that apply to the whole page; the last one wins. */
export function customProperties(sheets: readonly Stylesheet[]): Map<string, Declaration> {
  const found = new Map<string, Declaration>()
  for (const { rules } of sheets) {
    for (const { selector, declarations } of rules) {
      if (!rootSelector.test(selector)) continue
      for (const declaration of declarations)
        if (declaration.property.startsWith('--')) found.set(declaration.property, declaration)
    }
  }
  return found
}

/** Resolves `var()` through any chain of custom properties; a circular one has no value. */
export function resolveValue(
  declaration: Declaration,
  properties: ReadonlyMap<string, Declaration>,
): ResolvedValue {
  let { value } = declaration
  const from = [declaration]
  for (let depth = 0; depth < deepest; depth++) {
    const match = variable.exec(value)
    if (!match) break
    const [whole, name = '', fallback = ''] = match
    const known = properties.get(name)
    const isCircle = known !== undefined && from.includes(known) && known !== declaration
    if (known && !isCircle) from.push(known)
    value = value.replace(whole, () => (known && !isCircle ? known.value : fallback.trim()))
  }
  return { value, from }
}

/** The first solid color in a value as `#rrggbb`, or null. */
export function colorIn(value: string): string | null {
  for (const [token] of value.replace(/url\([^)]*\)/g, '').matchAll(colorToken)) {
    const color = parse(token.toLowerCase())
    if (color && (color.alpha ?? 1) >= least) return formatHex(color)
  }
  return null
}

const toOklch = converter('oklch')
const toOklab = converter('oklab')

/** Perceived lightness 0 to 1, and chroma. */
export function lightnessOf(hex: string): { lightness: number; chroma: number } {
  const color = toOklch(hex)
  return { lightness: color?.l ?? 0, chroma: color?.c ?? 0 }
}

/** Perceived difference of two colors; below 0.02 hardly anybody sees one. */
export function colorDistance(a: string, b: string): number {
  const [one, two] = [toOklab(a), toOklab(b)]
  if (!one || !two) return 1
  return Math.hypot(one.l - two.l, one.a - two.a, one.b - two.b)
}

/** The first named family of a font-family value; null if it only has generic and system fonts. */
export function familyIn(value: string): string | null {
  const families = value.split(',').map((family) => family.trim().replace(/^["']|["']$/g, ''))
  return families.find((family) => family !== '' && !generic.test(family) && !/[({]/.test(family)) ?? null
}
const generic =
  /^(?:serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-[\w-]+|-apple-system|BlinkMacSystemFont|inherit|initial|unset|revert|emoji|math|none)$/i

/** The family of a `font` shorthand, which follows the size. */
export function familyOfShorthand(value: string): string {
  return (
    /(?:^|\s|\/)(?:[\d.]+(?:px|r?em|%|pt|vw|vh|ch|ex)|clamp\([^)]*\)|calc\([^)]*\)|(?:x{0,2}-)?(?:small|large)(?:er)?|medium)(?:\s*\/\s*[\w.%]+)?\s+(.+)$/i.exec(
      value,
    )?.[1] ?? ''
  )
}
