import type { SetVideoRefusal } from '@aloft/domain/ideas/video-upload.rules'
import type { ChosenVideo } from '@aloft/domain/creatives/studio/video.rules'
import type { SnapshotFrom } from 'xstate'
import type { setVideoMachine } from './set-video.machine.ts'

export type SetVideoView =
  | { readonly kind: 'empty'; readonly refusal: SetVideoRefusal | null; readonly name: string | null }
  | { readonly kind: 'reading' | 'sending'; readonly name: string }
  | {
      readonly kind: 'ready'
      readonly video: ChosenVideo
      /** Of a file; null for a link. */
      readonly name: string | null
      readonly pixels: { readonly width: number; readonly height: number } | null
    }

export function connectSetVideo(snapshot: SnapshotFrom<typeof setVideoMachine>): SetVideoView {
  const { name, refusal, read, video } = snapshot.context
  if (snapshot.value === 'ready' && video)
    return { kind: 'ready', video, name, pixels: read && { width: read.width, height: read.height } }
  if (snapshot.value === 'reading' || snapshot.value === 'sending')
    return { kind: snapshot.value, name: name ?? '' }
  return { kind: 'empty', refusal, name }
}
