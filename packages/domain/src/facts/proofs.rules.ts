/** Kinds of proof: how long, how many, who praised it, what's promised, or a review in a customer's words. */
export const proofKinds = ['years', 'number', 'award', 'guarantee', 'review'] as const
export type ProofKind = (typeof proofKinds)[number]
