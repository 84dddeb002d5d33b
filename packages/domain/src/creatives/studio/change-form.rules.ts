import type {
  CreativeElement,
  CroppedImageElement,
  GradientElement,
  PictureCredit,
} from '../creative.entity.ts'
import { isPictureSource } from '../picture-source.rules.ts'
import { parseVideoSource } from '../video-source.rules.ts'
import { elementLimits } from '../element-limits.rules.ts'
import { type ShapeForm, shapeForms } from '../element-types.rules.ts'
import { clamp, normalAngle, rounded } from './box.rules.ts'
import { leastCrop, share } from './crop.rules.ts'

type Stops = GradientElement['stops']
type Crop = CroppedImageElement['crop']

/** New values of an element's form and surface; those its type doesn't have are left out. */
export type FormChange = Partial<{
  readonly form: ShapeForm
  /** Of a rectangle's corners, in pixels. */
  readonly radius: number
  readonly kind: GradientElement['kind']
  /** Of a linear gradient, in degrees: 0 points right, 90 down. */
  readonly angle: number
  readonly stops: Stops
  /** The part of the picture that fills the box, in shares of its sides. */
  readonly crop: Crop
  /** Address of another picture; its credit comes with it. */
  readonly src: string
  readonly credit: PictureCredit | null
}> &
  VideoChange

/** New values of a video. */
type VideoChange = Partial<{
  readonly url: string
  readonly poster: string | null
  readonly ratio: number | null
  readonly start: number
  readonly length: number | null
}>

/** How many colors a gradient has. */
export const gradientStops = { least: 2, most: 8 } as const

/** Whether a color is written as `#rrggbb`. */
export const isColor = (value: string): boolean => /^#[0-9a-f]{6}$/i.test(value)

/** Whether the values can be set, whatever the element is. */
export function isValidForm(change: FormChange): boolean {
  const { form, radius, kind, angle, stops, crop, src, url, poster } = change
  const numbers = [radius, angle, ...(stops ?? []).flatMap(({ offset, opacity }) => [offset, opacity])]
  return (
    [...numbers, ...(crop ? Object.values(crop) : [])].every(
      (value) => value === undefined || Number.isFinite(value),
    ) &&
    [change.ratio ?? 1, change.start ?? 0, change.length ?? 0].every((value) => Number.isFinite(value)) &&
    (src === undefined || isPictureSource(src)) &&
    (poster === undefined || poster === null || isPictureSource(poster)) &&
    (url === undefined || parseVideoSource(url) !== null) &&
    (form === undefined || shapeForms.includes(form)) &&
    (kind === undefined || kind === 'linear' || kind === 'radial') &&
    (stops === undefined ||
      (stops.length >= gradientStops.least &&
        stops.length <= gradientStops.most &&
        stops.every(({ color }) => isColor(color))))
  )
}

/** The new values that the element's type has, each within its limits. */
export function formOf(element: CreativeElement, change: FormChange): Partial<CreativeElement> {
  const { form, radius, kind, angle, stops, crop, src, credit } = change
  const isPicture = element.type === 'image' || element.type === 'croppedImage'
  const hasForm = element.type === 'shape' || element.type === 'croppedImage'
  return {
    ...(form !== undefined && hasForm && { form }),
    ...(radius !== undefined &&
      'radius' in element && { radius: rounded(clamp(radius, 0, elementLimits.reach)) }),
    ...(element.type === 'gradient' && {
      ...(kind !== undefined && { kind }),
      ...(angle !== undefined && { angle: normalAngle(angle) }),
      ...(stops !== undefined && { stops: stops.map(limitedStop) }),
    }),
    ...(isPicture && src !== undefined && { src }),
    ...((isPicture || element.type === 'video') && credit !== undefined && { credit }),
    ...(element.type === 'video' && videoOf(change)),
    ...(element.type === 'croppedImage' && crop !== undefined && { crop: limitedCrop(crop) }),
  }
}

function videoOf({ url, poster, ratio, start, length }: VideoChange): Partial<CreativeElement> {
  const { videoSeconds, videoRatio } = elementLimits
  const seconds = (value: number) => rounded(clamp(value, 0, videoSeconds))
  return {
    ...(url !== undefined && { url }),
    ...(poster !== undefined && { poster }),
    ...(ratio !== undefined && { ratio: ratio && clamp(ratio, 1 / videoRatio, videoRatio) }),
    ...(start !== undefined && { start: seconds(start) }),
    ...(length !== undefined && { length: length && seconds(length) }),
  }
}

function limitedStop({ offset, color, opacity }: Stops[number]): Stops[number] {
  return {
    offset: rounded(clamp(offset, 0, 1)),
    color: color.toLowerCase(),
    opacity: rounded(clamp(opacity, 0, 1)),
  }
}

function limitedCrop(crop: Crop): Crop {
  const [x, y] = [share(clamp(crop.x, 0, 1 - leastCrop)), share(clamp(crop.y, 0, 1 - leastCrop))]
  return {
    x,
    y,
    width: share(clamp(crop.width, leastCrop, 1 - x)),
    height: share(clamp(crop.height, leastCrop, 1 - y)),
  }
}

/** A gradient with one more color, halfway between its last two. */
export function withNewStop(stops: Stops): Stops {
  const sorted = stops.toSorted((one, other) => one.offset - other.offset)
  const [before, last] = [sorted.at(-2), sorted.at(-1)]
  if (!before || !last || stops.length >= gradientStops.most) return stops
  const middle = { ...last, offset: rounded((before.offset + last.offset) / 2) }
  return sorted.toSpliced(-1, 0, middle)
}
