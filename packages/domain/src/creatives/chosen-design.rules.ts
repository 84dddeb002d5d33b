import { creativeFamilyFor } from './family-for-name.rules.ts'
import type { ColorRole } from '../scans/scan-fields.rules.ts'
import type { WebsiteData } from '../scans/website-data.entity.ts'
import type { DesignBrief } from '../briefs/brief.entity.ts'

/** A brand's initial design: its website's page and text color, and a font the product can draw (BRF-04). */
export function startingDesign(website: WebsiteData | null, logoImageUrl: string | null): DesignBrief {
  const color = (role: ColorRole) => website?.colors.find(({ value }) => value.role === role)?.value.hex
  const family = website?.fonts.find(({ value }) => value.role === 'heading')?.value.family ?? ''
  return {
    font: creativeFamilyFor(family, 'heading'),
    layoutColor: (color('background') ?? '#ffffff').toLowerCase(),
    textColor: (color('text') ?? '#1b1b18').toLowerCase(),
    logoImageUrl,
  }
}

/** The parts of a design that somebody chose; null if the website decides. */
export interface ChosenDesign {
  readonly font: string | null
  /** Background of texts, and the texts. */
  readonly layout: { readonly color: string; readonly text: string } | null
}

/**
 * The changes in a design brief compared with its start. A brief is saved as a whole, so a user who only changes the
 * font hasn't chosen the colors too.
 */
export function chosenDesign(
  { font, layoutColor, textColor }: DesignBrief,
  website: WebsiteData | null,
): ChosenDesign {
  const start = startingDesign(website, null)
  const color = layoutColor.toLowerCase()
  const text = textColor.toLowerCase()
  const isOwn = color !== start.layoutColor || text !== start.textColor
  return { font: font === start.font ? null : font, layout: isOwn ? { color, text } : null }
}
