import { pictureCandidates } from '@aloft/domain/core/picture-widths.rules'

export interface SizedPicture {
  /** Must come before `srcSet` and `src`, or a browser may start with the wrong candidate. */
  readonly sizes?: string
  readonly srcSet?: string
  readonly src: string
}

/**
 * The addresses of an `img`: a stored picture is loaded in the width it's shown, any other as it is. `shownAs` is that
 * width, as a value of the attribute `sizes`.
 */
export function sizedPicture(src: string, shownAs: string): SizedPicture {
  const srcSet = pictureCandidates(src)
  return srcSet === undefined ? { src } : { sizes: shownAs, srcSet, src }
}
