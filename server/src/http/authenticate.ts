import type { ActionRow } from '@aloft/contract/core/action-row'
import { brandRoles, hasLeastRole } from '@aloft/domain/teams/roles.rules'
import { findCaller, type FoundCaller, touchSession } from '../action/caller.repo.ts'
import { tokenDigest } from '../action/tokens.ts'
import type { Clock } from '../clock.ts'
import type { Db, SubQuery } from '../db/db.ts'
import { CallError } from '../action/call-error.ts'

const touchEveryMs = 5 * 60_000

/**
 * The caller of a bearer token. Missing, malformed or unknown: 401. Expired: `'RELOGIN'` (OPN-19). `idea`, a brand's id
 * or a query that selects it, adds the access to that brand.
 */
export async function authenticate(
  db: Db,
  clock: Clock,
  authorization: string | undefined,
  idea: string | SubQuery | undefined,
): Promise<FoundCaller | 'RELOGIN'> {
  const token = /^bearer ([\w-]{20,200})$/i.exec(authorization ?? '')?.[1]
  const caller = token && (await findCaller(db, tokenDigest(token), idea))
  if (!caller) throw new CallError('notLoggedIn')
  const now = clock.real()
  if (caller.authExpiryDate <= now) return 'RELOGIN'
  if (now.getTime() - caller.lastActiveDate.getTime() > touchEveryMs)
    await touchSession(db, caller.sessionId, now)
  return caller
}

/** Checks the caller against the contract's least role; an unknown brand is refused like somebody else's. */
export function assertMayCall(row: ActionRow, caller: FoundCaller, isBrandNamed: boolean): void {
  if (row.isBrandOptional && !isBrandNamed) return
  const { id, isAdmin } = caller.account
  const isAllowed = hasLeastRole({ userId: id, isAdmin }, caller.brand?.role ?? null, row.who)
  const isBrandMissing = brandRoles.some((role) => role === row.who) && !caller.brand
  if (!isAllowed || isBrandMissing) throw new CallError(row.who === 'admin' ? 'notAdmin' : 'forbidden')
}
