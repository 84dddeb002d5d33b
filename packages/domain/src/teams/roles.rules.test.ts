import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BrandRole, LeastRole, TeamRole } from './roles.rules.ts'
import {
  brandRole,
  brandRoles,
  hasLeastRole,
  leastRoles,
  selectableTeamRoles,
  teamRoles,
} from './roles.rules.ts'

const caller = (userId: string, isAdmin = false) => ({ userId, isAdmin })
const personal = { userId: 'orla', teamOwnerId: null }
const shared = { userId: 'orla', teamOwnerId: 'tom' }

describe('brandRole', () => {
  it.each<
    [
      string,
      ReturnType<typeof caller> | null,
      typeof personal | typeof shared,
      TeamRole | null,
      BrandRole | null,
    ]
  >([
    ['nobody', null, personal, null, null],
    ['the user of a personal brand', caller('orla'), personal, null, 'owner'],
    ['a stranger', caller('sam'), personal, null, null],
    ['a stranger with a membership elsewhere', caller('sam'), personal, 'collaborator', null],
    ['the team owner', caller('tom'), shared, 'owner', 'owner'],
    ['the maker of a team brand, no longer a member', caller('orla'), shared, null, null],
    ['the maker of a team brand, a collaborator', caller('orla'), shared, 'collaborator', 'collaborator'],
    ['a team admin', caller('sam'), shared, 'admin', 'collaborator'],
    ['a former owner still stored as one', caller('sam'), shared, 'owner', 'collaborator'],
    ['a guest', caller('sam'), shared, 'guest', 'guest'],
    ['a product admin', caller('root', true), shared, null, 'owner'],
  ])('%s', (_, who, brand, membership, role) => {
    expect(brandRole(who, brand, membership)).toBe(role)
  })
})

describe('hasLeastRole', () => {
  it.each<[LeastRole, boolean, boolean, boolean, boolean, boolean, boolean, boolean]>([
    // least, nobody, member without role, guest, collaborator, owner, admin without role, nobody with a role
    ['anonymous', true, true, true, true, true, true, true],
    ['user', false, true, true, true, true, true, false],
    ['guest', false, false, true, true, true, true, false],
    ['collaborator', false, false, false, true, true, true, false],
    ['owner', false, false, false, false, true, true, false],
    ['admin', false, false, false, false, false, true, false],
  ])('%s', (least, ...expected) => {
    const member = caller('sam')
    expect([
      hasLeastRole(null, null, least),
      hasLeastRole(member, null, least),
      hasLeastRole(member, 'guest', least),
      hasLeastRole(member, 'collaborator', least),
      hasLeastRole(member, 'owner', least),
      hasLeastRole(caller('root', true), null, least),
      hasLeastRole(null, 'owner', least),
    ]).toEqual(expected)
  })

  it('grants every lower role with a higher one', () => {
    fc.assert(
      fc.property(fc.constantFrom(...brandRoles), fc.nat(leastRoles.length - 1), (role, level) => {
        const grants = leastRoles.map((least) => hasLeastRole(caller('sam'), role, least))
        expect(grants[level] || !grants.slice(level).some(Boolean)).toBe(true)
      }),
    )
  })
})

it('offers the team admin to nobody yet', () => {
  expect(teamRoles).toContain('admin')
  expect(selectableTeamRoles).toEqual(['collaborator', 'guest'])
})
