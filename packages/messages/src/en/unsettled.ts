/** Messages about drafts elsewhere that can't be saved before the user has settled something. */
export const unsettled = {
  ad: {
    conflict: 'One of your ads was changed somewhere else too. Choose which words stay.',
    refused: 'Something you wrote in an ad could not be saved.',
  },
  brief: {
    conflict: 'One of your briefs was changed somewhere else too. Choose which words stay.',
    refused: 'Something you wrote in a brief could not be saved.',
  },
  open: 'Look at it',
} as const
