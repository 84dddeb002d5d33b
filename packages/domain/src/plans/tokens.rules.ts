/** The kinds of AI work. A text set is one request for texts of one kind. */
export const tokenUses = ['ad', 'textSet', 'image', 'assistantMessage'] as const
export type TokenUse = (typeof tokenUses)[number]

/** The cost of AI work, in tokens (OPN-54). */
export const tokenPrices = { ad: 10, textSet: 1, image: 2, assistantMessage: 0 } as const satisfies Readonly<
  Record<TokenUse, number>
>

/** What pictures cost, in tokens, if all of them arrive. A failed one costs nothing. */
export function imagesPrice(count: number): number {
  return count * tokenPrices.image
}

/** How the ledger's references of each kind of work begin. They are stored, so they never change. */
const referencePrefixes: Readonly<Record<TokenUse, string>> = {
  ad: 'ad',
  textSet: 'texts',
  image: 'image',
  assistantMessage: 'message',
}

/** The reference that the tokens of some work are reserved and spent under. */
export function tokenReference(use: TokenUse, workId: string): string {
  return `${referencePrefixes[use]}:${workId}`
}

/** What tokens were spent on, by the reference of their posting; null if it isn't work of ours. */
export function tokenUseOf(reference: string): TokenUse | null {
  const [prefix] = reference.split(':')
  return tokenUses.find((use) => referencePrefixes[use] === prefix) ?? null
}

/** How many days of spent tokens are listed. */
export const tokenUsageDays = 30

/** Tokens that can be bought at once (OPN-54). */
export const tokenTopUps = [200, 500, 1000] as const

/** Tokens every new account starts with, which are spent first (OPN-52, OPN-55). */
export const freeStartingTokens = 100

/** Kinds of tokens in the order in which they are spent (PLN-13, OPN-55). */
export const tokenParts = ['free', 'monthly', 'additional'] as const
export type TokenPart = (typeof tokenParts)[number]
export type TokenParts = Readonly<Record<TokenPart, number>>

/** The tokens taken from each kind to pay an amount, or null if all of them together aren't enough (OPN-55). */
export function takeTokens(balance: TokenParts, amount: number): TokenParts | null {
  const taken = { free: 0, monthly: 0, additional: 0 }
  let open = amount
  for (const part of tokenParts) {
    taken[part] = Math.min(Math.max(balance[part], 0), open)
    open -= taken[part]
  }
  return open === 0 ? taken : null
}

/** All tokens of an account together. */
export function totalTokens({
  freeStarting,
  monthly,
  additional,
}: Readonly<Record<'freeStarting' | 'monthly' | 'additional', number>>): number {
  return freeStarting + monthly + additional
}

/** Days, including partial ones, until the monthly tokens are refilled; null if they never are. */
export function daysToReset(resetDate: Date | null, now: Date): number | null {
  return resetDate && Math.max(0, Math.ceil((resetDate.getTime() - now.getTime()) / (24 * 3_600_000)))
}
