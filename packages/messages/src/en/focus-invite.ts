/** The way from a form to Loona’s questions. */
export const focusInvite = {
  lead: 'Would you rather talk it through? Loona asks one question at a time and fills in the form.',
  open: 'Answer with Loona',
} as const
