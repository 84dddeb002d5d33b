/** Roles a team stores for its members (TEA-01). */
export const teamRoles = ['owner', 'admin', 'collaborator', 'guest'] as const
export type TeamRole = (typeof teamRoles)[number]

/** Roles an invitation may offer: the team admin is stored but "coming soon" (TEA-01, OPN-62). */
export const selectableTeamRoles = ['collaborator', 'guest'] as const satisfies readonly TeamRole[]

/** A person's role on one brand, from read-only to full access. */
export const brandRoles = ['guest', 'collaborator', 'owner'] as const
export type BrandRole = (typeof brandRoles)[number]

/** The minimum role a call requires, lowest first; the brand roles refer to the call's brand. */
export const leastRoles = ['anonymous', 'user', ...brandRoles, 'admin'] as const
export type LeastRole = (typeof leastRoles)[number]

/** The caller; null if nobody is signed in. */
export type Caller = { readonly userId: string; readonly isAdmin: boolean } | null

/** The owner of a brand. `teamOwnerId` is null for a personal brand. */
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
 * The caller's role on a brand, or null for a stranger (OPN-61). A personal brand belongs to its user, a team brand
 * only to the team's owner, whoever created it. `membership` is the confirmed role in the brand's team. A product admin
 * acts as owner, for support.
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
 * Whether the caller has at least a role (API-17). `role` is the result of `brandRole` for the brand, or null if
 * there's none.
 */
export function hasLeastRole(caller: Caller, role: BrandRole | null, least: LeastRole): boolean {
  if (least === 'anonymous') return true
  if (caller === null) return false
  if (least === 'user' || caller.isAdmin) return true
  if (least === 'admin' || role === null) return false
  return brandRoles.indexOf(role) >= brandRoles.indexOf(least)
}
