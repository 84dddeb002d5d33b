/** Words with which the server says how plans are charged. */
export const planWords = {
  rhythms: { monthly: 'every month', annual: 'every year' },
} as const
