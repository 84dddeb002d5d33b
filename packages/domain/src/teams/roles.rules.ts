/** Roles a team stores for its members (TEA-01). */
export const teamRoles = ['owner', 'admin', 'collaborator', 'guest'] as const
export type TeamRole = (typeof teamRoles)[number]

/** Roles an invitation may offer: the team admin is stored but "coming soon" (TEA-01, OPN-62). */
export const selectableTeamRoles = ['collaborator', 'guest'] as const satisfies readonly TeamRole[]

/** What someone is on one brand, from reading only to everything. */
export const brandRoles = ['guest', 'collaborator', 'owner'] as const
export type BrandRole = (typeof brandRoles)[number]

/** The least role a call requires, lowest first; the brand roles refer to the brand of the call. */
export const leastRoles = ['anonymous', 'user', ...brandRoles, 'admin'] as const
export type LeastRole = (typeof leastRoles)[number]

/** The caller; null if nobody is signed in. */
export type Caller = { readonly userId: string; readonly isAdmin: boolean } | null

/** Who a brand belongs to. `teamOwnerId` is null for a personal brand. */
export interface BrandOwnership {
  readonly userId: string
  readonly teamOwnerId: string | null
}

/** A team admin has no rights of its own yet and works as a collaborator. */
const membershipRights: Readonly<Record<TeamRole, BrandRole>> = {
  owner: 'collaborator',
  admin: 'collaborator',
  collaborator: 'collaborator',
  guest: 'guest',
}

/**
 * What the caller is on a brand, or null for a stranger (OPN-61). A personal brand belongs to its user, a team
 * brand to the team's owner alone, whoever made it. `membership` is the confirmed role in the brand's team.
 * A product admin acts as owner, for support.
 */
export function brandRole(
  caller: Caller,
  brand: BrandOwnership,
  membership: TeamRole | null = null,
): BrandRole | null {
  if (caller === null) return null
  if (caller.isAdmin || caller.userId === (brand.teamOwnerId ?? brand.userId)) return 'owner'
  return brand.teamOwnerId !== null && membership !== null ? membershipRights[membership] : null
}

/**
 * Whether the caller has at least a role (API-17). `role` is what `brandRole` answered for the brand in question,
 * or null where there is none.
 */
export function hasLeastRole(caller: Caller, role: BrandRole | null, least: LeastRole): boolean {
  if (least === 'anonymous') return true
  if (caller === null) return false
  if (least === 'user' || caller.isAdmin) return true
  if (least === 'admin' || role === null) return false
  return brandRoles.indexOf(role) >= brandRoles.indexOf(least)
}
