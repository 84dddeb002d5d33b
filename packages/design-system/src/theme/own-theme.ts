import type { Theme } from '@aloft/domain/creatives/theme.rules'
import { brandVars } from './brand-theme.css.ts'
import { brandGrounds, brandTokens } from './brand-tokens.ts'
import { propertyName, type Scheme, type Shape } from './tokens.ts'

/** Custom properties, for the `style` of the element whose content has the theme. */
export type ThemeProperties = Readonly<Record<`--${string}`, string>>

/** A theme of the interface: its own values for some tokens. Modals open on the root, so it belongs there. */
export function interfaceTheme(tokens: Partial<Scheme & Shape>): ThemeProperties {
  return Object.fromEntries(
    Object.entries(tokens).map(([token, value]) => [`--${propertyName(token)}`, value]),
  )
}

/** A theme of a brand: its two colors and fonts, from which creatives and page parts get theirs. */
export function brandTheme(theme: Theme): ThemeProperties {
  const tokens = brandTokens(theme)
  const pairs: readonly (readonly [variable: string, value: string])[] = [
    ...brandGrounds.flatMap((ground) =>
      groundParts.map((part) => [brandVars[ground][part], tokens[ground][part]] as const),
    ),
    [brandVars.heading, tokens.heading],
    [brandVars.body, tokens.body],
  ]
  return Object.fromEntries(pairs.map(([variable, value]) => [variable.slice('var('.length, -1), value]))
}

const groundParts = ['color', 'ink', 'accent', 'accentInk'] as const
