/** What a user is told that happened elsewhere, by its kind. The server writes these: one line and one sentence. */
export const notified = {
  adReady: {
    headline: 'Your ad is drafted',
    message: '“{{campaign}}” of {{project}} is ready to look over.',
  },
  adFailed: {
    headline: 'An ad could not be made',
    message: '{{project}}: {{reason}}',
  },
  inviteAccepted: {
    headline: 'Your team has grown',
    message: '{{person}} joined {{team}}.',
  },
  planLapsed: {
    headline: 'Your plan has ended',
    message: '{{plan}} could not be charged. You have the free plan until you choose a card that works.',
  },
  teamClosed: {
    headline: 'A team was closed',
    message: '{{team}} and its brands are gone: its owner has deleted the account.',
  },
} as const
