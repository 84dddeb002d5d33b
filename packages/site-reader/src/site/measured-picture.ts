/** A picture whose file was read. */
export interface MeasuredPicture {
  /** Absolute. */
  readonly url: string
  /** Pixels of the file. */
  readonly width: number
  readonly height: number
}
