import type { SetVideoRefusal } from '@aloft/domain/ideas/video-upload.rules'
import { params } from '@aloft/domain/core/params'
import {
  type PickedFile,
  type ReadResult,
  type SendResult,
  setVideoMachine,
  type VideoFile,
} from '@aloft/machines/set-video/set-video.machine'
import { fromPromise } from 'xstate'
import { addIdeaFile } from './idea-files.ts'

type Refused = { readonly refusal: SetVideoRefusal }

// The modal picks files of the browser and nothing else; machines don’t know that type.
const asFile = (file: PickedFile) => file as File

const lost = (): Refused => ({ refusal: navigator.onLine ? 'generic' : 'offline' })

/** Reads videos in the browser, and stores them and their posters among a brand's files. */
export function wiredSetVideo(ideaId: string) {
  return setVideoMachine.provide({
    actors: {
      read: fromPromise<ReadResult, PickedFile>(async ({ input, signal }) => {
        if (input.size > params.maxUploadSize) return { refusal: 'fileTooLarge' }
        const reader = await import('./read-video.ts').catch(() => null)
        return reader ? reader.readVideo(asFile(input), signal) : lost()
      }),
      send: fromPromise<SendResult, VideoFile>(async ({ input, signal }) => {
        const { file, length, poster, width, height } = input
        const sent = await addIdeaFile(ideaId, asFile(file), { signal })
        if ('refusal' in sent) return refusedBy(sent.refusal)
        // Without its poster a video is still of use: people can choose another picture.
        const shown = poster && (await addIdeaFile(ideaId, asFile(poster), { signal }).catch(() => null))
        return {
          url: sent.url,
          start: 0,
          length,
          poster: shown && 'url' in shown ? { src: shown.url, width, height, credit: null } : null,
        }
      }),
    },
  })
}

function refusedBy(refusal: 'fileTooLarge' | 'imageTooSmall' | 'notAccepted' | 'generic'): Refused {
  if (refusal === 'generic') return lost()
  return { refusal: refusal === 'fileTooLarge' ? refusal : 'notVideo' }
}
