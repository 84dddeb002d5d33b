import type { AdReason } from '@aloft/domain/notifications/notification-kinds.rules'

/** Notifications by kind, each with a title and a sentence. The server writes them. */
export const notified = {
  adReady: {
    headline: 'Your ad is ready',
    message: '“{{campaign}}” for {{project}} is ready for you to review.',
  },
  adFailed: {
    headline: 'We couldn’t create your ad',
    message: '{{project}}: {{reason}}',
  },
  adSubmitted: {
    headline: 'We’ve got your ad',
    message: '“{{campaign}}” for {{project}} is paid. We’ll review it first, then its platform will.',
  },
  adApproved: {
    headline: 'Your ad is approved',
    message:
      'We approved “{{campaign}}” for {{project}}. Its platform will review it next, within 2 to 48 hours.',
  },
  adLive: {
    headline: 'Your ad is live',
    message: '“{{campaign}}” for {{project}} is live on its platform.',
  },
  adEndingSoon: {
    headline: 'Your ad ends soon',
    message: '“{{campaign}}” for {{project}} ends within three days.',
  },
  adRejected: {
    headline: 'Your ad was rejected',
    message:
      '“{{campaign}}” for {{project}} was rejected: “{{why}}” What you didn’t spend comes back as ad credit. Edit the ad, then launch it again.',
  },
  adStopped: {
    headline: 'Your ad was stopped',
    message:
      '“{{campaign}}” for {{project}} isn’t running anymore. {{why}} What it didn’t spend comes back as ad credit.',
  },
  adRefunded: {
    headline: 'Your refund is here',
    message: 'We added {{amount}} to your ad credit for “{{campaign}}”, VAT included.',
  },
  adFinished: {
    headline: 'Your ad has ended',
    message: '“{{campaign}}” for {{project}} has finished its run. Your report is ready.',
  },
  adHeld: {
    headline: 'Your ad is on hold',
    message:
      '“{{campaign}}” for {{project}} isn’t running. {{why}} Pay for the month within 7 days. Otherwise we stop the ad, and what’s left comes back as ad credit.',
  },
  adRenewed: {
    headline: 'Your ad is paid for another month',
    message:
      '“{{campaign}}” for {{project}} keeps running. You paid {{amount}} for its next month, VAT included.',
  },
  adPaymentFailed: {
    headline: 'Your payment didn’t go through',
    message:
      'The payment for “{{campaign}}” for {{project}} didn’t work. Please try again, or pay another way.',
  },
  adLaunchFailed: {
    headline: 'We couldn’t launch your ad',
    message:
      '“{{campaign}}” for {{project}} didn’t reach its platform and is a draft again. Everything you paid is now ad credit.',
  },
  /** Why an ad was stopped or paused, if its user didn't do so; and the text if no reason was given. */
  why: {
    safety_net: 'Half its budget was spent, and results cost more than twice the forecast.',
    admin_stopped: 'We’ve stopped it.',
    platform_stopped: 'It was stopped on its platform.',
    replaced: 'Its new version is live.',
    not_paid: 'Its next month wasn’t paid within 7 days.',
    noCredit: 'You don’t have enough ad credit for its next month.',
    cardRefused: 'Your card was declined for its next month.',
    cardNotCharged: 'We couldn’t charge your card for its next month.',
    none: 'No reason was given.',
  } satisfies Record<AdReason | 'none', string>,
  /** Replaces the amount in trial reminders that were written without one. */
  priceOfPlan: 'the price of your plan',
  inviteAccepted: {
    headline: 'New team member',
    message: '{{person}} joined {{team}}.',
  },
  planEnded: {
    headline: 'Your plan has ended',
    message: '{{plan}} ended, as you asked. You’re on the free plan now, and your work is all still here.',
  },
  planLapsed: {
    headline: 'Your plan has ended',
    message: 'We couldn’t charge you for {{plan}}. You’re on the free plan until you choose another card.',
  },
  trialEnding: {
    headline: 'Your trial ends soon',
    message:
      'Your {{plan}} trial ends on {{date}}. We then charge your card {{amount}}, VAT included. Cancel before then and you pay nothing.',
  },
  websiteConnected: {
    headline: 'Your website is connected',
    message: 'We found the code on {{project}}’s website. Nothing else is missing there.',
  },
  launchRequested: {
    headline: 'An ad is waiting for you',
    message: '{{person}} asks you to review and launch “{{campaign}}” for {{project}}.',
  },
  previewCommented: {
    headline: 'New comments on your ad',
    message:
      'Someone you shared the preview of “{{campaign}}” with left a comment. You’ll find it below the preview.',
  },
  teamClosed: {
    headline: 'A team was deleted',
    message: '{{team}}’s owner deleted their account, so the team and its brands are gone.',
  },
} as const
