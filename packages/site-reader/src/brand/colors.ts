import type { ColorRole } from '@aloft/domain/scans/scan-fields.rules'
import type { Evidence, Field, WebsiteData } from '@aloft/domain/scans/website-data.entity'
import { declarationsFor } from '../style/cascade.ts'
import { brandColors } from './brand-colors.ts'
import { colorIn, customProperties, resolveValue } from '../style/css-values.ts'
import { isElement } from '../page/dom.ts'
import { evidenceOf, fieldOf, fieldsOf } from '../page/evidence.ts'
import { manifestTexts } from '../site/manifest.ts'
import type { Site } from '../site/site.ts'

type Color = WebsiteData['colors'][number]['value']

interface FoundColor {
  readonly hex: string
  readonly evidence: readonly (Evidence | null)[]
}

/** Colors with their roles: text and background as declared by the page, brand colors by their use. */
export function readColors(site: Site): Field<Color>[] {
  const text = declaredColor(site, ['color'])
  const background = declaredColor(site, ['background', 'background-color']) ?? manifestColor(site)
  const { primary, accent } = brandColors(site, {
    text: text?.hex ?? null,
    background: background?.hex ?? null,
  })
  return fieldsOf([
    colorField('text', text, 1.25),
    colorField('background', background, 1.25),
    colorField('primary', primary, primary?.certainty ?? 1),
    colorField('accent', accent, accent?.certainty ?? 1),
  ])
}

function colorField(role: ColorRole, color: FoundColor | null, certainty: number): Field<Color> | null {
  return color ? fieldOf({ role, hex: color.hex }, color.evidence, certainty) : null
}

// From the body of the home page, otherwise from the whole document.
function declaredColor(site: Site, names: readonly string[]): FoundColor | null {
  const [home] = site.pages
  if (!home) return null
  const properties = customProperties(site.stylesheets)
  for (const name of ['body', 'html']) {
    const element = home.$(name)[0]
    if (!isElement(element)) continue
    const attribute = names.includes('background-color') ? 'bgcolor' : 'text'
    const [declaration] = declarationsFor(home.$, element, site.stylesheets, names).flatMap((one) => {
      const { value, from } = resolveValue(one, properties)
      const hex = colorIn(value)
      return hex ? [{ hex, evidence: from.map(({ url, text }) => evidenceOf(url, text, 'css')) }] : []
    })
    if (declaration) return declaration
    const written = element.attribs[attribute] ?? ''
    const hex = colorIn(written)
    if (hex) return { hex, evidence: [evidenceOf(home.url, written, 'css')] }
  }
  return null
}

function manifestColor(site: Site): FoundColor | null {
  const [found] = manifestTexts(site.manifest, 'background_color')
  const hex = colorIn(found?.text ?? '')
  return found && hex ? { hex, evidence: [found.evidence] } : null
}
