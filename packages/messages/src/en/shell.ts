/** Texts that any page may need, before and after the login: errors, and the surroundings of the login. */
export const shell = {
  /** For developers. */
  callFailed: 'The call {{action}} failed: {{reason}}.',
  backToSafety: 'Go back to safety',
  error: 'Error',
  errorPageFailed: 'An error occurred while showing the error page',
  generic: "Oops, that didn't work... Please refresh your page to try again.",
  home: 'Home',
  modalNotFound: 'We can’t find that. Nothing is lost.',
  pageNotFound: 'Page not found',
  pageNotFoundDetail: 'This page could not be found',
  platformAuthFailure: 'Platform connection lost! Please reconnect your account.',
  requiredValue: 'Please fill this in.',
  productName: 'Aloft',
  optional: 'Optional',
  notOpened: 'We couldn’t open this. Nothing is lost. Check your connection, then try again.',
  tryAgain: 'Try again',
  tryAgainIn: 'Try again in {{wait}}',
  requestId: 'If you contact us about this, please mention {{requestId}}.',

  offline: 'You’re offline. This page may not be up to date.',
  toasts: {
    region: 'Notifications ({hotkey})',
    one: 'Notification',
    close: 'Close',
  },
  authPicture: {
    picture:
      'A Nightjar Lamps ad in {{product}}. It’s live in the Instagram feed, day 12 of 30, with 214 clicks at €0.41.',
    live: 'Live',
    place: 'Instagram feed',
    adName: 'Evenings, better lit',
    day: 'Day 12 of 30, €7.50 a day',
    spent: 'Spent',
    clicks: 'Clicks',
    perClick: 'Per click',
  },
  contentNotFound: {
    lead: 'There’s no page at this address. It may have moved, or the link is wrong.',
  },
  unreachable: {
    title: 'We can’t reach the server.',
    lead: 'Nothing is lost. Check your connection, then try again.',
  },
} as const
