import type { VideoFile } from '@aloft/machines/set-video/set-video.machine'
import { checkVideo, type ReadVideo, type VideoRefusal } from '@aloft/domain/ideas/video-upload.rules'
import { BlobSource, CanvasSink, Input, type InputVideoTrack, MATROSKA, MP4, QTFF, WEBM } from 'mediabunny'

/** A video often starts with a black frame, so its poster is a later one, in seconds. */
const posterAt = 1
/** A share of shorter videos. */
const posterShare = 0.25
/** Longer side of a poster in pixels: no ad is drawn larger. */
const maxPosterSide = 1_920

/**
 * Reads a video's size, length and one frame without sending it, or says why it can't be used (CRE-12). Import it lazily,
 * because it includes the readers of containers. If the browser can't decode the video, there's no frame.
 */
export async function readVideo(
  file: File,
  signal: AbortSignal,
): Promise<VideoFile | { readonly refusal: VideoRefusal }> {
  const input = new Input({ source: new BlobSource(file), formats: [MP4, WEBM, QTFF, MATROSKA] })
  try {
    return await readInput(input, file, signal)
  } finally {
    input.dispose()
  }
}

async function readInput(input: Input, file: File, signal: AbortSignal): ReturnType<typeof readVideo> {
  // A large file is refused by its size alone, and one that is no video has neither a container nor pictures.
  const container = await containerOf(input).catch(() => null)
  const track = container ? await input.getPrimaryVideoTrack().catch(() => null) : null
  const pixels = track && (await sidesOf(track))
  const refusal = checkVideo({ size: file.size, container, pixels })
  if (refusal || !track || !pixels) return { refusal: refusal ?? 'notVideo' }
  const length = await track.computeDuration().catch(() => null)
  signal.throwIfAborted()
  const poster = await frameOf(
    track,
    pixels,
    Math.min(posterAt, (length ?? 0) * posterShare),
    file.name,
  ).catch(() => null)
  return { file, ...pixels, length: length !== null && Number.isFinite(length) ? length : null, poster }
}

async function containerOf(input: Input): Promise<ReadVideo['container']> {
  const format = await input.getFormat()
  if (format === MP4) return 'mp4'
  return format === WEBM ? 'webm' : 'other'
}

async function sidesOf(track: InputVideoTrack) {
  return { width: await track.getDisplayWidth(), height: await track.getDisplayHeight() }
}

async function frameOf(
  track: InputVideoTrack,
  { width, height }: { readonly width: number; readonly height: number },
  at: number,
  name: string,
): Promise<File | null> {
  if (!(await track.canDecode())) return null
  const scale = Math.min(1, maxPosterSide / Math.max(width, height))
  const sides = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const sink = new CanvasSink(track, { ...sides, fit: 'fill' })
  const first = await track.getFirstTimestamp()
  const shown = await sink.getCanvas(first + at)
  const canvas = shown?.canvas
  if (!canvas) return null
  const type = 'image/jpeg'
  const blob =
    'convertToBlob' in canvas
      ? await canvas.convertToBlob({ type, quality: 0.92 })
      : await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92))
  // Its name in the library says which video it's from.
  return blob && new File([blob], `${name.replace(/\.[^.]+$/, '')} poster.jpg`, { type })
}
