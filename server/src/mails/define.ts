import type { Db } from '../db/db.ts'
import type { Settings } from '../env.ts'
import type { MailName, MailPayloads } from './catalogue.ts'

/** Context for composing a mail. */
export interface MailContext {
  /** This attempt's own transaction, in which a link's code is stored before the mail is sent. */
  readonly db: Db
  /** Real time, because mailed links expire by it. */
  readonly now: Date
  readonly settings: Settings
  readonly mailId: string
}

/** A row of a table in a mail. */
export interface MailRow {
  readonly label: string
  readonly value: string
  /** Amounts are right-aligned in a column. */
  readonly isAmount?: boolean
  readonly isTotal?: boolean
}

/** A mail without its texts, which are in the message catalogue under its name. */
export interface MailContent {
  readonly to: string
  /** Address for replies; `MAIL_REPLY_TO` by default. */
  readonly replyTo?: string
  /** Language tag of the reader. */
  readonly language: string
  /** Values for the placeholders in the texts. */
  readonly values?: Readonly<Record<string, string>>
  /** A table below the text. */
  readonly rows?: readonly MailRow[]
  /** Target of the button. */
  readonly link?: string
}

export interface MailDefinition<N extends MailName> {
  /** Null if there is nothing to send any more: the account is deleted, or a newer mail replaces this one. */
  readonly compose: (context: MailContext, payload: MailPayloads[N]) => Promise<MailContent | null>
}

/** All mails by name: a mail of the catalogue without a definition does not compile. */
export type MailDefinitions = { readonly [N in MailName]: MailDefinition<N> }
