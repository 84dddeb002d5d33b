import type { MailContent } from '@aloft/mails/mail-content'
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

export interface MailDefinition<N extends MailName> {
  /** Null if there is nothing to send any more: the account is deleted, or a newer mail replaces this one. */
  readonly compose: (context: MailContext, payload: MailPayloads[N]) => Promise<MailContent | null>
}

/** All mails by name: a mail of the catalogue without a definition does not compile. */
export type MailDefinitions = { readonly [N in MailName]: MailDefinition<N> }
