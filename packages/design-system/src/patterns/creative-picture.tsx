import * as css from './creative-picture.css.ts'

/** A creative from `sceneToSvg` with its pictures embedded as data; sizes in pixels of the creative. */
export interface DrawnCreative {
  svg: string
  width: number
  height: number
  alt: string
}

interface PictureSize {
  width: number
  height: number
  /** The words of the creative, because its text is drawn as shapes. */
  alt: string
}

export interface CreativePictureProps extends PictureSize {
  /** Null while it's being drawn; the sizes reserve its space. */
  svg: string | null
}

export interface DrawnPictureProps extends PictureSize {
  /** Of a drawing that was made elsewhere; null while it's being drawn. */
  address: string | null
}

/**
 * A drawing as an address, for places that take a picture by address. Its SVG can't run scripts or load
 * anything.
 */
export function drawingAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** A creative drawn in the browser, as wide as its container: the same picture that's delivered (CRE-03). */
export function CreativePicture({ svg, ...size }: CreativePictureProps) {
  return <DrawnPicture {...size} address={svg === null ? null : drawingAddress(svg)} />
}

/** The same of a drawing that has an address already, such as one from a worker. */
export function DrawnPicture({ address, width, height, alt }: DrawnPictureProps) {
  if (address === null) {
    return <div className={css.room} style={{ aspectRatio: width / height }} aria-hidden="true" />
  }
  return (
    <img
      className={css.picture}
      src={address}
      width={width}
      height={height}
      alt={alt}
      data-testid="creative"
    />
  )
}
