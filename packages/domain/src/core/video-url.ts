/** A video that a page or creative may show. */
export interface Video {
  readonly provider: 'youtube' | 'vimeo'
  readonly id: string
}

const youtubeWatch =
  /^https?:\/\/(?:(?:www|m)\.)?youtube\.com\/watch\?(?:[^#\s]*&)?v=(?<id>[\w-]{11})(?:[&#]\S*)?$/i
const youtubeShort = /^https?:\/\/(?:www\.)?youtu\.be\/(?<id>[\w-]{11})(?:[?#]\S*)?$/i
const vimeo = /^https?:\/\/(?:www\.)?vimeo\.com\/(?<id>\d{9})(?:[/?#]\S*)?$/i

/**
 * Parses a link to a video, or returns false (HLP-01): YouTube watch and short links, and Vimeo links with an ID of
 * nine digits, over http or https.
 */
export function parseVideoUrl(url: string): Video | false {
  const text = url.trim()
  const youtubeId = (youtubeWatch.exec(text) ?? youtubeShort.exec(text))?.groups?.id
  if (youtubeId) return { provider: 'youtube', id: youtubeId }
  const vimeoId = vimeo.exec(text)?.groups?.id
  return vimeoId ? { provider: 'vimeo', id: vimeoId } : false
}
