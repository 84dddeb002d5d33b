import { expect, test } from 'vitest'
import { creativeFamilyFor } from './creative-fonts.rules.ts'

test.each([
  ['Roboto', 'Roboto'],
  [' roboto ', 'Roboto'],
  ['Helvetica Neue', 'Arimo'],
  ['ARIAL', 'Arimo'],
  ['Papyrus', 'Bricolage Grotesque'],
  ['constructor', 'Bricolage Grotesque'],
  ['', 'Bricolage Grotesque'],
])('%j is drawn in %s', (name, family) => {
  expect(creativeFamilyFor(name, 'Bricolage Grotesque')).toBe(family)
})
