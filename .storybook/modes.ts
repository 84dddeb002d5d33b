/** Chromatic's pictures of each story: both schemes on a wide screen, and a phone (SBK-10). */
export const modes = {
  light: { scheme: 'light', viewport: 1440 },
  dark: { scheme: 'dark', viewport: 1440 },
  phone: { scheme: 'light', viewport: 390 },
} as const
