/** The formats of creatives (CRE-07, OPN-70), in pixels. */
export const creativeFormats = {
  '1:1': { width: 1080, height: 1080 },
  '4:5': { width: 1080, height: 1350 },
  '9:16': { width: 1080, height: 1920 },
  '16:9': { width: 1920, height: 1080 },
} as const
export type CreativeFormat = keyof typeof creativeFormats

/** All formats, the square one first. */
export const creativeFormatNames = Object.keys(creativeFormats) as CreativeFormat[]

/** Sides of a creative in pixels; the ratio is limited as well (`isAspectRatioAllowed`). */
export const minCreativeSide = 100
export const maxCreativeSide = 4096
