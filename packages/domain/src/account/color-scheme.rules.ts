/** `system` follows the device. */
export const colorSchemes = ['system', 'light', 'dark'] as const
export type ColorScheme = (typeof colorSchemes)[number]

/** The cookie with a chosen scheme, so that the server's page already has it at its first paint. */
export const schemeCookie = 'colorScheme'

/** The scheme that a cookie's value names; `system` for any other value. */
export function readColorScheme(text: string | undefined): ColorScheme {
  return colorSchemes.find((one) => one === text) ?? 'system'
}
