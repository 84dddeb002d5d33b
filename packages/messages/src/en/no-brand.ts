/** Pages of a brand, for an account that has none. */
export const noBrand = {
  title: 'No brand yet',
  lead: 'Tell us about your brand first.',
  create: 'Set up a brand',
} as const
