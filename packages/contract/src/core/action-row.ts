import type { LeastRole } from '@aloft/domain/teams/roles.rules'

/**
 * How the server executes an action.
 * - `query` reads.
 * - `command` writes in one transaction and never waits for an external service.
 * - `external` must wait for a provider's answer, and holds no transaction meanwhile.
 */
export type ActionKind = 'query' | 'command' | 'external'

/**
 * A row of an action table: everything that client and server must know without loading a schema. Every page has it, so
 * what only the server needs, such as limits, is declared with the schema.
 */
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
}

export type ActionTable = Readonly<Record<string, ActionRow>>
