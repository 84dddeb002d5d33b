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

/** Whoever runs this installation, as the foot of each mail names them. */
export interface MailSender {
  readonly product: string
  readonly publicUrl: string
  /** Undefined only in development. */
  readonly postalAddress: string | undefined
}
