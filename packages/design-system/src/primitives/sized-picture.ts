import { pictureCandidates } from '@aloft/domain/core/picture-widths.rules'

export interface SizedPicture {
  /** Before `srcSet` and `src`, so that no browser begins with another candidate. */
  readonly sizes?: string
  readonly srcSet?: string
  readonly src: string
}

/**
 * The addresses of an `img`: a stored picture comes as wide as it is shown, any other as it is. `shownAs` says how wide
 * that is, as the attribute `sizes` takes it.
 */
export function sizedPicture(src: string, shownAs: string): SizedPicture {
  const srcSet = pictureCandidates(src)
  return srcSet === undefined ? { src } : { sizes: shownAs, srcSet, src }
}
