import type { Creative, CreativeElement, GradientElement } from '@aloft/domain/creatives/creative.entity'
import { type Rgb, luminance, luminanceContrast, parseHex } from '../color/rgb.ts'
import { axis } from '../svg/gradient-axis.ts'
import { covers, touches } from './cover.ts'

/** The colors that may be behind something, as a range for each channel. */
export interface GroundRange {
  readonly darkest: Rgb
  readonly lightest: Rgb
}

interface Layer {
  readonly range: GroundRange
  /** Its minimum and maximum opacity. */
  readonly opacity: readonly [number, number]
}

const anything: GroundRange = { darkest: [0, 0, 0], lightest: [255, 255, 255] }

/**
 * The colors that can be behind an element, whatever its pictures show. An element that covers it fully decides alone;
 * others extend the range. In doubt, it returns too many colors.
 */
export function groundsBehind(creative: Creative, element: CreativeElement): GroundRange {
  const below = creative.elements.slice(0, creative.elements.indexOf(element))
  let range = rangeOf(creative.background)
  for (const other of below) {
    // Overlapping texts are a separate fault.
    if (other.type === 'text' || !touches(other, element)) continue
    const layer = layerOf(other, element)
    const laid = layOver(range, layer)
    range = covers(other, element) ? laid : hull(range, laid)
  }
  return range
}

/** The lowest WCAG contrast that a color can have on a background. */
export function leastContrast(color: string, { darkest, lightest }: GroundRange): number {
  const ink = luminance(parseHex(color))
  const [low, high] = [luminance(darkest), luminance(lightest)]
  if (ink >= high) return luminanceContrast(ink, high)
  return ink <= low ? luminanceContrast(ink, low) : 1
}

function rangeOf(hex: string): GroundRange {
  const rgb = parseHex(hex)
  return { darkest: rgb, lightest: rgb }
}

function hull(one: GroundRange, other: GroundRange): GroundRange {
  return {
    darkest: eachChannel((index) => Math.min(one.darkest[index], other.darkest[index])),
    lightest: eachChannel((index) => Math.max(one.lightest[index], other.lightest[index])),
  }
}

function layOver(range: GroundRange, { range: paint, opacity }: Layer): GroundRange {
  const over = (below: Rgb, above: Rgb, share: number) =>
    eachChannel((index) => below[index] + (above[index] - below[index]) * share)
  const [least, most] = opacity
  const results = [least, most].map((share) => ({
    darkest: over(range.darkest, paint.darkest, share),
    lightest: over(range.lightest, paint.lightest, share),
  }))
  return results.reduce(hull)
}

function layerOf(element: CreativeElement, above: CreativeElement): Layer {
  const whole = [element.opacity, element.opacity] as const
  switch (element.type) {
    case 'shape':
      // An outline may run through it, with its own color.
      return element.color === null || element.outline
        ? { range: anything, opacity: [0, 1] }
        : { range: rangeOf(element.color), opacity: whole }
    case 'gradient':
      return gradientLayer(element, above)
    case 'text':
    case 'image':
    case 'croppedImage':
    case 'logo':
    case 'video':
      return { range: anything, opacity: [0, 1] }
  }
}

function gradientLayer(element: GradientElement, above: CreativeElement): Layer {
  const stops = element.stops.toSorted((one, other) => one.offset - other.offset)
  const seen = element.kind === 'radial' ? stops : between(stops, ...reach(element, above))
  const ranges = seen.map(({ color }) => rangeOf(color))
  const shares = seen.map(({ opacity }) => opacity * element.opacity)
  return {
    range: ranges.reduce(hull, ranges[0] ?? anything),
    opacity: [Math.min(...shares), Math.max(...shares)],
  }
}

// The range of a gradient's line that's behind an element.
function reach(element: GradientElement, above: CreativeElement): [number, number] {
  const { x1, y1, x2, y2 } = axis(element)
  const [across, down] = [x2 - x1, y2 - y1]
  const length = across ** 2 + down ** 2
  const { x, y, width, height } = above
  const shares = [x, x + width].flatMap((left) =>
    [y, y + height].map((top) => ((left - x1) * across + (top - y1) * down) / length),
  )
  return [Math.min(...shares), Math.max(...shares)]
}

type Stops = GradientElement['stops']

function between(stops: Stops, from: number, to: number): Stops {
  return [
    stopAt(stops, from),
    stopAt(stops, to),
    ...stops.filter(({ offset }) => offset > from && offset < to),
  ]
}

function stopAt(stops: Stops, offset: number): Stops[number] {
  const after = stops.find((stop) => stop.offset >= offset) ?? stops.at(-1)
  const before = stops.findLast((stop) => stop.offset <= offset) ?? stops[0]
  if (!before || !after) throw new Error('a gradient without stops')
  const share = after.offset > before.offset ? (offset - before.offset) / (after.offset - before.offset) : 0
  const [one, other] = [parseHex(before.color), parseHex(after.color)]
  const channels = eachChannel((index) => Math.round(one[index] + (other[index] - one[index]) * share))
  return {
    offset,
    color: `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
    opacity: before.opacity + (after.opacity - before.opacity) * share,
  }
}

function eachChannel(value: (index: 0 | 1 | 2) => number): Rgb {
  return [value(0), value(1), value(2)]
}
