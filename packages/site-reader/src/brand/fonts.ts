import type { FontRole } from '@aloft/domain/scans/scan-fields.rules'
import type { Field, WebsiteData } from '@aloft/domain/scans/website-data.entity'
import { declarationsFor } from '../style/cascade.ts'
import { customProperties, familyIn, familyOfShorthand, resolveValue } from '../style/css-values.ts'
import { isElement } from '../page/dom.ts'
import { evidenceOf, fieldOf, fieldsOf } from '../page/evidence.ts'
import type { Site } from '../site/site.ts'
import type { Declaration } from '../style/stylesheet.ts'

type Font = WebsiteData['fonts'][number]['value']

interface FoundFont {
  readonly family: string
  readonly from: readonly Declaration[]
}

const places: Record<FontRole, readonly string[]> = {
  heading: ['h1', 'h2', 'h3'],
  body: ['body', 'html', 'p', 'main'],
}

/** The font families of headings and body text; headings without their own inherit the text's. */
export function readFonts(site: Site): Field<Font>[] {
  const body = fontOf(site, 'body')
  const heading = fontOf(site, 'heading')
  return fieldsOf([
    fontField(site, 'heading', heading ?? body, heading ? 1.2 : 0.9),
    fontField(site, 'body', body, 1.2),
  ])
}

function fontField(
  site: Site,
  role: FontRole,
  font: FoundFont | null,
  certainty: number,
): Field<Font> | null {
  if (!font) return null
  const isOwn = site.stylesheets.some(({ ownFonts }) => ownFonts.includes(font.family))
  return fieldOf(
    { role, family: font.family },
    font.from.map(({ url, text }) => evidenceOf(url, text, 'css')),
    isOwn ? certainty + 0.1 : certainty,
  )
}

function fontOf(site: Site, role: FontRole): FoundFont | null {
  const properties = customProperties(site.stylesheets)
  for (const { $ } of site.pages) {
    for (const name of places[role]) {
      const element = $(name)[0]
      if (!isElement(element)) continue
      for (const declaration of declarationsFor($, element, site.stylesheets, ['font', 'font-family'])) {
        const { value, from } = resolveValue(declaration, properties)
        const family = familyIn(declaration.property === 'font' ? familyOfShorthand(value) : value)
        if (family) return { family, from }
        // The winning declaration is a system font or inherits, so there's no font to name.
        if (declaration.property === 'font-family' && !/inherit/.test(value)) break
      }
    }
  }
  return null
}
