import type { Db, SubQuery } from '../db/db.ts'

/** Policies for `defineAction`; which of them fits is fixed by the contract's least role. */
export const anyone = { kind: 'anyone' } as const
export const signedIn = { kind: 'signedIn' } as const
export const adminOnly = { kind: 'admin' } as const

/** The brand named by the payload; the least role on it stands in the contract. */
export function onBrand<P extends { ideaId: string }>() {
  return { kind: 'brand', ideaId: (payload: P) => payload.ideaId } as const
}

/** The brand that the payload may name; where it names none, nothing of a brand may be touched. */
export function onBrandIfNamed<P extends { ideaId?: string | null | undefined }>() {
  return { kind: 'brand', ideaId: (payload: P) => payload.ideaId ?? undefined } as const
}

/** The brand that the payload names, else the one that the caller has open. */
export function onBrandOrSelected<P extends { ideaId?: string | undefined }>() {
  const find = (db: Db, { ideaId }: P): SubQuery =>
    db.select(ideaId === undefined ? 'user_account.selectedIdeaId' : db.raw('?::uuid', [ideaId]))
  return { kind: 'brand', find } as const
}

/** The brand that the payload's thing belongs to; `find` selects its id, as a part of the statement that finds the caller. */
export function onBrandOf<P>(find: (db: Db, payload: P) => SubQuery) {
  return { kind: 'brand', find } as const
}
