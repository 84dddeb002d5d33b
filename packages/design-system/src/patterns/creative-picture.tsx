import * as css from './creative-picture.css.ts'

/** A creative from `sceneToSvg` with its pictures embedded as data; sizes in pixels of the creative. */
export interface DrawnCreative {
  svg: string
  width: number
  height: number
  alt: string
}

export interface CreativePictureProps {
  /** Null while it's being drawn; the sizes reserve its space. */
  svg: string | null
  width: number
  height: number
  /** The words of the creative, because its text is drawn as shapes. */
  alt: string
}

/**
 * A drawing as an address, for places that take a picture by address. Its SVG can't run scripts or load
 * anything.
 */
export function drawingAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** A creative drawn in the browser, as wide as its container: the same picture that's delivered (CRE-03). */
export function CreativePicture({ svg, width, height, alt }: CreativePictureProps) {
  if (svg === null) {
    return <div className={css.room} style={{ aspectRatio: width / height }} aria-hidden="true" />
  }
  return (
    <img
      className={css.picture}
      src={drawingAddress(svg)}
      width={width}
      height={height}
      alt={alt}
      data-testid="creative"
    />
  )
}
