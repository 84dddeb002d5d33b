import {
  type PickedFile,
  type ReadResult,
  type SendResult,
  setVideoMachine,
  type VideoFile,
} from '@aloft/machines/set-video/set-video.machine'
import { setVideoExamples, setVideoScenarios } from '@aloft/machines/set-video/set-video.scenarios'
import type { InspectedMachine } from '../inspected-machine.ts'
import { answersOn } from '../simulated-actor.ts'
import type { SteadyClock } from '../steady-clock.ts'

/** Every file is a video of twelve seconds without a frame. */
function simulated(clock: SteadyClock) {
  const answering = answersOn(clock)
  return setVideoMachine.provide({
    actors: {
      read: answering<ReadResult, PickedFile>((file) => ({
        file,
        width: 1_280,
        height: 720,
        length: 12,
        poster: null,
      })),
      send: answering<SendResult, VideoFile>(({ length }) => ({
        url: `/files/${'a'.repeat(64)}.mp4`,
        start: 0,
        length,
        poster: null,
      })),
    },
  })
}

export const setVideo = {
  purpose: 'Takes the video of a creative: a link, or a file that’s read and uploaded.',
  machine: setVideoMachine,
  simulated,
  input: undefined,
  scenarios: setVideoScenarios,
  examples: setVideoExamples,
} as const satisfies InspectedMachine
