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
    rules: 'Template draft (no AI)',
    ai: 'Written by AI. Check every word before you launch.',
  },
  progress: {
    label: 'Your ad',
    inProgress: 'We’re creating your ad',
    doneJustNow: 'Your ad is ready',
    percent: '{{percent}}% done',
    open: 'Open ad',
    dismiss: 'Hide notification',
  },

  archive: {
    title: 'Archive “{{name}}”?',
    lead: 'It moves from your overview to the archive. You won’t lose anything.',
    stops:
      'We also stop it. Whatever it hasn’t spent comes back as credit, VAT included. If you restore it, it stays stopped until you run it again.',
    submit: 'Archive',
    submitStop: 'Stop and archive',
    pending: 'Archiving',
    failed: 'We couldn’t archive the ad. Please try again in a moment.',
    done: '“{{name}}” is archived.',
    ownerOnly: 'This ad is live or on its way. Only the brand’s owner can archive it.',
    notBack: 'We couldn’t restore the ad. Please try again in a moment.',
    restored: '“{{name}}” is restored.',
  },

  sketch: { sponsored: 'Sponsored' },
} as const
