import type { Db } from '../db/db.ts'
import type { Settings } from '../env.ts'
import type { MailName, MailPayloads } from './catalogue.ts'

/** What a mail is composed from. */
export interface MailContext {
  /** This attempt's own transaction, in which a link's code is stored before the mail is sent. */
  readonly db: Db
  /** Real time, which mailed links expire by. */
  readonly now: Date
  readonly settings: Settings
  readonly mailId: string
}

/** A line of a table in a mail. */
export interface MailRow {
  readonly label: string
  readonly value: string
  /** Amounts are aligned below each other, at the right. */
  readonly isAmount?: boolean
  readonly isTotal?: boolean
}

/** A mail without its texts, which are in the catalogue under its name. */
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
  /** Null if there is no longer anything to send: the account is gone, or a newer mail took its place. */
  readonly compose: (context: MailContext, payload: MailPayloads[N]) => Promise<MailContent | null>
}

/** The table of all mails: one of the catalogue that is missing here does not compile. */
export type MailDefinitions = { readonly [N in MailName]: MailDefinition<N> }
