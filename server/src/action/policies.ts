import type { Db, SubQuery } from '../db/db.ts'

/** Policies for `defineAction`; the contract's least role determines which of them fits. */
export const anyone = { kind: 'anyone' } as const
export const signedIn = { kind: 'signedIn' } as const
export const adminOnly = { kind: 'admin' } as const

/** The brand named by the payload; the contract has the least role on it. */
export function onBrand<P extends { ideaId: string }>() {
  return { kind: 'brand', ideaId: (payload: P) => payload.ideaId } as const
}

/** The brand that the payload may name; if it names none, the action must not touch any brand. */
export function onBrandIfNamed<P extends { ideaId?: string | null | undefined }>() {
  return { kind: 'brand', ideaId: (payload: P) => payload.ideaId ?? undefined } as const
}

/** The brand that the payload names, or else the caller's selected brand. */
export function onBrandOrSelected<P extends { ideaId?: string | undefined }>() {
  const find = (db: Db, { ideaId }: P): SubQuery =>
    db.select(ideaId === undefined ? 'user_account.selectedIdeaId' : db.raw('?::uuid', [ideaId]))
  return { kind: 'brand', find } as const
}

/**
 * The brand of the thing that the payload names; `find` selects its id, as a subquery of the statement that finds the
 * caller.
 */
export function onBrandOf<P>(find: (db: Db, payload: P) => SubQuery) {
  return { kind: 'brand', find } as const
}
