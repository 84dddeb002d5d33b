import type { EventExamples, Scenarios } from '../core/scenario.ts'
import type { setVideoMachine, VideoFile } from './set-video.machine.ts'

const file = { name: 'bench.mp4', size: 9_000 }
const read: VideoFile = { file, width: 1_280, height: 720, length: 12, poster: null }
const none = { name: null, refusal: null, picked: null, read: null, video: null } as const
const picked = { ...none, name: file.name, picked: file }

/** A picture of each state. */
export const setVideoScenarios = {
  empty: {
    context: none,
    sees: 'A field for a link of YouTube or Vimeo, and a place for a file.',
    events: ['LINK', 'PICK'],
  },
  reading: {
    context: picked,
    sees: 'That their file is read, and that they can stop.',
    events: ['LINK', 'PICK', 'STOP'],
  },
  sending: {
    context: { ...picked, read },
    sees: 'That their file is uploaded, and that they can stop.',
    events: ['LINK', 'PICK', 'STOP'],
  },
  ready: {
    context: {
      ...picked,
      read,
      video: { url: `/files/${'a'.repeat(64)}.mp4`, start: 0, length: 12, poster: null },
    },
    sees: 'The video’s poster, its size and length, and the button that adds it.',
    events: ['LINK', 'PICK', 'CHANGE'],
  },
} satisfies Scenarios<typeof setVideoMachine>

/** The events with their data, for sending by hand. */
export const setVideoExamples = {
  LINK: { url: 'https://youtu.be/dQw4w9WgXcQ?t=5' },
  PICK: { file },
  STOP: {},
  CHANGE: {},
} satisfies EventExamples<typeof setVideoMachine>
