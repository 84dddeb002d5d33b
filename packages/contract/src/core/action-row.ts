import type { LeastRole } from '@aloft/domain/teams/roles.rules'

/**
 * How the server carries an action out.
 * - `query` reads.
 * - `command` writes in one transaction and never waits for the outside world.
 * - `external` must answer with a vendor's word and holds no transaction while it waits.
 */
export type ActionKind = 'query' | 'command' | 'external'

/**
 * At most `calls` in `seconds`, counted for each caller (account or network), or for each network and email together.
 * Never by email alone: whoever knows one could use up what its owner needs.
 */
export interface RateLimit {
  readonly calls: number
  readonly seconds: number
  readonly by: 'caller' | 'email'
  /** Counts together with other actions whose limit says the same name, of as many calls in as many seconds. */
  readonly sharedAs?: string
  /** Counts only calls that fill this field of their payload, such as `data.email`. */
  readonly ifGiven?: string
}

/** How often one account may have us read a website, whichever call asks for it. */
export const siteReadings = { calls: 20, seconds: 3600, by: 'caller', sharedAs: 'site-readings' } as const

/** One line of an action table: all that client and server must know without loading a schema. */
export interface ActionRow {
  readonly kind: ActionKind
  /** The least role that may call (API-17). */
  readonly who: LeastRole
  /** The payload may name no brand; then it is enough to be signed in. */
  readonly isBrandOptional?: true
  /** The reply carries tokens: it is never kept for a repeat, and the client does not retry. */
  readonly isSecret?: true
  /** The payload comes as a form with a file; all other calls send JSON. */
  readonly isMultipart?: true
  /** Comes from a program outside, which signs the bytes: the payload is the body as text, and the headers. */
  readonly isRaw?: true
  /** Refused where ALOFT_ENV is production. */
  readonly isDevelopmentOnly?: true
  readonly limits?: readonly RateLimit[]
}

export type ActionTable = Readonly<Record<string, ActionRow>>
