import type { ChatContext } from '@aloft/domain/assistant/chat-context.entity'
import type { BrandRole } from '@aloft/domain/teams/roles.rules'
import { findBrandAccess } from '../../action/caller.repo.ts'
import type { AccountRow } from '../../action/caller.ts'
import type { Db } from '../../db/db.ts'
import { findAdName } from './ad-name.repo.ts'

/** The context with the names of a brand and an ad that the caller may see, read now; null for any other. */
export interface VerifiedContext extends ChatContext {
  readonly adName: string | null
  /** The caller's role on the brand. */
  readonly role: BrandRole | null
  /** The brand's website. */
  readonly brandUrl: string | null
}

/** Checks the ids that the browser sent: a context grants no access (AST-20). */
export async function verifyContext(
  db: Db,
  account: AccountRow,
  context: ChatContext,
): Promise<VerifiedContext> {
  const access = context.ideaId === null ? undefined : await findBrandAccess(db, account, context.ideaId)
  const userName = account.username
  if (!access) {
    const none = { ideaId: null, brandName: null, balloonId: null, adName: null, role: null, brandUrl: null }
    return { ...context, userName, ...none }
  }
  const adName = context.balloonId === null ? null : await findAdName(db, access.idea.id, context.balloonId)
  return {
    ...context,
    userName,
    brandName: access.idea.title,
    balloonId: adName === null ? null : context.balloonId,
    adName,
    role: access.role,
    brandUrl: access.idea.url,
  }
}
