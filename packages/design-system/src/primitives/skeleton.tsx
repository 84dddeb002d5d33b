import * as css from './skeleton.css.ts'

export interface SkeletonProps {
  /** CSS pixels, or a percentage of the container such as `60%`. */
  width: number | `${number}%`
  /** CSS pixels. */
  height: number
  shape?: 'line' | 'block' | 'circle'
}

/** A placeholder for loading content, only used where that content will be. */
export function Skeleton({ width, height, shape = 'line' }: SkeletonProps) {
  return <span className={css.skeleton({ shape })} style={{ width, height }} aria-hidden="true" />
}
