/**
 * What the product's mails say. A blank line ends a paragraph; `button` is empty where a mail leads nowhere, `note`
 * where there is nothing to add in small print.
 */
export const mails = {
  verifyEmail: {
    subject: 'Confirm your email address for {{product}}',
    title: 'Is this address yours?',
    body: 'An account was made at {{product}} with {{email}}.\n\nIf that was you, confirm the address. Ads can only go live from an account whose address is confirmed.',
    button: 'Confirm my address',
    note: 'The link works once, within 7 days. If it was not you, do nothing: without your click the address stays unconfirmed.',
  },
  resetPassword: {
    subject: 'Choose a new password for {{product}}',
    title: 'A new password',
    body: 'Somebody, hopefully you, asked for a new password for the account of {{email}}.\n\nOnce you have chosen it, every device is logged out, and this one is logged in again.',
    button: 'Choose a new password',
    note: 'The link works once, within the hour. If it was not you, do nothing: your password stays as it is.',
  },
  changeEmail: {
    subject: 'Confirm your new email address for {{product}}',
    title: 'Your new address',
    body: 'An account at {{product}} is to use {{email}} from now on, for logging in and for mails like this one.',
    button: 'Use this address',
    note: 'The link works once, within 24 hours. If it was not you, do nothing: without your click nothing changes.',
  },
  emailChangeAsked: {
    subject: 'Your email address at {{product}} is about to change',
    title: 'Another address was asked for',
    body: 'Your account at {{product}} is to use {{newEmail}} in place of this address. It changes once the link in a mail to the new address is followed.\n\nIf that was you, there is nothing to do here. If not, choose a new password now: that stops the change and logs out every device.',
    button: 'It was not me',
    note: '',
  },
  emailChanged: {
    subject: 'Your email address at {{product}} has changed',
    title: 'Your address has changed',
    body: 'Your account at {{product}} now uses {{newEmail}}. Mails no longer come to {{oldEmail}}, and it no longer logs you in.\n\nIf that was not you, answer this mail at once.',
    button: '',
    note: '',
  },
  passwordChanged: {
    subject: 'Your password at {{product}} has changed',
    title: 'Your password has changed',
    body: 'The account of {{email}} has a new password, and every other device was logged out.\n\nIf that was you, there is nothing to do. If not, take your account back with a new password.',
    button: 'It was not me',
    note: '',
  },
  deletionScheduled: {
    subject: 'Your account at {{product}} will be deleted',
    title: 'We are deleting your account',
    body: 'The account of {{email}}, with its brands, ads and figures, will be deleted by {{date}}. Nobody can log in to it any more.',
    button: '',
    note: 'If it was not you who asked for this, answer this mail at once.',
  },
  planLapsed: {
    subject: 'Your plan at {{product}} has ended',
    title: '{{plan}} could not be charged',
    body: 'Your card was refused, or its bank wanted to ask you first. Your account has the free plan for now; nothing of yours is gone.\n\nChoose the plan again with a card that works, and all of it is as before.',
    button: 'Choose a card',
    note: '',
  },
  teamInvite: {
    subject: '{{inviter}} invites you to {{team}}',
    title: 'You are invited',
    body: '{{inviter}} would like you to work on the ads of {{team}} at {{product}}.\n\nThe link leads to a page where you join the team. If you have no account yet, you choose a password there.',
    button: 'Join {{team}}',
    note: 'The invitation is meant for {{to}} alone. If you expect none, do nothing.',
  },
  contactSales: {
    subject: 'A note to sales from {{email}}',
    title: 'A note to sales',
    body: '{{username}}, {{email}}, plan {{plan}}, phone {{phone}}\n\n{{message}}',
    button: '',
    note: 'An answer to this mail goes to {{email}}.',
  },
  /** Under a button, for readers whose mail program shows none. */
  linkHint: 'If the button does nothing, open this address:',
  footer: 'Sent by {{product}}, {{host}}',
} as const
