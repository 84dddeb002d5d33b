import type { LeastRole } from '@aloft/domain/teams/roles.rules'

/**
 * How the server executes an action.
 * - `query` reads.
 * - `command` writes in one transaction and never waits for an external service.
 * - `external` must wait for a provider's answer, and holds no transaction meanwhile.
 */
export type ActionKind = 'query' | 'command' | 'external'

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

/** A row of an action table: everything that client and server must know without loading a schema. */
export interface ActionRow {
  readonly kind: ActionKind
  /** The lowest role that can call it (API-17). */
  readonly who: LeastRole
  /** The payload can do without a brand; then any logged-in user can call. */
  readonly isBrandOptional?: true
  /** The reply contains tokens: it's never stored for repeats, and the client doesn't retry. */
  readonly isSecret?: true
  /** The payload is a form with a file; all other calls send JSON. */
  readonly isMultipart?: true
  /** Called by an external program that signs the bytes: the payload is the body as text, and the headers. */
  readonly isRaw?: true
  /** Refused if ALOFT_ENV is production. */
  readonly isDevelopmentOnly?: true
  readonly limits?: readonly RateLimit[]
}

export type ActionTable = Readonly<Record<string, ActionRow>>
