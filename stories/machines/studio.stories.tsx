import { connectStudio } from '@aloft/machines/studio/studio.connect'
import { studioMachine } from '@aloft/machines/studio/studio.machine'
import { studioScenarios } from '@aloft/machines/studio/studio.scenarios'
import { StudioView } from '@aloft/views/creatives/studio/studio.view'
import type { Meta } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { playground } from './playground.tsx'
import { scenesOf } from './scene.tsx'

const meta: Meta = { title: 'Machines/Studio' }
export default meta

const scene = scenesOf(studioMachine, studioScenarios, (snapshot) => {
  const stage = connectStudio(snapshot)
  const isReadOnly = stage.mode === 'readOnly'
  return stage.scene ? (
    <StudioView
      content={{
        kind: 'open',
        name: 'Old lamp in, €20 off',
        backHref: '/0/creatives',
        save: isReadOnly ? undefined : { state: 'saved', savedAt: null },
        readOnly: isReadOnly ? 'guest' : null,
        trouble: null,
        stage: { ...stage, scene: stage.scene },
        drawings: { layers: {}, formats: {}, hasFailed: false },
        checks: { kind: 'checking' },
        brand: { name: 'Nightjar Lamps', colors: [{ hex: '#123142' }], hasLogo: false },
        textFace: null,
        onAct: fn(),
        pictures: { onCrop: fn(), onPick: fn(), onSetVideo: fn(), onPickPoster: fn() },
        onVersions: fn(),
      }}
    />
  ) : null
})

export const Playground = playground('studio', 'idle')
export const Opening = scene('opening', ['button', /Old lamp in/])
export const ReadOnly = scene('readOnly', ['status', /not change it/])
export const Idle = scene('idle', ['button', /Bring forward/], { like: 'machines-studio-opening' })
export const Framing = scene('framing', ['button', /Old lamp in/])
export const Moving = scene('moving', ['button', /Old lamp in/])
export const Resizing = scene('resizing', ['button', /Old lamp in/])
export const Rotating = scene('rotating', ['button', /Old lamp in/])
export const EditingText = scene('editingText', ['textbox', /Words in the picture/])
