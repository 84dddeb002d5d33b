import type { SetVideoRefusal } from '@aloft/domain/ideas/video-upload.rules'
import type { ChosenVideo } from '@aloft/domain/creatives/studio/video.rules'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { leavesOf, snapshotAt } from '../core/leaves.ts'
import { connectSetVideo } from './set-video.connect.ts'
import {
  type PickedFile,
  type ReadResult,
  type SendResult,
  setVideoMachine,
  type VideoFile,
} from './set-video.machine.ts'
import { setVideoExamples, setVideoScenarios } from './set-video.scenarios.ts'

const { file } = setVideoExamples.PICK
const read: VideoFile = { file, width: 1_280, height: 720, length: 12, poster: null }
const stored: ChosenVideo = { url: `/files/${'a'.repeat(64)}.mp4`, start: 0, length: 12, poster: null }

/** Reads and sends with these results, or errors if there's none. */
function open(results: { read?: ReadResult; sent?: SendResult } = {}) {
  const aborted: string[] = []
  const answer = <Value, Input>(name: string, value: Value | undefined) =>
    fromPromise<Value, Input>(async ({ signal }) => {
      signal.addEventListener('abort', () => aborted.push(name))
      await Promise.resolve()
      if (value === undefined) throw new Error(name)
      return value
    })
  const actor = createActor(
    setVideoMachine.provide({
      actors: {
        read: answer<ReadResult, PickedFile>('read', results.read),
        send: answer<SendResult, VideoFile>('send', results.sent),
      },
    }),
  ).start()
  return {
    actor,
    aborted,
    view: () => connectSetVideo(actor.getSnapshot()),
    async settle() {
      for (let task = 0; task < 20; task++) await Promise.resolve()
    },
  }
}

describe('set-video', () => {
  it('takes a link as the same address, however it was pasted, with its start (CRE-11)', () => {
    const { actor, view } = open()
    actor.send({ type: 'LINK', url: ' https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1m5s ' })
    expect(view()).toMatchObject({
      kind: 'ready',
      name: null,
      video: { url: 'https://youtu.be/dQw4w9WgXcQ', start: 65, length: null, poster: null },
    })
    actor.send({ type: 'CHANGE' })
    expect(view()).toEqual({ kind: 'empty', refusal: null, name: null })
  })

  it('refuses other hosts, also instead of a video that’s ready (CRE-11)', () => {
    const { actor, view } = open()
    for (const url of ['https://dailymotion.com/video/123456789', 'https://vimeo.com/12345678', '']) {
      actor.send({ type: 'LINK', url: 'https://vimeo.com/123456789' })
      actor.send({ type: 'LINK', url })
      expect(view()).toEqual({ kind: 'empty', refusal: 'badLink', name: null })
    }
  })

  it('reads a file, then stores it', async () => {
    const { actor, settle, view } = open({ read, sent: stored })
    actor.send({ type: 'PICK', file })
    expect(view()).toEqual({ kind: 'reading', name: 'bench.mp4' })
    await settle()
    expect(view()).toEqual({
      kind: 'ready',
      video: stored,
      name: 'bench.mp4',
      pixels: { width: 1_280, height: 720 },
    })
  })

  it.each([
    ['videoTooSmall', { read: { refusal: 'videoTooSmall' } }],
    ['notVideo', {}],
    ['offline', { read, sent: { refusal: 'offline' } }],
    ['generic', { read }],
  ] satisfies [SetVideoRefusal, Parameters<typeof open>[0]][])(
    'says %s with the file’s name, and takes another one',
    async (refusal, results) => {
      const { actor, settle, view } = open(results)
      actor.send({ type: 'PICK', file })
      await settle()
      expect(view()).toEqual({ kind: 'empty', refusal, name: 'bench.mp4' })
      actor.send({ type: 'PICK', file })
      expect(view().kind).toBe('reading')
    },
  )

  it('stops what it does', async () => {
    const { actor, aborted, settle, view } = open({ read, sent: stored })
    actor.send({ type: 'PICK', file })
    actor.send({ type: 'STOP' })
    await settle()
    expect(view()).toEqual({ kind: 'empty', refusal: null, name: null })
    expect(aborted).toEqual(['read'])
  })
})

describe('set-video scenarios', () => {
  it('has a picture of every leaf and of nothing else', () => {
    expect(Object.keys(setVideoScenarios).toSorted()).toEqual(leavesOf(setVideoMachine).toSorted())
  })

  it.each(Object.entries(setVideoScenarios))('%s takes the events it names', (leaf, scenario) => {
    const snapshot = snapshotAt(setVideoMachine, leaf, scenario)
    const taken = Object.entries(setVideoExamples).flatMap(([type, data]) =>
      snapshot.can({ type, ...data } as Parameters<typeof snapshot.can>[0]) ? [type] : [],
    )
    expect(taken.toSorted()).toEqual([...scenario.events].toSorted())
  })

  it('every state can be left, and reached by what a user does', () => {
    const paths = getShortestPaths(setVideoMachine, {
      events: [
        { type: 'LINK', url: setVideoExamples.LINK.url },
        { type: 'LINK', url: 'nothing' },
        { type: 'PICK', file },
        { type: 'STOP' },
        { type: 'CHANGE' },
      ],
      serializeState: ({ value }) => JSON.stringify(value),
    })
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(['empty', 'reading', 'ready']))
  })
})
