/** Messages about drafts elsewhere that can't be saved before the user has settled something. */
export const unsettled = {
  ad: {
    conflict: 'One of your ads was also changed somewhere else. Choose which version to keep.',
    refused: 'One of your changes to an ad couldn’t be saved.',
  },
  brief: {
    conflict: 'One of your briefs was also changed somewhere else. Choose which version to keep.',
    refused: 'One of your changes to a brief couldn’t be saved.',
  },
  creative: {
    conflict: 'One of your pictures was also changed somewhere else. Choose which version to keep.',
    refused: 'One of your changes to a picture couldn’t be saved.',
  },
  open: 'Review',
} as const
