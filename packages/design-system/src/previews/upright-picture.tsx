import type { ReactNode } from 'react'
import { drawingAddress } from '../patterns/creative-picture.tsx'
import { sizedPicture } from '../primitives/sized-picture.ts'
import { MediaFrame } from './media-frame.tsx'
import type { MetaAd, PreviewMedia } from './preview-data.ts'
import * as css from './upright-picture.css.ts'

export interface UprightPictureProps {
  ad: Pick<MetaAd, 'brand' | 'media'>
  /** Shown below a picture that doesn't fill the screen. */
  children?: ReactNode
}

/** How far a picture's ratio may be from 9:16 and still fill the screen. */
const tolerance = 0.01

const addressOf = (media: PreviewMedia) => ('src' in media ? media.src : drawingAddress(media.svg))

/** Whether a picture fills an upright screen. */
export function isUpright(media: PreviewMedia | null): boolean {
  return media !== null && Math.abs(media.width / media.height / (9 / 16) - 1) <= tolerance
}

/** A picture on an upright screen. One of another format is shown over its own blur. */
export function UprightPicture({ ad: { brand, media }, children }: UprightPictureProps) {
  const isFull = isUpright(media)
  return (
    <>
      {media && !isFull ? (
        <img className={css.blurred} {...sizedPicture(addressOf(media), '96px')} alt="" aria-hidden="true" />
      ) : null}
      <div className={isFull ? css.full : css.middle}>
        <div className={isFull ? undefined : css.content}>
          <MediaFrame media={media} brand={brand} limits={{ tallest: 9 / 16, widest: 1.91 }} />
          {isFull ? null : children}
        </div>
      </div>
    </>
  )
}
