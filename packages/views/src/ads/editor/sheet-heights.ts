/** From one line to everything, lowest first. */
export const sheetHeights = ['closed', 'one', 'all'] as const
export type SheetHeight = (typeof sheetHeights)[number]

/** What each height shows below its head, in CSS pixels; a height that would show the same as another is left out. */
export type MeasuredHeights = readonly (readonly [height: SheetHeight, pixels: number])[]

/** From this speed on, in pixels a millisecond, a sheet is thrown rather than laid down. */
const flick = 0.5

/** How far a throw at the slowest speed carries, in milliseconds of going on. */
const carryMs = 160

/** Where a sheet settles that is let go at a height, at a speed upwards. */
export function settledHeight(pixels: number, speed: number, heights: MeasuredHeights): SheetHeight {
  const end = Math.abs(speed) < flick ? pixels : pixels + speed * carryMs
  const distance = (height: MeasuredHeights[number]) => Math.abs(height[1] - end)
  return heights.toSorted((a, b) => distance(a) - distance(b))[0]?.[0] ?? 'one'
}

/** The next height up or down; the same one at the end. */
export function stepHeight(height: SheetHeight, step: 1 | -1, heights: readonly SheetHeight[]): SheetHeight {
  return heights[heights.indexOf(height) + step] ?? height
}
