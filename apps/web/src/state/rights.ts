import { type ActionName, actionRow } from '@aloft/contract/actions'
import { type BrandRole, hasLeastRole } from '@aloft/domain/teams/roles.rules'
import { useBrand } from './brand.ts'

// The role has the caller's own rights in it already: what counts here is that somebody is signed in.
const somebody = { userId: '', isAdmin: false }

/** Whether the server would take a call about a brand from somebody of a role: the contract's table says (API-17). */
export function mayCall(role: BrandRole | null, name: ActionName): boolean {
  return hasLeastRole(somebody, role, actionRow(name).who)
}

/** The same for the user and the brand that is open; nothing about a brand that is not loaded. */
export function useMay(): (name: ActionName) => boolean {
  const role = useBrand().idea?.role ?? null
  return (name) => mayCall(role, name)
}
