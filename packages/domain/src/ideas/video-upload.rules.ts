import { params } from '../core/params.ts'

/** What a browser reads of a video that somebody picked. */
export interface ReadVideo {
  readonly size: number
  /** The name of its container by its bytes; null if it's no video. */
  readonly container: 'mp4' | 'webm' | 'other' | null
  /** Of its pictures in pixels; null if it has none. */
  readonly pixels: { readonly width: number; readonly height: number } | null
}

/** Why a video can't be used (CRE-12). */
export const videoRefusals = ['notVideo', 'wrongContainer', 'fileTooLarge', 'videoTooSmall'] as const
export type VideoRefusal = (typeof videoRefusals)[number]

/** Why what a user pasted or picked as a video isn't used. */
export type SetVideoRefusal = VideoRefusal | 'badLink' | 'offline' | 'generic'

/**
 * Why a creative can't have a video, or null. Browsers play MP4 and WebM; ads take files and pictures of certain sizes
 * (OPN-68), and a still is made of each video.
 */
export function checkVideo({ size, container, pixels }: ReadVideo): VideoRefusal | null {
  if (size > params.maxUploadSize) return 'fileTooLarge'
  if (container === null || pixels === null) return 'notVideo'
  if (container === 'other') return 'wrongContainer'
  const isSmall = pixels.width < params.minImageWidth || pixels.height < params.minImageHeight
  return isSmall ? 'videoTooSmall' : null
}
