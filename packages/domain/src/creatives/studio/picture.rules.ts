import type { MediaItem } from '../../ideas/media.entity.ts'
import type { Creative, CreativeElement, CroppedImageElement, PictureCredit } from '../creative.entity.ts'
import { elementLimits } from '../element-limits.rules.ts'
import { rounded, type Sides } from './box.rules.ts'
import type { ElementChange } from './change-element.rules.ts'
import { share } from './crop.rules.ts'

/** A picture of the library that a layer is to show. */
export interface ChosenPicture extends Sides {
  readonly src: string
  readonly name: string
  readonly credit: PictureCredit | null
}

/** The most of a scene's width and height that a new picture takes. */
const newShare = 0.6

/** A picture of the library with its own size in pixels, as a layer takes it: with its maker and license. */
export function chosenPicture(
  { url: src, name, license, credit }: Pick<MediaItem, 'url' | 'name' | 'license' | 'credit'>,
  { width, height }: Sides,
): ChosenPicture {
  const url = credit?.url?.startsWith('https://') ? credit.url : null
  const by = credit?.name.slice(0, elementLimits.credit) || null
  const terms = license?.slice(0, elementLimits.credit) || null
  return { src, width, height, name, credit: by || terms ? { by, url, license: terms } : null }
}

/** A new layer with a whole picture, in the middle of a scene. */
export function pictureElement(
  id: string,
  { src, name, credit, ...picture }: ChosenPicture,
  scene: Pick<Creative, 'width' | 'height'>,
): CroppedImageElement {
  const scale = newShare * Math.min(scene.width / picture.width, scene.height / picture.height)
  const [width, height] = [rounded(picture.width * scale), rounded(picture.height * scale)]
  return {
    id,
    type: 'croppedImage',
    src,
    name: name.slice(0, elementLimits.name) || null,
    credit,
    x: rounded((scene.width - width) / 2),
    y: rounded((scene.height - height) / 2),
    width,
    height,
    rotation: 0,
    opacity: 1,
    outline: null,
    aspect: null,
    crop: { x: 0, y: 0, width: 1, height: 1 },
    form: 'rectangle',
    radius: 0,
  }
}

/** What changes of a layer that shows another picture: as much of it as its window can, around the middle. */
export function pictureChange(
  element: CreativeElement,
  { src, credit, ...picture }: ChosenPicture,
): ElementChange {
  if (element.type !== 'croppedImage') return { src, credit }
  const ratio = element.width / element.height / (picture.width / picture.height)
  const [width, height] = [share(Math.min(1, ratio)), share(Math.min(1, 1 / ratio))]
  const crop = { x: share((1 - width) / 2), y: share((1 - height) / 2), width, height }
  return { src, credit, crop }
}
