/** A video that a page or creative may show. */
export interface Video {
  readonly provider: 'youtube' | 'vimeo'
  readonly id: string
  /** Seconds after which it starts, if its link says so. */
  readonly start?: number
}

const youtube = String.raw`^https?:\/\/(?:(?:www|m)\.)?youtube(?:-nocookie)?\.com\/`
const youtubeId = String.raw`(?<id>[\w-]{11})`
const youtubeLinks = [
  new RegExp(String.raw`${youtube}watch\?(?:[^#\s]*&)?v=${youtubeId}(?:[&#]\S*)?$`, 'i'),
  new RegExp(String.raw`${youtube}(?:shorts|embed)\/${youtubeId}(?:[?#/]\S*)?$`, 'i'),
  new RegExp(String.raw`^https?:\/\/(?:www\.)?youtu\.be\/${youtubeId}(?:[?#]\S*)?$`, 'i'),
]
const vimeoLink =
  /^https?:\/\/(?:(?:www\.)?vimeo\.com|player\.vimeo\.com\/video)\/(?<id>\d{9})(?:[/?#]\S*)?$/i
const startTime =
  /[&?#](?:t|start)=(?:(?<hours>\d{1,2})h)?(?:(?<minutes>\d{1,3})m)?(?:(?<seconds>\d{1,5})s?)?(?=[&#]|$)/

/**
 * Parses a link to a video, or returns false (HLP-01, CRE-11): YouTube watch, short, share and embed links, and Vimeo links
 * with an ID of nine digits, over http or https.
 */
export function parseVideoUrl(url: string): Video | false {
  const text = url.trim()
  const start = startOf(text)
  for (const link of youtubeLinks) {
    const id = link.exec(text)?.groups?.['id']
    if (id) return { provider: 'youtube', id, ...start }
  }
  const vimeoId = vimeoLink.exec(text)?.groups?.['id']
  return vimeoId ? { provider: 'vimeo', id: vimeoId, ...start } : false
}

function startOf(text: string): Pick<Video, 'start'> {
  const { hours = 0, minutes = 0, seconds = 0 } = startTime.exec(text)?.groups ?? {}
  const start = Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)
  return start > 0 ? { start } : {}
}
