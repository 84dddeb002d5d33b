import type { CSSProperties } from 'react'
import './fonts.ts'

/** Name of the custom property for a skin's value. */
const propertyOf = (name: string) => `--platform-${name}`

/** A value of the current skin, for style files: `skin('ink')`, `skin('font-name')`. */
export function skin(name: string): string {
  return `var(${propertyOf(name)})`
}

/** Custom properties of a preview's frame: colors by name, and fonts by `font-` and their name. */
export function skinStyle(
  colors: Record<string, string>,
  fonts: Record<string, string>,
  face: string,
): CSSProperties {
  const values = [
    ...Object.entries(colors),
    ...Object.entries(fonts).map(([name, font]) => [`font-${name}`, `${font} ${face}`] as const),
  ]
  return Object.fromEntries(values.map(([name, value]) => [propertyOf(name), value]))
}
