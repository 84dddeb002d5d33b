import type { EvidenceSource } from '@aloft/domain/scans/scan-fields.rules'
import type { Evidence } from '@aloft/domain/scans/website-data.entity'
import { matchedElements } from '../style/cascade.ts'
import { colorDistance, colorIn, customProperties, lightnessOf, resolveValue } from '../style/css-values.ts'
import { ancestors, type DomElement } from '../page/dom.ts'
import { evidenceOf } from '../page/evidence.ts'
import { manifestTexts } from '../site/manifest.ts'
import { metaTexts } from '../page/meta.ts'
import type { Site } from '../site/site.ts'
import type { CssRule, Declaration } from '../style/stylesheet.ts'

export interface BrandColor {
  readonly hex: string
  readonly evidence: readonly (Evidence | null)[]
  readonly certainty: number
}

interface Use {
  readonly hex: string
  readonly weight: number
  readonly from: readonly Declaration[]
  readonly isButton: boolean
}

interface Known {
  readonly text: string | null
  readonly background: string | null
}

const weights = { button: 5, link: 4, heading: 3, area: 3, badge: 1.5, line: 1, theme: 2, hint: 3 }
const primaryName = /primary|brand|main|action|button|cta|theme/i
const accentName = /accent|secondary|highlight|spark|pop/i
const sources: Readonly<Record<string, EvidenceSource>> = { 'theme-color': 'meta', theme_color: 'manifest' }
const mostRules = 2_500
const mostMatches = 40
const buttonTags = /^(?:a|button|input|summary|label)$/
const inlineTags = /^(?:span|i|b|em|small|strong|mark|sup|sub|abbr|time)$/
// Below this chroma a color is gray, near black or near white, and not a brand color.
const leastChroma = 0.035
const lightest = 0.93

/** The brand's colors by their use on read pages: buttons and links count most, then headings and areas. */
export function brandColors(
  site: Site,
  known: Known,
): { primary: BrandColor | null; accent: BrandColor | null } {
  const uses = usesOf(site, known)
  const groups = [...Map.groupBy(uses, ({ hex }) => hex)].map(([hex, own]) => ({
    hex,
    own,
    score: own.reduce((sum, { weight }) => sum + weight, 0) + hint(own, primaryName),
    accentScore: own.reduce((sum, { weight }) => sum + weight, 0) + hint(own, accentName),
  }))
  const brand = groups.filter(({ hex }) => isBrandColor(hex, known))
  const [primary] = brand.toSorted((a, b) => b.score - a.score)
  const [accent] = brand
    .filter(({ hex }) => hex !== primary?.hex && colorDistance(hex, primary?.hex ?? '#000000') > 0.06)
    .toSorted((a, b) => b.accentScore - a.accentScore)
  const plainButton = groups
    .filter(({ own }) => own.some(({ isButton }) => isButton))
    .toSorted((a, b) => b.score - a.score)[0]
  return {
    primary: primary ? toColor(primary, 1.1) : plainButton ? toColor(plainButton, 0.7) : null,
    accent: accent ? toColor(accent, 0.9) : null,
  }
}

function toColor({ hex, own }: { hex: string; own: readonly Use[] }, certainty: number): BrandColor {
  const ranked = own.toSorted((a, b) => b.weight - a.weight)
  const evidence = ranked
    .slice(0, 2)
    .flatMap(({ from }) => from.map((one) => evidenceOf(one.url, one.text, sources[one.property] ?? 'css')))
  return { hex, evidence, certainty }
}

function hint(uses: readonly Use[], name: RegExp): number {
  return uses.some(({ from }) =>
    from.some(({ property }) => property.startsWith('--') && name.test(property)),
  )
    ? weights.hint
    : 0
}

