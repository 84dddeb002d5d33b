/** Default looks of ads or pages (FUN-06, OPN-72). */
export const themeNames = ['facebook', 'clarke', 'alice', 'nahia'] as const
export type ThemeName = (typeof themeNames)[number]
