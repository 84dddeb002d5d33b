/** The page shown while an ad is generated. */
export const adsCountdown = {
  countdown: {
    title: 'We’re creating your ad.',
    titles: {
      google: 'We’re creating your Google ad.',
      facebook: 'We’re creating your Facebook ad.',
      instagram: 'We’re creating your Instagram ad.',
    },
    done: 'Your ad is ready.',
    failed: 'We couldn’t create your ad.',
    lead: 'It’s a draft. Nobody sees it, and you pay nothing, until you launch it.',
    doneLead: 'Take a look and make it yours.',
    failedLead: 'Nothing was published. You got your tokens back.',
    failedLeadFree: 'Nothing was published and nothing was charged.',
    seconds: '{{seconds}} s of about {{expected}} s',
    secondsLate: '{{seconds}} s, a little longer than usual',
    secondsSlow: '{{minutes}} min {{seconds}} s so far',
    took: 'Ready in {{seconds}} s',
    slowTitle: 'This is taking longer than usual.',
    slow: 'You can keep working. We’ll let you know when it’s ready.',
    continue: 'Keep working',
    open: 'Open ad',
    steps: {
      brief: { label: 'Brief', detail: 'What the ad says and who it’s for' },
      texts: { label: 'Texts', detail: 'Within the platform’s limits' },
      targeting: { label: 'Targeting', detail: 'Where it’s shown and who sees it' },
      creative: { label: 'Preview', detail: 'Laid out the way people will see it' },
    },
    stepsLabel: 'Progress',
    stepDone: 'Done',
    stepNow: 'In progress',
    stepAhead: 'Up next',
    progress: 'Step {{step}} of {{steps}}: {{name}}',
    allDone: 'All {{steps}} steps done',
    stopped: 'Stopped at step {{step}} of {{steps}}: {{name}}',
    faqTitle: 'While you wait',
    faqTitleFailed: 'Good to know',
    faq: {
      next: {
        question: 'What happens when it’s ready?',
        answer:
          'It opens in the editor, the way people would see it. Change what you like, set a budget and launch when you’re ready.',
      },
      leave: {
        question: 'Can I leave this page?',
        answer: 'Yes. We’ll keep going and send you a notification when it’s ready.',
      },
      cost: {
        question: 'Does it cost anything?',
        answer:
          'Creating it costs AI tokens at most. Running it costs the budget you set. You’ll see the full price on the button before you pay.',
      },
      change: {
        question: 'Can I change it?',
        answer:
          'Yes, all of it. Every text, the picture, who sees it, the budget and the days. Nothing is final while it’s a draft.',
      },
      seen: {
        question: 'Who can see it now?',
        answer: 'You and your team. Google, Facebook and Instagram only get it when you launch.',
      },
      pictures: {
        question: 'Why isn’t there an AI picture in it?',
        answer:
          'A made-up picture could show something you don’t sell. We use your own pictures, your logo and your colors.',
      },
    },
  },
} as const
