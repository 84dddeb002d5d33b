import { contrast } from '@aloft/creative/color/rgb'
import type { SceneFault } from '@aloft/creative/check/scene-faults'
import type { FontSet } from '@aloft/creative/fonts/font-set'
import { layerToSvg } from '@aloft/creative/svg/layer-to-svg'
import { sceneToSvg } from '@aloft/creative/svg/scene-to-svg'
import logo from '@aloft/design-system/assets/nightjar-logo.svg?inline'
import trio from '@aloft/design-system/assets/nightjar/scene-trio.webp?inline'
import type { Creative, CreativeElement } from '@aloft/domain/creatives/creative.entity'
import type { CreativeFormat } from '@aloft/domain/creatives/creative-formats.rules'
import type { Scenes } from '@aloft/domain/creatives/studio/sizes.rules'
import { noGuides } from '@aloft/domain/creatives/studio/snapping.rules'
import { fn } from 'storybook/test'
import type { ComparedSize } from './pick-version.modal.tsx'
import type { OpenStudio, StageState, StudioDrawings } from './studio-content.ts'

const files: Readonly<Record<string, string>> = { '/files/logo': logo, '/files/trio': trio }
const box = { rotation: 0, opacity: 1, outline: null, aspect: null } as const

function elementsAt(width: number, height: number, top: number): CreativeElement[] {
  const text = {
    ...box,
    type: 'text',
    x: 70,
    font: 'Bricolage Grotesque',
    color: '#123142',
    weight: 700,
    lineHeight: 1,
    alignment: 'left',
  } as const
  const whole = { ...box, x: 0, y: 0, width, height }
  return [
    {
      ...whole,
      id: 'picture-1',
      type: 'croppedImage',
      name: 'Three lamps',
      src: '/files/trio',
      crop: { x: 0, y: 0, width: 1, height: Math.min(1, (height / width) * 0.8) },
      form: 'rectangle',
      radius: 0,
      isLocked: true,
    },
    {
      ...whole,
      height: height / 3,
      id: 'gradient-1',
      type: 'gradient',
      name: 'Soft light',
      opacity: 0.3,
      kind: 'linear',
      angle: 270,
      stops: [
        { offset: 0, color: '#fff7e6', opacity: 0 },
        { offset: 1, color: '#fff7e6', opacity: 1 },
      ],
      radius: 0,
    },
    {
      ...box,
      id: 'logo-1',
      type: 'logo',
      x: 70,
      y: height - 190,
      width: 120,
      height: 120,
      src: '/files/logo',
    },
    { ...text, id: 'text-1', slot: null, y: top, width: 480, height: 80, text: 'Old lamp in,', size: 70 },
    {
      ...text,
      id: 'headline',
      slot: 'headline',
      y: top + 84,
      width: 396,
      height: 104,
      text: '€20 off.',
      size: 99,
    },
  ]
}

/** A picture of the demo brand in two formats. */
export const sampleScenes = {
  '1:1': { width: 1080, height: 1080, background: '#ffd36b', elements: elementsAt(1080, 1080, 70) },
  '9:16': { width: 1080, height: 1920, background: '#ffd36b', elements: elementsAt(1080, 1920, 290) },
} as const satisfies Partial<Record<CreativeFormat, Creative>>

const [words] = sampleScenes['1:1'].elements.filter((element) => element.type === 'text').toReversed()
if (!words) throw new Error('the sample has no text')

/** The large text of the picture. */
export const sampleText = words

/** The drawings of a scene, and of all formats. */
export function drawingsOf(fonts: FontSet, scene: Creative = sampleScenes['1:1']): StudioDrawings {
  const options = { images: (src: string) => files[src], fonts }
  return {
    layers: Object.fromEntries(scene.elements.map((element) => [element.id, layerToSvg(element, options)])),
    formats: {
      '1:1': sceneToSvg(sampleScenes['1:1'], options),
      '9:16': sceneToSvg(sampleScenes['9:16'], options),
    },
    hasFailed: false,
  }
}

/** Each size of a version beside that of the sample. */
export function drawnSizes(fonts: FontSet, then: Scenes): ComparedSize[] {
  const options = { images: (src: string) => files[src], fonts }
  return (['1:1', '9:16'] as const).flatMap((format) => {
    const scene = then[format]
    if (!scene) return []
    const { width, height } = scene
    const [earlier, now] = [scene, sampleScenes[format]].map((one) => sceneToSvg(one, options))
    return [{ format, width, height, earlier: earlier ?? null, now: now ?? null }]
  })
}

/** The stage of the square picture with some layers selected. */
export function sampleStage(ids: readonly string[], values: Partial<StageState> = {}): StageState {
  const scene = values.scene ?? sampleScenes['1:1']
  return {
    mode: 'idle',
    formats: ['1:1', '9:16'],
    format: '1:1',
    scenes: sampleScenes,
    scene,
    selected: scene.elements.filter(({ id }) => ids.includes(id)),
    frame: null,
    guides: noGuides,
    notice: null,
    canUndo: true,
    canRedo: false,
    canPaste: false,
    ...values,
  }
}

export const sampleBrand = {
  name: 'Nightjar Lamps',
  colors: ['#123142', '#2b4fc0', '#c92c22', '#ff6a3d', '#fff7e6', '#ffd36b'].map((hex) => ({ hex })),
  hasLogo: true,
}

/** The contrast with the yellow wall of the sample picture. */
export const sampleContrast = (_id: string, color: string) => contrast(color, '#ffd36b')

/** The words on the red lamp. */
export const sampleFault: SceneFault = {
  formats: ['9:16'],
  element: sampleText,
  fault: 'lowContrast',
  contrast: 2.57,
  mend: { type: 'change', ids: [sampleText.id], values: { color: '#123142' } },
}

/** An open studio. */
export function sampleStudio(
  fonts: FontSet,
  stage: StageState,
  values: Partial<OpenStudio> = {},
): OpenStudio {
  return {
    name: 'Old lamp in, €20 off',
    backHref: '/0/creatives',
    save: { state: 'saved', savedAt: new Date('2026-11-24T14:32:00Z') },
    readOnly: null,
    trouble: null,
    stage,
    drawings: drawingsOf(fonts, stage.scene),
    checks: { kind: 'checked', faults: [], contrastOf: (_, id, color) => sampleContrast(id, color) },
    brand: sampleBrand,
    textFace: null,
    onAct: fn(),
    pictures: { onCrop: fn(), onPick: fn(), onSetVideo: fn(), onPickPoster: fn() },
    onVersions: fn(),
    download: { isPending: false, onStart: fn() },
    ...values,
  }
}
