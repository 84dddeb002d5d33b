import type {
  Creative,
  CreativeElement,
  CroppedImageElement,
  PictureCredit,
  VideoElement,
} from '../creative.entity.ts'
import { elementLimits } from '../element-limits.rules.ts'
import { shownVideo } from '../render.rules.ts'
import { clamp, rounded, type Sides } from './box.rules.ts'
import type { ElementChange } from './change-element.rules.ts'
import { share } from './crop.rules.ts'

/** A video that a layer is to show (CRE-03, CRE-11). */
export interface ChosenVideo {
  /** A stored file, or a link to YouTube or Vimeo. */
  readonly url: string
  /** Where it starts, in seconds. */
  readonly start: number
  /** In seconds; null if it's unknown. */
  readonly length: number | null
  /** The picture that's shown until it's played; null if nobody has chosen one yet. */
  readonly poster: Poster | null
}

/** A stored picture with its own size in pixels. */
export interface Poster extends Sides {
  readonly src: string
  readonly credit: PictureCredit | null
}

/** The most of a scene's width and height that a new video takes. */
const newShare = 0.8
/** What YouTube and Vimeo show most. */
const usualRatio = 16 / 9

const withinRatio = (ratio: number) => clamp(ratio, 1 / elementLimits.videoRatio, elementLimits.videoRatio)

/** A new layer with a video, in the middle of a scene, in the shape of its poster. */
export function videoElement(
  id: string,
  video: ChosenVideo,
  scene: Pick<Creative, 'width' | 'height'>,
): VideoElement {
  const change = videoChange(video)
  const ratio = change.ratio ?? usualRatio
  const height = newShare * Math.min(scene.height, scene.width / ratio)
  const [wide, high] = [rounded(height * ratio), rounded(height)]
  return {
    id,
    type: 'video',
    ...change,
    x: rounded((scene.width - wide) / 2),
    y: rounded((scene.height - high) / 2),
    width: wide,
    height: high,
    rotation: 0,
    opacity: 1,
    outline: null,
    aspect: null,
  }
}

/** What changes of a layer that shows another video. */
export function videoChange({
  url,
  start,
  length,
  poster,
}: ChosenVideo): Required<Pick<VideoElement, 'url' | 'start' | 'length'>> & PosterChange {
  return { url, start, length, ...posterChange(poster) }
}

type PosterChange = Required<Pick<VideoElement, 'poster' | 'ratio' | 'credit'>>

/** What changes of a video that shows another picture until it's played. */
export function posterChange(poster: Poster | null): PosterChange & ElementChange {
  return {
    poster: poster?.src ?? null,
    ratio: poster && withinRatio(poster.width / poster.height),
    credit: poster?.credit ?? null,
  }
}

/** A video's poster as a picture that looks the same, in its place; null if it has no poster. */
export function stillOf({
  url: _url,
  poster,
  ratio,
  start: _start,
  length: _length,
  ...box
}: VideoElement): CreativeElement | null {
  if (poster === null) return null
  if (!ratio) return { ...box, type: 'image', src: poster }
  const stretch = box.width / box.height / ratio
  const [width, height] = [share(Math.min(1, stretch)), share(Math.min(1, 1 / stretch))]
  const crop: CroppedImageElement['crop'] = {
    x: share((1 - width) / 2),
    y: share((1 - height) / 2),
    width,
    height,
  }
  return { ...box, type: 'croppedImage', src: poster, crop, form: 'rectangle', radius: 0 }
}

/** All sizes of a creative with the posters of their videos as pictures; null if one has no poster, or there's no video. */
export function withStills<Sizes extends Readonly<Record<string, Creative>>>(scenes: Sizes): Sizes | null {
  const videos = Object.values(scenes).flatMap((scene) => shownVideo(scene) ?? [])
  if (videos.length === 0 || videos.some(({ poster }) => poster === null)) return null
  const still = <Element extends CreativeElement | null>(element: Element) =>
    element?.type === 'video' ? (stillOf(element) ?? element) : element
  const stilled = Object.entries(scenes).map(([format, { followed, elements, ...scene }]) => [
    format,
    {
      ...scene,
      elements: elements.map(still),
      ...(followed && {
        followed: Object.fromEntries(Object.entries(followed).map(([id, shadow]) => [id, still(shadow)])),
      }),
    },
  ])
  return Object.fromEntries(stilled) as Sizes
}
