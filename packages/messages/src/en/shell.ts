/** Texts that any page may need, before and after the login: errors, and the surroundings of the login. */
export const shell = {
  /** For developers. */
  callFailed: 'The call {{action}} failed: {{reason}}.',
  backToSafety: 'Go back to safety',
  error: 'Error',
  errorPageFailed: 'An error occurred while showing the error page',
  generic: "Oops, that didn't work... Please refresh your page to try again.",
  home: 'Home',
  modalNotFound: "That isn't here. Nothing is lost.",
  pageNotFound: 'Page not found',
  pageNotFoundDetail: 'This page could not be found',
  platformAuthFailure: 'Platform connection lost! Please reconnect your account.',
  requiredValue: 'Please fill this in.',
  productName: 'Aloft',
  optional: 'Optional',
  notOpened: "This didn't open. Nothing is lost. Check your connection, then try again.",
  tryAgain: 'Try again',
  tryAgainIn: 'Try again in {{wait}}',
  requestId: 'Quote {{requestId}} if you write to us about this.',

  offline: 'You are offline. This page may not be up to date.',
  toasts: {
    region: 'Notices ({hotkey})',
    one: 'Notice',
    close: 'Close',
  },
  authPicture: {
    picture:
      'An ad of Nightjar Lamps as it stands in {{product}}: live in the Instagram feed, day 12 of 30, 214 clicks at €0.41.',
    live: 'Live',
    place: 'Instagram feed',
    adName: 'Evenings, better lit',
    day: 'Day 12 of 30, €7.50 a day',
    spent: 'Spent',
    clicks: 'Clicks',
    perClick: 'Per click',
  },
  contentNotFound: {
    lead: 'There is no page at this address. It may have moved, or was never here.',
  },
  unreachable: {
    title: 'We cannot reach the server.',
    lead: 'Nothing is lost. Check your connection, then try again.',
  },
} as const
