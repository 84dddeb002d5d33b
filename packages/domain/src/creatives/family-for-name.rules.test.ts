import { expect, it } from 'vitest'
import { creativeFamilies } from './creative-fonts.rules.ts'
import { creativeFamilyFor } from './family-for-name.rules.ts'
import { fontPairings } from './font-pairings.rules.ts'

it.each([
  [' roboto ', 'Roboto'],
  ['Helvetica Neue', 'Arimo'],
  ['Young Serif', 'Young Serif'],
  ['Lora Variable', 'Lora'],
  ['Lato-Regular', 'Lato'],
  ['__Inter_3a2b1c', 'Inter'],
  ['', 'Bricolage Grotesque'],
] as const)('%s is drawn in %s', (name, family) => {
  expect(creativeFamilyFor(name, 'heading')).toBe(family)
})

it.each([
  ['Georgia', 'Lora', 'Lora'],
  ['Cormorant Garamond', 'EB Garamond', 'Lato'],
  ['Adobe Caslon Light', 'EB Garamond', 'Lato'],
  ['Bodoni Moda', 'Playfair Display', 'Lato'],
  ['Cooper Black', 'Merriweather', 'Open Sans'],
  ['Rockwell', 'Roboto Slab', 'Roboto'],
  ['Zilla Slab', 'Roboto Slab', 'Roboto'],
  ['Futura', 'Raleway', 'Open Sans'],
  ['Gotham', 'Montserrat', 'Open Sans'],
  ['Barlow Condensed', 'Oswald', 'Open Sans'],
  ['Quicksand', 'Nunito', 'Nunito'],
  ['IBM Plex Mono', 'JetBrains Mono', 'Inter'],
  ['Dancing Script', 'Caveat', 'Nunito'],
  ['Verdana', 'Inter', 'Inter'],
  ['PT Sans Serif', 'Inter', 'Inter'],
  ['constructor', 'Inter', 'Inter'],
] as const)('%s has its like in %s, with %s for texts', (name, heading, body) => {
  expect([creativeFamilyFor(name, 'heading'), creativeFamilyFor(name, 'body')]).toEqual([heading, body])
})

it('has at least 24 families, and twelve pairings that differ', () => {
  expect(new Set(creativeFamilies).size).toBeGreaterThanOrEqual(24)
  expect(new Set(fontPairings.map(({ heading }) => heading)).size).toBe(12)
})
