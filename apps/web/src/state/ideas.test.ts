import { exampleIdeaSummary } from '@aloft/contract/ideas/ideas.examples'
import { exampleTeam } from '@aloft/contract/teams/teams.examples'
import { describe, expect, it } from 'vitest'
import { isListed } from './ideas.ts'

const brand = (_id: string, archiveDate: Date | null = null) => ({ ...exampleIdeaSummary, _id, archiveDate })

describe('isListed', () => {
  const data = {
    ideas: [brand('nightjar'), brand('old', new Date(0))],
    teams: { a: { ...exampleTeam, ideas: [brand('loaf')] } },
  }

  it.each([
    ['nightjar', true],
    ['loaf', true],
    ['old', false],
    ['gone', false],
  ])('%s: %s', (ideaId, is) => {
    expect(isListed(data, ideaId)).toBe(is)
  })
})
