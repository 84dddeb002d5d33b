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
  done: 'Published. This is the version that a launch takes.',
  restored: 'The version of {{date}} is your draft now. Publish it to put it in force.',
  undo: 'Take it back',
  notSaved: "Your latest changes aren't saved yet, so nothing was published. Please try again in a moment.",
  emailNotValidated: 'Verify your e-mail address first: it lets us reach you about this ad.',
  adNotEditable: 'This ad was handed in or put away meanwhile, so nothing was published.',
  planLapsed: 'The plan of this brand has ended, so nothing was published.',
  failed: 'The ad was not published. Please try again in a moment.',
} as const
