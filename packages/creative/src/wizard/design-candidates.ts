import type { CreativeFamily } from '@aloft/domain/creatives/creative-fonts.rules'
import { creativeFamilyFor } from '@aloft/domain/creatives/family-for-name.rules'
import {
  type Design,
  type DesignChange,
  designMarks,
  type DesignPicture,
  designTypes,
  type DesignVariant,
  pictureOf,
} from '@aloft/domain/creatives/wizard/design.rules'
import type { DesignMaterial } from '@aloft/domain/creatives/wizard/design-material.entity'
import type { DesignStep } from '@aloft/domain/creatives/wizard/design-steps.rules'
import type { FontSet } from '../fonts/font-set.ts'
import { rankArrangements } from '../scene/rank-arrangements.ts'
import { composeDesign, isGraphicIn, markOf } from './compose-design.ts'

/** One of the answers to a step. */
export interface DesignCandidate {
  readonly id: string
  readonly change: DesignChange
}

/** How many pictures and variants a step offers. */
const mostPictures = 12
const mostVariants = 6

/** Fonts that look different from each other. */
const offeredFonts: readonly CreativeFamily[] = [
  'Montserrat',
  'Playfair Display',
  'Oswald',
  'Nunito',
  'Roboto Slab',
  'Caveat',
]
const mostFonts = 6

/** The answers that a step offers, best first; none for steps that ask for something else. */
export function candidatesFor(
  step: DesignStep,
  design: Design,
  material: DesignMaterial,
): readonly DesignCandidate[] {
  switch (step) {
    case 'type':
      return designTypes.map((type) => ({ id: type, change: { type } }))
    case 'visual':
      return design.type === 'photo' ? photosOf(design, material) : []
    case 'pickLayout':
      return layoutsFor(design, material).map((layout) => ({ id: layout, change: { layout } }))
    case 'pickVariant':
      return variantsFor(material).map((variant) => ({ id: variantId(variant), change: { variant } }))
    case 'layout':
      return fontsFor(material).map((font) => ({ id: font ?? 'brand', change: { font } }))
    case 'logo':
      return designMarks
        .filter((mark) => mark !== 'logo' || material.style.logo)
        .map((mark) => ({ id: mark, change: { mark } }))
    case 'imageIdeas':
    case 'text':
    case 'check':
      return []
  }
}

/** The id of the answer that a design has; null without one. */
export function chosenId(step: DesignStep, design: Design, material: DesignMaterial): string | null {
  switch (step) {
    case 'type':
      return design.type
    case 'visual':
      return design.photo?.src ?? null
    case 'pickLayout':
      return design.layout
    case 'pickVariant':
      return design.variant && variantId(design.variant)
    case 'layout':
      return design.font ?? 'brand'
    case 'logo':
      return markOf(design, material)
    case 'imageIdeas':
    case 'text':
    case 'check':
      return null
  }
}

/** A design as one of its candidates shows it: types without a picture yet show one of the brand's. */
export function sampleOf(design: Design, { change }: DesignCandidate, { pictures }: DesignMaterial): Design {
  const changed = { ...design, ...change }
  const [first] = pictures
  return change.type === 'photo' && !changed.photo && first ? { ...changed, photo: first } : changed
}

/** Candidates with their squares; those that can't be drawn, or look like an earlier one, are left out. */
export function distinctCandidates(
  candidates: readonly DesignCandidate[],
  design: Design,
  material: DesignMaterial,
  fonts: FontSet,
) {
  const seen = new Set<string>()
  return candidates.flatMap((candidate) => {
    const composed = composeDesign(sampleOf(design, candidate, material), material, fonts, ['1:1'])
    const scene = composed.kind === 'composed' ? composed.scenes['1:1'] : undefined
    // All types are offered, even if two look alike while there's no picture.
    const key = candidate.change.type ?? JSON.stringify(scene)
    if (!scene || seen.has(key)) return []
    seen.add(key)
    return [{ ...candidate, scene }]
  })
}

function photosOf({ photo }: Design, { pictures }: DesignMaterial): DesignCandidate[] {
  const own = pictures.map(({ src, width, height }): DesignPicture => ({ src, width, height }))
  // One of the library is first, unless it's among those of the website.
  const isOther = photo !== null && !own.some(({ src }) => src === photo.src)
  const all = isOther ? [photo, ...own] : own
  return all.slice(0, mostPictures).map((picture) => ({ id: picture.src, change: { photo: picture } }))
}

/** The layouts that suit a design's picture, best first. */
export function layoutsFor(design: Design, material: DesignMaterial): string[] {
  const picture = pictureOf(design)
  const hasPrice = design.texts.price.trim() !== ''
  const options = { hasPrice, isStyleChosen: false, used: [], seed: 1 } as const
  if (!picture) return rankArrangements({ ...options, style: null, pictures: [] }).map(({ layout }) => layout)
  const others = material.pictures.filter(({ src, isGraphic }) => src !== picture.src && !isGraphic)
  const isGraphic = isGraphicIn(material, picture.src)
  // A collage shows others of the brand, which belong beside a photo alone.
  const beside = design.type === 'photo' ? others : []
  const pictures = [{ src: picture.src, fit: 0, isGraphic }, ...beside.map(({ src }) => ({ src, fit: 0 }))]
  return rankArrangements({ ...options, style: design.style, pictures }).flatMap((one) =>
    one.picture === picture.src ? one.layout : [],
  )
}

function variantsFor({ style }: DesignMaterial): DesignVariant[] {
  const { primary, accent, background, text } = style.colors
  const grounds = [...new Set([primary, accent, background, text].map((hex) => hex.toLowerCase()))]
  return [
    ...[1, 2, 3].map((seed) => ({ seed, ground: null })),
    ...grounds.map((ground) => ({ seed: 1, ground })),
    ...[4, 5, 6].map((seed) => ({ seed, ground: null })),
  ]
}

function fontsFor({ style }: DesignMaterial): (CreativeFamily | null)[] {
  const own = creativeFamilyFor(style.fonts.heading, 'heading')
  return [null, ...offeredFonts.filter((font) => font !== own)].slice(0, mostFonts)
}

const variantId = ({ seed, ground }: DesignVariant) => `${seed} ${ground ?? ''}`

/** As many of the distinct candidates as a step shows. */
export function shownCandidates<T>(step: DesignStep, candidates: readonly T[]): readonly T[] {
  return step === 'pickVariant' ? candidates.slice(0, mostVariants) : candidates
}
