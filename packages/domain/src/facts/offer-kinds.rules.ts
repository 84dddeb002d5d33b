/** Kinds of things for sale. */
export const offerKinds = ['product', 'service', 'class', 'stay', 'food', 'plan', 'event'] as const
export type OfferKind = (typeof offerKinds)[number]
