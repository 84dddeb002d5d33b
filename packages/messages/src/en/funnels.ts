/** The specification's texts for an ad's name, which can be changed on several pages. */
export const funnels = {
  existingName: 'Another ad in this brand already has this name. Please choose a different one.',
} as const
