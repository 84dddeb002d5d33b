import type { Video } from './video-url.ts'

/** The shortest link to a video that starts after some seconds; always the same one, however it was pasted. */
export function videoUrlOf({ provider, id, start = 0 }: Video): string {
  if (provider === 'youtube') return `https://youtu.be/${id}${start > 0 ? `?t=${Math.round(start)}` : ''}`
  return `https://vimeo.com/${id}${start > 0 ? `#t=${Math.round(start)}s` : ''}`
}
