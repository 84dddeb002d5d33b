import * as css from './creative-picture.css.ts'

/** A creative as `sceneToSvg` writes it, with its pictures as data within; sizes in pixels of the creative. */
export interface DrawnCreative {
  svg: string
  width: number
  height: number
  alt: string
}

export interface CreativePictureProps {
  /** Null while it is being drawn; its room is held by the sizes. */
  svg: string | null
  width: number
  height: number
  /** What the creative says, as its text is drawn as forms. */
  alt: string
}

/** The address of a drawing, for places that take a picture by address. Nothing in it can run or call. */
export function drawingAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** A creative drawn in the browser, as wide as its place: the very picture that is delivered (CRE-03). */
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
