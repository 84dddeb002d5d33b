import { expect, it } from 'vitest'
import { ownerOnlyIdeaFields, provedIdeaFields, tidyTags } from './idea-changes.rules.ts'

it.each([
  [[], []],
  [
    [' lamps ', 'Lamps', 'glass', '', '  ', 'LAMPS'],
    ['lamps', 'glass'],
  ],
])('tidies the tags %j', (tags, expected) => {
  expect(tidyTags(tags)).toEqual(expected)
})

it('proves nothing that anybody but the owner may change', () => {
  expect(ownerOnlyIdeaFields).toEqual(expect.arrayContaining([...provedIdeaFields]))
})
