/** What the specification says of an ad's name; the name can be changed on several pages. */
export const funnels = {
  existingName: 'Another ad of this brand has this name. Choose one that tells them apart.',
} as const
