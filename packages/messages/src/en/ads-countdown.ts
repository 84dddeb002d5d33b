/** The page shown while an ad is generated. */
export const adsCountdown = {
  countdown: {
    title: 'Your ad is being made.',
    titles: {
      google: 'Your Google ad is being made.',
      facebook: 'Your Facebook ad is being made.',
      instagram: 'Your Instagram ad is being made.',
    },
    done: 'Your ad is made.',
    failed: 'Your ad was not made.',
    lead: 'It is a draft. Nobody sees it and it costs nothing to run until you launch it.',
    doneLead: 'It is a draft, waiting for you to look it over.',
    failedLead: 'Nothing was published, and the tokens it would have cost are yours again.',
    failedLeadFree: 'Nothing was published and nothing was charged.',
    seconds: '{{seconds}} s of about {{expected}} s',
    secondsLate: '{{seconds}} s, a little longer than usual',
    secondsSlow: '{{minutes}} min {{seconds}} s so far',
    took: 'Made in {{seconds}} s',
    slowTitle: 'This takes longer than usual.',
    slow: 'It goes on without you. Go on working; we tell you when it is done.',
    continue: 'Go on working',
    open: 'Open the ad',
    steps: {
      brief: { label: 'Brief', detail: 'What the ad says, and to whom' },
      texts: { label: 'Texts', detail: 'Within the limits of the platform' },
      targeting: { label: 'Targeting', detail: 'Where it is shown, and to which people' },
      creative: { label: 'Creative', detail: 'Put together as people will see it' },
    },
    stepsLabel: 'What is done',
    stepDone: 'Done',
    stepNow: 'Under way',
    stepAhead: 'To come',
    progress: 'Step {{step}} of {{steps}}: {{name}}',
    allDone: 'All {{steps}} steps done',
    stopped: 'Stopped at step {{step}} of {{steps}}: {{name}}',
    faqTitle: 'While you wait',
    faqTitleFailed: 'Good to know',
    faq: {
      next: {
        question: 'What happens when it is done?',
        answer:
          'The ad opens in the editor, as people would see it. You change what you like, choose a budget and launch it when you are ready.',
      },
      leave: {
        question: 'Can I leave this page?',
        answer:
          'Yes. The ad is made without you. Wherever you are in the product, a notice tells you when it is done.',
      },
      cost: {
        question: 'Does it cost anything to run?',
        answer:
          'Not now. Making it takes AI tokens at most; running it costs what you set as its budget, and the whole sum stands on the button before you press it.',
      },
      change: {
        question: 'Can I change it?',
        answer:
          'All of it: every text, the picture, whom it is shown to, the budget and the days. As long as it is a draft, nothing is fixed.',
      },
      seen: {
        question: 'Who sees it now?',
        answer: 'You and the people in your team. Google, Facebook and Instagram get it when you launch it.',
      },
      pictures: {
        question: 'Why is there no AI picture in it?',
        answer:
          'Because a made-up picture can show what you do not sell. Yours is laid out from your own pictures, your logo and your colours.',
      },
    },
  },
} as const
