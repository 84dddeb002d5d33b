/**
 * At most `calls` in `seconds`, counted for each caller (account or network), or for each network and email
 * together. Never by email alone: anyone who knows an email could use up its owner's calls.
 */
export interface RateLimit {
  readonly calls: number
  readonly seconds: number
  readonly by: 'caller' | 'email'
  /** Counts together with other actions whose limit has the same name, number of calls and seconds. */
  readonly sharedAs?: string
  /** Only counts calls whose payload has this field, such as `data.email`. */
  readonly ifGiven?: string
}

/** How often one account can have us read a website, across all calls that do so. */
export const siteReadings = { calls: 20, seconds: 3600, by: 'caller', sharedAs: 'site-readings' } as const
