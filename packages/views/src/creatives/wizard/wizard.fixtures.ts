import type { FontSet } from '@aloft/creative/fonts/font-set'
import type { LayoutName } from '@aloft/creative/scene/compose-creative'
import { sampleCreative } from '@aloft/design-system/patterns/creative-picture.fixtures'
import { creativeFormatNames } from '@aloft/domain/creatives/creative-formats.rules'
import { type Design, newDesign } from '@aloft/domain/creatives/wizard/design.rules'
import { type DesignStep, stepsOf } from '@aloft/domain/creatives/wizard/design-steps.rules'
import { arrivedImages, nightjarIdeas } from '../images/images.fixtures.ts'
import type {
  IdeasStepContent,
  OpenWizard,
  ShownCandidate,
  SizesContent,
  WizardActions,
} from './wizard-content.ts'

/** A design of the demo brand with every answer. */
export const nightjarDesign: Design = {
  ...newDesign({ headline: 'Old lamp in, €20 off', button: 'Shop now' }),
  type: 'photo',
  photo: { src: '/files/dusk', width: 756, height: 945 },
  layout: 'split',
  variant: { seed: 1, ground: null },
}

const layouts: readonly LayoutName[] = ['split', 'fullBleed', 'framed', 'archWindow', 'bigType', 'offerCard']

/** Drawn if there are fonts; else each is still being drawn. */
const drawn = (fonts: FontSet | null, layout: LayoutName) =>
  fonts && sampleCreative(fonts, { theme: 'clarke', layout, format: '1:1' }).svg

/** The answers to a step. */
export function sampleCandidates(step: DesignStep, fonts: FontSet | null): ShownCandidate[] {
  switch (step) {
    case 'type':
      return (['photo', 'drawn', 'words'] as const).map((type, place) => ({
        id: type,
        change: { type },
        svg: drawn(fonts, (['fullBleed', 'archWindow', 'paletteWall'] as const)[place] ?? 'split'),
      }))
    case 'logo':
      return (['logo', 'name', 'none'] as const).map((mark) => ({
        id: mark,
        change: { mark },
        svg: drawn(fonts, 'split'),
      }))
    case 'layout':
      return ([null, 'Montserrat', 'Playfair Display'] as const).map((font) => ({
        id: font ?? 'brand',
        change: { font },
        svg: drawn(fonts, 'split'),
      }))
    case 'visual':
      return ['/files/dusk', '/files/trio', '/files/bench'].map((src) => ({
        id: src,
        change: { photo: { src, width: 756, height: 945 } },
        svg: drawn(fonts, 'fullBleed'),
      }))
    case 'pickVariant':
      return [1, 2, 3].map((seed) => ({
        id: `${seed} `,
        change: { variant: { seed, ground: null } },
        svg: drawn(fonts, layouts[seed] ?? 'split'),
      }))
    case 'pickLayout':
      return layouts.map((layout) => ({ id: layout, change: { layout }, svg: drawn(fonts, layout) }))
    case 'imageIdeas':
    case 'text':
    case 'check':
      return []
  }
}

/** The creative in all sizes. */
export function sampleSizes(fonts: FontSet | null): SizesContent {
  const svgs = fonts
    ? creativeFormatNames.map(
        (format) =>
          [format, sampleCreative(fonts, { theme: 'clarke', layout: 'split', format }).svg] as const,
      )
    : []
  return { svgs: Object.fromEntries(svgs), refusal: null }
}

function chosenIn(step: DesignStep, { type, photo, layout }: Design): string | null {
  if (step === 'type') return type
  if (step === 'visual') return photo?.src ?? null
  if (step === 'pickLayout') return layout
  if (step === 'layout') return 'brand'
  return step === 'logo' ? 'logo' : null
}

const ignore = () => undefined
const idle: WizardActions = {
  onChange: ignore,
  onNext: ignore,
  onBack: ignore,
  onGoTo: ignore,
  onStartOver: ignore,
  onOpenLibrary: ignore,
}

/** Ideas, and two pictures that have arrived. */
export const sampleIdeas: IdeasStepContent = {
  ideas: { kind: 'ready', ideas: nightjarIdeas },
  writer: 'rules',
  order: { title: 'Wren lamp, close up', images: arrivedImages.slice(0, 2) },
  isOrdering: false,
  refusal: null,
  onMoreIdeas: ignore,
  onOrder: ignore,
  onTopUp: ignore,
}

/** The wizard of the demo brand at a step. */
export function sampleWizard(
  step: DesignStep,
  { fonts = null, design = nightjarDesign }: { fonts?: FontSet | null; design?: Design } = {},
): OpenWizard {
  return {
    stage: { step, steps: stepsOf(design), design, gap: null, failure: null, isSaving: false },
    adName: null,
    material: {
      lines: [
        'Old lamp in, €20 off',
        'Every lamp can be opened and rewired, free for ten years',
        'Lamp shop in Galway',
      ],
      alts: {
        '/files/dusk': 'A Dome lamp in ember, lit on a sideboard while the bay goes dark outside',
        '/files/trio': 'Three lamps in red, blue and sea glass',
      },
      brandFont: 'Young Serif',
      logoHref: null,
    },
    candidates: { kind: 'ready', candidates: sampleCandidates(step, fonts) },
    chosen: chosenIn(step, design),
    sizes: sampleSizes(fonts),
    ideas: step === 'imageIdeas' ? sampleIdeas : null,
    checks: { kind: 'checked', faults: [], contrastOf: () => null },
    score: {
      total: 92,
      parts: [
        { part: 'legibility', score: 100 },
        { part: 'placement', score: 100 },
        { part: 'brevity', score: 100 },
        { part: 'clarity', score: 100 },
        { part: 'sharpness', score: 58 },
      ],
    },
    actions: idle,
  }
}
