/** Publishing an ad from its editor. */
export const publishing = {
  publish: 'Publish',
  pending: 'Publishing',
  states: {
    never: 'Not published yet',
    changed: 'Unpublished changes',
    published: 'Published',
  },
  versions: 'Versions',
  done: 'Published. This is the version we launch.',
  restored: 'Your draft is now the version from {{date}}. Publish it when you want to use it.',
  notSaved: 'Your latest changes aren’t saved yet, so nothing was published. Please try again in a moment.',
  emailNotValidated: 'Confirm your email address first, so we can reach you about this ad.',
  adNotEditable: 'This ad was launched or archived in the meantime, so nothing was published.',
  planLapsed: 'This brand’s plan has ended, so nothing was published.',
  failed: 'We couldn’t publish your ad. Please try again in a moment.',
} as const
