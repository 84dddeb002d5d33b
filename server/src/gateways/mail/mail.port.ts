/** One mail to one person. */
export interface Mail {
  /** A UUID; the same mail sent again has the same, so that a mailbox may show it once. */
  readonly id: string
  readonly to: string
  readonly replyTo: string | undefined
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Takes mails away from here. */
export interface MailGateway {
  /**
   * `sent` once somebody else has taken charge of it, `refused` where this address or mail will never be taken. What
   * may work later throws, and never with words of the mail or an address in its message.
   */
  send(mail: Mail): Promise<'sent' | 'refused'>
}
