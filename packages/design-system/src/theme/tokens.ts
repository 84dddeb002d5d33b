/**
 * Colors of a scheme. `ink-off` is for disabled controls only; each status has a text color, `Mark` (fills,
 * ticks) and `Wash` (background).
 */
export const colorNames = [
  'sunken',
  'surface',
  'raised',
  'floating',
  'pressed',
  'ink',
  'inkSoft',
  'inkFaint',
  'inkOff',
  'line',
  'lineStrong',
  'lineControl',
  'accent',
  'accentHover',
  'accentPressed',
  'accentInk',
  'accentText',
  'accentWash',
  'accentLine',
  'live',
  'liveMark',
  'liveWash',
  'learning',
  'learningMark',
  'learningWash',
  'pending',
  'pendingMark',
  'pendingWash',
  'ending',
  'endingMark',
  'endingWash',
  'stopped',
  'stoppedMark',
  'stoppedWash',
  'rejected',
  'rejectedMark',
  'rejectedWash',
] as const
export type ColorName = (typeof colorNames)[number]

/** Shadows and rings: hairlines for elements on the page, shadows only for floating ones. */
export const depthNames = ['hairline', 'float1', 'float2', 'scrim', 'focus'] as const
export type DepthName = (typeof depthNames)[number]

/** Tokens that a theme sets once for both schemes. Lengths and times have their units. */
export const shapeNames = ['rControl', 'rCard', 'rModal', 'fast', 'move', 'ease', 'text', 'display'] as const
export type ShapeName = (typeof shapeNames)[number]

export const statuses = ['live', 'learning', 'pending', 'ending', 'stopped', 'rejected'] as const
export type Status = (typeof statuses)[number]

export type Scheme = Record<ColorName | DepthName, string>
export type Shape = Record<ShapeName, string>

/** The custom property of a token: `inkSoft` is `--ink-soft`, `rCard` is `--r-card`. */
export function propertyName(token: string): string {
  return token.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`).replace(/(\d)$/, '-$1')
}
