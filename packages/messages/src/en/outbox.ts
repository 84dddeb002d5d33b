/** The emails of an installation without a mail server, for developers. */
export const outbox = {
  title: 'Outbox',
  lead: 'Mails that would have been sent. Their links work.',
  notInUse: 'Mails go to the mail server of the settings.',
  none: 'No mail yet.',
  sent: 'To {{to}}, {{date}}',
  open: 'Open as a page',
} as const
