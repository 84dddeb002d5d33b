/** The way from a form to Loona’s questions. */
export const focusInvite = {
  lead: 'Prefer to talk it through? Loona asks, and fills in the form for you.',
  open: 'Answer with Loona',
} as const
