import { type ActionName, actionRow } from '@aloft/contract/actions'
import { type BrandRole, hasLeastRole } from '@aloft/domain/teams/roles.rules'
import { useBrand } from './brand.ts'

// The role already includes the caller's own rights, so only being logged in matters here.
const somebody = { userId: '', isAdmin: false }

/** Whether a call about a brand is allowed for a role, according to the contract's table (API-17). */
export function mayCall(role: BrandRole | null, name: ActionName): boolean {
  return hasLeastRole(somebody, role, actionRow(name).who)
}

/** The same for the user and the open brand; without a loaded brand, no call about a brand is allowed. */
export function useMay(): (name: ActionName) => boolean {
  const role = useBrand().idea?.role ?? null
  return (name) => mayCall(role, name)
}
