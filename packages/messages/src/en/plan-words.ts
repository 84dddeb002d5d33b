/** How often plans are charged, in the words of mails and pages. */
export const planWords = {
  rhythms: { monthly: 'every month', annual: 'every year' },
} as const
