/** Policies for `defineAction`; which of them fits is fixed by the contract's least role. */
export const anyone = { kind: 'anyone' } as const
export const signedIn = { kind: 'signedIn' } as const
export const adminOnly = { kind: 'admin' } as const

/** The brand named by the payload; the least role on it stands in the contract. */
export function onBrand<P extends { ideaId: string }>() {
  return { kind: 'brand', ideaId: (payload: P) => payload.ideaId } as const
}
