/** Colours of a scheme. `ink-off` is for disabled controls only; each status has ink, `Mark` (fills, ticks) and `Wash` (ground). */
export declare const colourNames: readonly [
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
  'accentPress',
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
]
export type ColourName = (typeof colourNames)[number]
/** Shadows and rings: hairlines hold what lies on the page, shadows only what floats. */
export declare const depthNames: readonly ['hairline', 'float1', 'float2', 'scrim', 'focus']
export type DepthName = (typeof depthNames)[number]
/** What a theme may set once for both schemes. Lengths and times with their unit. */
export declare const shapeNames: readonly [
  'rControl',
  'rCard',
  'rModal',
  'fast',
  'move',
  'ease',
  'text',
  'display',
]
export type ShapeName = (typeof shapeNames)[number]
export declare const statuses: readonly ['live', 'learning', 'pending', 'ending', 'stopped', 'rejected']
export type Status = (typeof statuses)[number]
export type Scheme = Record<ColourName | DepthName, string>
export type Shape = Record<ShapeName, string>
/** The custom property of a token: `inkSoft` is `--ink-soft`, `rCard` is `--r-card`. */
export declare function propertyName(token: string): string
