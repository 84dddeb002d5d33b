/** How often plans are charged, for emails and pages. */
export const planWords = {
  rhythms: { monthly: 'every month', annual: 'every year' },
} as const
