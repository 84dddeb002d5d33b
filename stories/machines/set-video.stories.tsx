import { connectSetVideo } from '@aloft/machines/set-video/set-video.connect'
import { setVideoMachine } from '@aloft/machines/set-video/set-video.machine'
import { setVideoScenarios } from '@aloft/machines/set-video/set-video.scenarios'
import { SetVideo } from '@aloft/views/creatives/studio/set-video'
import type { Meta } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { playground } from './playground.tsx'
import { scenesOf } from './scene.tsx'

const meta: Meta = { title: 'Machines/Set video' }
export default meta

const scene = scenesOf(setVideoMachine, setVideoScenarios, (snapshot) => (
  <SetVideo
    content={connectSetVideo(snapshot)}
    isReplacing={false}
    onLink={fn()}
    onPick={fn()}
    onStop={fn()}
    onChange={fn()}
    onAnswer={fn()}
    onClose={fn()}
  />
))

export const Playground = playground('set-video', 'empty')
export const Empty = scene('empty', ['button', /Use link/])
export const Reading = scene('reading', ['button', /Stop/])
export const Sending = scene('sending', ['button', /Stop/])
export const Ready = scene('ready', ['button', /Choose a poster/])
