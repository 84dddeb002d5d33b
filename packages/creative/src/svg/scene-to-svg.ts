import type {
  Creative,
  CreativeElement,
  CroppedImageElement,
  GradientElement,
  VideoElement,
} from '@aloft/domain/creatives/creative.entity'
import type { FontSet } from '../fonts/font-set.ts'
import { contentId } from './content-id.ts'
import { axis } from './gradient-axis.ts'
import { type Attributes, escapeMarkup, num, tag } from './markup.ts'
import { shapePath } from './shape-path.ts'
import { textPath } from './text-path.ts'

export interface SvgOptions {
  /** The address to load a picture from, by its address in the creative; undefined leaves its place empty. */
  readonly images: (src: string) => string | undefined
  /** Must contain every face of the creative's texts. */
  readonly fonts: FontSet
  /**
   * Prefix of the IDs inside. By default they're derived from the content, so that two creatives on one page differ.
   */
  readonly idPrefix?: string
  /** What the picture is, for screen readers and people who open the file. */
  readonly title?: string
}

/**
 * Draws a creative as an SVG document, the same string in the browser's editor and on the server. Values are escaped,
 * so nothing in a creative can become markup. Throws if a font is missing or a color is invalid.
 */
export function sceneToSvg(creative: Creative, options: SvgOptions): string {
  const { width, height, background, elements } = creative
  const { title } = options
  const prefix = options.idPrefix?.replace(/[^\w-]/g, '') ?? contentId(JSON.stringify(creative))
  const ground = tag('rect', { width, height, fill: color(background) })
  const layers = elements.map((element, index) => layer(element, `${prefix}-${index}`, options))
  return tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: `0 0 ${num(width)} ${num(height)}`,
    },
    (title === undefined ? '' : tag('title', {}, escapeMarkup(title))) + ground + layers.join(''),
  )
}

function layer(element: CreativeElement, id: string, options: SvgOptions): string {
  if (element.isHidden) return ''
  const { x, y, width, height, rotation, opacity } = element
  const inner = elementMarkup(element, id, options)
  const rotate = `rotate(${num(rotation)} ${num(x + width / 2)} ${num(y + height / 2)})`
  const attributes = {
    transform: rotation === 0 ? undefined : rotate,
    opacity: opacity === 1 ? undefined : opacity,
  }
  return inner === '' || Object.values(attributes).every((value) => value === undefined)
    ? inner
    : tag('g', attributes, inner)
}

/** The markup of an element in its place, without rotation and opacity; `id` names its parts. */
export function elementMarkup(
  element: CreativeElement,
  id: string,
  { images, fonts }: Pick<SvgOptions, 'images' | 'fonts'>,
): string {
  switch (element.type) {
    case 'text': {
      const d = textPath(element, fonts)
      return d === '' ? '' : tag('path', { d, fill: color(element.color), ...letterOutline(element) })
    }
    case 'shape': {
      const d = shapePath(element.form, element, element.radius)
      return tag('path', {
        d,
        fill: element.color === null ? 'none' : color(element.color),
        ...outline(element),
      })
    }
    case 'gradient':
      return gradient(element, id)
    case 'croppedImage':
      return croppedImage(element, id, images(element.src))
    case 'image':
    case 'logo':
      return image(element, images(element.src), 'xMidYMid meet') + frame(element)
    case 'video':
      return video(element, element.poster === null ? undefined : images(element.poster))
  }
}

function image(box: Box, href: string | undefined, preserveAspectRatio: string): string {
  const { x, y, width, height } = box
  return href === undefined ? '' : tag('image', { x, y, width, height, preserveAspectRatio, href })
}

function croppedImage(element: CroppedImageElement, id: string, href: string | undefined): string {
  const { x, y, width, height, crop, form, radius } = element
  const d = shapePath(form, element, radius)
  const whole = { width: width / crop.width, height: height / crop.height }
  const place = { ...whole, x: x - crop.x * whole.width, y: y - crop.y * whole.height }
  const window = tag('clipPath', { id }, tag('path', { d }))
  const seen =
    href === undefined ? '' : window + tag('g', { 'clip-path': `url(#${id})` }, image(place, href, 'none'))
  return element.outline ? seen + tag('path', { d, fill: 'none', ...outline(element) }) : seen
}

function gradient(element: GradientElement, id: string): string {
  const stops = element.stops.map(({ offset, color: stop, opacity }) =>
    tag('stop', { offset, 'stop-color': color(stop), 'stop-opacity': opacity === 1 ? undefined : opacity }),
  )
  const paint =
    element.kind === 'radial'
      ? tag('radialGradient', { id, cx: 0.5, cy: 0.5, r: 0.5 }, stops.join(''))
      : tag('linearGradient', { id, ...axis(element), gradientUnits: 'userSpaceOnUse' }, stops.join(''))
  const d = shapePath('rectangle', element, element.radius)
  return paint + tag('path', { d, fill: `url(#${id})`, ...outline(element) })
}

function video(element: VideoElement, poster: string | undefined): string {
  const { x, y, width, height } = element
  const side = Math.min(width, height) * 0.2
  const [left, top] = [x + (width - side) / 2, y + (height - side) / 2]
  const disc = tag('circle', {
    cx: x + width / 2,
    cy: y + height / 2,
    r: side,
    fill: '#000000',
    opacity: 0.6,
  })
  const play = tag('path', {
    d: `M${num(left + side * 0.2)} ${num(top)}L${num(left + side * 1.1)} ${num(top + side / 2)}L${num(left + side * 0.2)} ${num(top + side)}Z`,
    fill: '#ffffff',
  })
  const ground = tag('rect', { x, y, width, height, fill: '#111111' })
  return ground + image(element, poster, 'xMidYMid slice') + disc + play + frame(element)
}

type Box = Pick<CreativeElement, 'x' | 'y' | 'width' | 'height'>
type Outlined = Pick<CreativeElement, 'outline'>

function outline({ outline: line }: Outlined): Attributes {
  return line ? { stroke: color(line.color), 'stroke-width': line.width } : {}
}

// Half of the stroke is inside the letter and would make it too thin.
function letterOutline({ outline: line }: Outlined): Attributes {
  if (!line) return {}
  return {
    stroke: color(line.color),
    'stroke-width': line.width * 2,
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
  }
}

function frame(element: Box & Outlined): string {
  if (!element.outline) return ''
  return tag('path', { d: shapePath('rectangle', element, 0), fill: 'none', ...outline(element) })
}

function color(value: string): string {
  if (!/^#[0-9a-f]{6}$/i.test(value)) throw new Error('a creative holds a color that is none')
  return value
}
