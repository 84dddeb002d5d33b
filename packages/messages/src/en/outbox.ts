/** The emails of an installation without a mail server, for developers. */
export const outbox = {
  title: 'Outbox',
  lead: 'Emails that would have been sent. Their links work.',
  notInUse: 'Emails go to the mail server in the settings.',
  none: 'No emails yet.',
  sent: 'To {{to}}, {{date}}',
  open: 'Open as a page',
} as const
