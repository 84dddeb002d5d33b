import type { ChosenVideo } from '@aloft/domain/creatives/studio/video.rules'
import { videoUrlOf } from '@aloft/domain/core/video-link'
import { parseVideoUrl } from '@aloft/domain/core/video-url'
import type { SetVideoRefusal } from '@aloft/domain/ideas/video-upload.rules'
import { assign, fromPromise, setup } from 'xstate'
import { unprovided } from '../core/unprovided.ts'

/** A file of the browser, as far as this machine reads it. */
export interface PickedFile {
  readonly name: string
  readonly size: number
}

/** What reading a file comes to. */
export type ReadResult = VideoFile | { readonly refusal: SetVideoRefusal }
/** What sending it comes to. */
export type SendResult = ChosenVideo | { readonly refusal: SetVideoRefusal }

/** A video as the browser reads it. */
export interface VideoFile {
  readonly file: PickedFile
  readonly width: number
  readonly height: number
  /** In seconds; null if it isn't known. */
  readonly length: number | null
  /** One of its frames; null if this browser can't decode it. */
  readonly poster: PickedFile | null
}

export interface SetVideoContext {
  /** Name of the file that's read, sent or refused; null for a link. */
  readonly name: string | null
  readonly refusal: SetVideoRefusal | null
  readonly picked: PickedFile | null
  readonly read: VideoFile | null
  readonly video: ChosenVideo | null
}

export type SetVideoEvent =
  | { readonly type: 'LINK'; readonly url: string }
  | { readonly type: 'PICK'; readonly file: PickedFile }
  | { readonly type: 'STOP' }
  /** Another video instead of the one that's ready. */
  | { readonly type: 'CHANGE' }

const none: SetVideoContext = { name: null, refusal: null, picked: null, read: null, video: null }

/** A video of YouTube, Vimeo or the user's own, until it's ready for a creative (CRE-11, CRE-12). */
export const setVideoMachine = setup({
  types: { context: {} as SetVideoContext, events: {} as SetVideoEvent },
  actors: {
    /** Reads size, length and a frame of a file, or says why it can't be used. Nothing is sent yet. */
    read: fromPromise<ReadResult, PickedFile>(unprovided),
    /** Stores the video and its poster. */
    send: fromPromise<SendResult, VideoFile>(unprovided),
  },
  guards: {
    isLink: (_, url: string) => parseVideoUrl(url) !== false,
    isRefused: (_, output: object) => 'refusal' in output,
  },
  actions: {
    link: assign((_, url: string) => {
      const video = parseVideoUrl(url)
      if (!video) return {}
      const { start = 0, ...linked } = video
      return { ...none, video: { url: videoUrlOf(linked), start, length: null, poster: null } }
    }),
    pick: assign((_, file: PickedFile) => ({ ...none, picked: file, name: file.name })),
    refuse: assign((_, refusal: SetVideoRefusal) => ({ refusal, picked: null, read: null })),
    forget: assign(none),
  },
}).createMachine({
  id: 'setVideo',
  context: none,
  initial: 'empty',
  on: {
    LINK: [
      {
        guard: { type: 'isLink', params: ({ event }) => event.url },
        target: '.ready',
        actions: { type: 'link', params: ({ event }) => event.url },
      },
      { target: '.empty', actions: ['forget', { type: 'refuse', params: 'badLink' }] },
    ],
    PICK: { target: '.reading', actions: { type: 'pick', params: ({ event }) => event.file } },
  },
  states: {
    /** Nothing yet, or something that was refused. */
    empty: {},
    reading: {
      on: { STOP: { target: 'empty', actions: 'forget' } },
      invoke: {
        src: 'read',
        input: ({ context: { picked } }) => {
          if (!picked) throw new Error('nothing was picked')
          return picked
        },
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'empty',
            actions: { type: 'refuse', params: ({ event }) => refusalIn(event.output) },
          },
          {
            target: 'sending',
            actions: assign({ read: ({ event }) => ('refusal' in event.output ? null : event.output) }),
          },
        ],
        onError: { target: 'empty', actions: { type: 'refuse', params: 'notVideo' } },
      },
    },
    sending: {
      on: { STOP: { target: 'empty', actions: 'forget' } },
      invoke: {
        src: 'send',
        input: ({ context: { read } }) => {
          if (!read) throw new Error('nothing was read')
          return read
        },
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'empty',
            actions: { type: 'refuse', params: ({ event }) => refusalIn(event.output) },
          },
          {
            target: 'ready',
            actions: assign({ video: ({ event }) => ('refusal' in event.output ? null : event.output) }),
          },
        ],
        onError: { target: 'empty', actions: { type: 'refuse', params: 'generic' } },
      },
    },
    ready: { on: { CHANGE: { target: 'empty', actions: 'forget' } } },
  },
})

const refusalIn = (output: object): SetVideoRefusal =>
  'refusal' in output ? (output.refusal as SetVideoRefusal) : 'generic'
