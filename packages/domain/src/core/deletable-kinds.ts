/** What goes by one press of a button, once it is confirmed. */
export const plainlyDeletedKinds = ['creative', 'file', 'storeListing', 'teamMember'] as const
export type PlainlyDeletedKind = (typeof plainlyDeletedKinds)[number]

/** What goes, for good, by typing a word (MOD-14 to MOD-16); a brand that is given away goes too. */
export const seriousActions = ['deleteAccount', 'deleteAd', 'deleteUser', 'transferBrand'] as const
export type SeriousAction = (typeof seriousActions)[number]
