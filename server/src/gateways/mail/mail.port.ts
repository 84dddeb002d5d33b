/** One mail to one person. */
export interface Mail {
  /** A UUID, the same for each attempt to send a mail, so that a mailbox can show it once. */
  readonly id: string
  readonly to: string
  readonly replyTo: string | undefined
  /** Ends mails like this one when it gets a POST (RFC 8058). */
  readonly unsubscribeUrl?: string | undefined
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Sends mails. */
export interface MailGateway {
  /**
   * `sent` once another server has accepted the mail, `refused` if this address or mail will never be accepted.
   * Temporary failures throw, without content of the mail or an address in the message.
   */
  send(mail: Mail): Promise<'sent' | 'refused'>
}
