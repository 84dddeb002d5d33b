/** Words of the ad platforms' own surfaces, as they show them in English. */
export const previews = {} as const