function isBrandColor(hex: string, { text, background }: Known): boolean {
  const { lightness, chroma } = lightnessOf(hex)
  const isTint = lightness > lightest || (lightness > 0.85 && chroma < 0.08)
  const isTaken = [text, background].some((taken) => taken !== null && colorDistance(taken, hex) < 0.02)
  return chroma >= leastChroma && !isTint && !isTaken
}

function usesOf(site: Site, known: Known): Use[] {
  const properties = customProperties(site.stylesheets)
  const rules = site.stylesheets
    .flatMap((sheet) => sheet.rules)
    .filter(isColored)
    .slice(0, mostRules)
  const uses = rules.flatMap((rule) => {
    const elements = elementsOf(site, rule)
    if (elements.length === 0 || /:(?:hover|focus|active|visited|disabled)/i.test(rule.selector)) return []
    return rule.declarations.flatMap((declaration) => {
      if (declaration.property.startsWith('--')) return []
      const { value, from } = resolveValue(declaration, properties)
      const hex = colorIn(value)
      if (!hex) return []
      const { weight, isButton } = weightOf(rule, declaration, elements, known)
      return weight > 0 ? [{ hex, weight, from, isButton }] : []
    })
  })
  return [...uses, ...themeUses(site)]
}

function isColored({ declarations }: CssRule): boolean {
  return declarations.some(
    ({ property, value }) =>
      !property.startsWith('--') && !property.startsWith('font') && /#|\(|[a-z]{3}/i.test(value),
  )
}

function elementsOf(site: Site, rule: CssRule): DomElement[] {
  const found: DomElement[] = []
  for (const { $ } of site.pages) {
    found.push(...matchedElements($, rule))
    if (found.length >= mostMatches) break
  }
  return found.slice(0, mostMatches)
}

function weightOf(
  rule: CssRule,
  { property }: Declaration,
  elements: readonly DomElement[],
  { background }: Known,
): { weight: number; isButton: boolean } {
  const isPseudo = /::?(?:before|after)/i.test(rule.selector)
  const inFooter = elements.every((element) =>
    ancestors(element).some(
      ({ name, attribs }) =>
        name === 'footer' || /(?:^|\s)(?:site-)?foot(?:er)?(?:\s|$)/i.test(attribs['class'] ?? ''),
    ),
  )
  const factor = inFooter || isPseudo ? 0.4 : 1
  // On a dark page links and headings are lighter tints of the brand's color.
  const onDark = background !== null && lightnessOf(background).lightness < 0.45 ? 0.5 : 1
  if (property.startsWith('background')) {
    const isButton = elements.some(({ name }) => buttonTags.test(name))
    const isInline = elements.every(({ name }) => inlineTags.test(name))
    return {
      weight: (isButton ? weights.button : isInline ? weights.badge : weights.area) * factor,
      isButton,
    }
  }
  if (property === 'color') {
    const isLink = /^(?:a|a:link|:link)$/i.test(rule.selector)
    const isHeading = elements.some(({ name }) => name === 'h1')
    const weight = isLink ? weights.link * onDark : isHeading ? weights.heading * onDark : weights.line
    return { weight: weight * factor, isButton: false }
  }
  return {
    weight: /^(?:border|outline|fill|stroke)/.test(property) ? weights.line * factor : 0,
    isButton: false,
  }
}

// The colors that a site sets for the browser's own interface.
function themeUses(site: Site): Use[] {
  const [home] = site.pages
  if (!home) return []
  const named = [
    ...metaTexts(home, 'theme-color').map(({ text }) => ({
      property: 'theme-color',
      value: text,
      text,
      url: home.url,
    })),
    ...manifestTexts(site.manifest, 'theme_color').flatMap(({ text, evidence }) =>
      evidence ? [{ property: 'theme_color', value: text, text: evidence.quote, url: evidence.url }] : [],
    ),
  ]
  return named.flatMap((declaration) => {
    const hex = colorIn(declaration.value)
    return hex ? [{ hex, weight: weights.theme, isButton: false, from: [declaration] }] : []
  })
}
