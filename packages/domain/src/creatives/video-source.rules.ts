import { parseVideoUrl, type Video } from '../core/video-url.ts'

// Other containers are refused when they're uploaded, because not every browser plays them.
const ownVideo = /^\/files\/[0-9a-f]{64}\.(?:mp4|webm)$/

/** The longest address of a video, in characters. */
export const maxVideoUrlLength = 500

/** Where a creative's video is: a stored file, or a video of YouTube or Vimeo (CRE-11). */
export type VideoSource =
  | { readonly kind: 'file'; readonly url: string }
  | { readonly kind: 'link'; readonly video: Video }

/** Parses the address of a creative's video; null if it's none that a creative may show. */
export function parseVideoSource(url: string): VideoSource | null {
  if (url.length > maxVideoUrlLength) return null
  if (ownVideo.test(url)) return { kind: 'file', url }
  const video = parseVideoUrl(url)
  return video ? { kind: 'link', video } : null
}
