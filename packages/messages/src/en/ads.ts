/** Ads: texts shared by several pages, and those for ads being generated or archived. */
export const ads = {
  platforms: {
    google: 'Google',
    facebook: 'Facebook',
    instagram: 'Instagram',
    linkedin: 'LinkedIn',
  },
  pickForMe: 'Pick for me',
  close: 'Close',
  cancel: 'Cancel',
  notNow: 'Not now',
  generateBrandBrief: 'Generate Brand Brief',
  tokens_one: '{{count}} token',
  tokens_other: '{{count}} tokens',
  writer: {
    rules: 'Drafted by rules, no AI used',
    ai: 'Drafted by an AI engine. Look over every word before you launch.',
  },
  progress: {
    label: 'Your ad',
    inProgress: 'Your ad is being made',
    doneJustNow: 'Your ad is made',
    percent: '{{percent}}% done',
    open: 'Open the ad',
    dismiss: 'Hide this notice',
  },

  archive: {
    title: 'Archive “{{name}}”?',
    lead: 'It leaves the overview. Nothing of it is lost.',
    stops:
      'It is stopped too. What was not spent comes back as credit, with its VAT. Taken back, it stays stopped until you run it again.',
    submit: 'Archive',
    submitStop: 'Stop and archive',
    pending: 'Archiving',
    failed: 'The ad was not archived. Please try again in a moment.',
    done: '“{{name}}” is archived.',
    undo: 'Take it back',
    ownerOnly: 'This ad is under way. Only the owner of the brand can put it away.',
    notBack: 'It could not be taken back.',
  },

  sketch: { sponsored: 'Sponsored' },
} as const
