/** The specification's texts for an ad's name, which can be changed on several pages. */
export const funnels = {
  existingName: 'Another ad of this brand has this name. Choose one that tells them apart.',
} as const
