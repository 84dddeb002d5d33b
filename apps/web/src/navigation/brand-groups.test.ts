import { exampleIdeaSummary } from '@aloft/contract/ideas/ideas.examples'
import { exampleTeam } from '@aloft/contract/teams/teams.examples'
import { describe, expect, it } from 'vitest'
import { brandGroups, countBrands } from './brand-groups.ts'

const brand = (title: string, archiveDate: Date | null = null) => ({
  ...exampleIdeaSummary,
  _id: title.toLowerCase(),
  title,
  archiveDate,
})
const href = (id: string) => `/0?ideaId=${id}`

describe('brandGroups (NAV-12)', () => {
  it('lists own brands and those of each team, without archived ones', () => {
    const groups = brandGroups(
      {
        ideas: [brand('Nightjar'), brand('Old', new Date(0))],
        teams: {
          a: {
            ...exampleTeam,
            _id: 'a',
            name: 'Friends',
            ideas: [brand('Loaf'), brand('Gone', new Date(0))],
          },
          b: { ...exampleTeam, _id: 'b', name: 'Empty', ideas: [] },
        },
      },
      'loaf',
      href,
    )
    expect(groups.map(({ title, brands }) => [title, brands.map(({ name }) => name)])).toEqual([
      [null, ['Nightjar']],
      ['Friends', ['Loaf']],
      ['Empty', []],
    ])
    expect(groups[1]?.brands[0]).toMatchObject({ isCurrent: true, href: '/0?ideaId=loaf' })
    expect(countBrands(groups)).toBe(2)
  })

  it('has no list of own brands for those who only work in teams', () => {
    const teams = { a: { ...exampleTeam, name: 'Friends', ideas: [brand('Loaf')] } }
    expect(brandGroups({ ideas: [], teams }, undefined, href).map(({ title }) => title)).toEqual(['Friends'])
  })
})
