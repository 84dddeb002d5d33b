/** The narrowest and widest creative, as width divided by height (CRE-07). */
export const minAspectRatio = 0.57
export const maxAspectRatio = 1.77

// 9:16 and 16:9 are just outside the bounds as written, but both are needed.
const tolerance = 0.015

/** Whether a creative may have these sides, in pixels (CRE-07, OPN-70). */
export function isAspectRatioAllowed(width: number, height: number): boolean {
  const ratio = width / height
  return ratio >= minAspectRatio * (1 - tolerance) && ratio <= maxAspectRatio * (1 + tolerance)
}
