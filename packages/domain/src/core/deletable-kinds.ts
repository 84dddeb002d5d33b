/** Things deleted by one press of a button, after a confirmation. */
export const plainlyDeletedKinds = ['creative', 'file', 'storeListing', 'teamMember'] as const
export type PlainlyDeletedKind = (typeof plainlyDeletedKinds)[number]

/** Things deleted permanently by typing a word (MOD-14 to MOD-16), including a brand that's given away. */
export const seriousActions = ['deleteAccount', 'deleteAd', 'deleteUser', 'transferBrand'] as const
export type SeriousAction = (typeof seriousActions)[number]
