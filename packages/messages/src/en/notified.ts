import type { AdReason } from '@aloft/domain/notifications/notification-kinds.rules'

/** Notifications by kind, each with a title and a sentence. The server writes them. */
export const notified = {
  adReady: {
    headline: 'Your ad is drafted',
    message: '“{{campaign}}” of {{project}} is ready to look over.',
  },
  adFailed: {
    headline: 'An ad could not be made',
    message: '{{project}}: {{reason}}',
  },
  adSubmitted: {
    headline: 'Your ad is handed in',
    message: '“{{campaign}}” of {{project}} is paid. We look it over, and then its platform does.',
  },
  adApproved: {
    headline: 'Your ad is with its platform',
    message: '“{{campaign}}” of {{project}} is approved. Its platform looks it over within 2 to 48 hours.',
  },
  adLive: {
    headline: 'Your ad is live',
    message: '“{{campaign}}” of {{project}} is shown on its platform now.',
  },
  adEndingSoon: {
    headline: 'An ad ends soon',
    message: '“{{campaign}}” of {{project}} is in its last three days.',
  },
  adRejected: {
    headline: 'An ad was rejected',
    message:
      '“{{campaign}}” of {{project}} is not shown: “{{why}}” What was not spent comes back as credit. Edit the ad, and launch it once more.',
  },
  adStopped: {
    headline: 'An ad was stopped',
    message:
      '“{{campaign}}” of {{project}} is no longer shown: {{why}} What is left of its budget comes back as credit.',
  },
  adRefunded: {
    headline: 'Your refund is here',
    message: '{{amount}} of “{{campaign}}” is credit now, VAT included.',
  },
  adFinished: {
    headline: 'An ad has ended',
    message: '“{{campaign}}” of {{project}} has run to its end. Its report is ready.',
  },
  adHeld: {
    headline: 'An ad waits for its next month',
    message:
      '“{{campaign}}” of {{project}} is held: {{why}} Pay the month within 7 days, or the ad is stopped and what it has left is credit again.',
  },
  adRenewed: {
    headline: 'Another month is paid',
    message: '“{{campaign}}” of {{project}} goes on: {{amount}} was paid for its next month, VAT included.',
  },
  adPaymentFailed: {
    headline: 'An ad is not paid yet',
    message:
      'The payment for “{{campaign}}” of {{project}} came to nothing. The ad waits until you pay in another way.',
  },
  adLaunchFailed: {
    headline: 'An ad could not be launched',
    message:
      '“{{campaign}}” of {{project}} did not reach its platform, and is work in progress again. All that was paid is credit.',
  },
  /** Why an ad was stopped or paused, if its user didn't do so; and the text if no reason was given. */
  why: {
    safety_net: 'half of its budget was spent, and results cost more than twice what was foretold.',
    admin_stopped: 'we have stopped it.',
    platform_stopped: 'it was stopped on its platform.',
    not_paid: 'its next month was not paid within 7 days.',
    noCredit: 'there is not enough credit for its next month.',
    cardRefused: 'your card was refused for its next month.',
    cardNotCharged: 'we couldn’t charge your card for its next month.',
    none: 'no reason was given.',
  } satisfies Record<AdReason | 'none', string>,
  /** Replaces the amount in trial reminders that were written without one. */
  priceOfPlan: 'the price of your plan',
  inviteAccepted: {
    headline: 'Your team has grown',
    message: '{{person}} joined {{team}}.',
  },
  planEnded: {
    headline: 'Your plan has ended',
    message: '{{plan}} ended, as you asked. You’re on the free plan now, and your work is all still here.',
  },
  planLapsed: {
    headline: 'Your plan has ended',
    message: '{{plan}} could not be charged. You have the free plan until you choose a card that works.',
  },
  trialEnding: {
    headline: 'Your trial ends soon',
    message:
      'On {{date}} your trial of {{plan}} ends and we charge your card {{amount}}, VAT included. Cancel before then and you pay nothing.',
  },
  teamClosed: {
    headline: 'A team was closed',
    message: '{{team}} and its brands are gone: its owner has deleted the account.',
  },
} as const
