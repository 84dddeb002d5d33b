/** What AI work costs, in tokens (OPN-54). A text set is one request for texts of one kind. */
export const tokenPrices = { ad: 10, textSet: 1, image: 2, assistantMessage: 0 } as const
export type TokenUse = keyof typeof tokenPrices

/** Tokens that can be bought at once (OPN-54). */
export const tokenTopUps = [200, 500, 1000] as const

/** Tokens every new account starts with; they are spent first (OPN-52, OPN-55). */
export const freeStartingTokens = 50
