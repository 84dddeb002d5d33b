import { creativeFormatNames } from '@aloft/domain/creatives/creative-formats.rules'
import { type Design, newDesign } from '@aloft/domain/creatives/wizard/design.rules'
import { type DesignStep, designSteps } from '@aloft/domain/creatives/wizard/design-steps.rules'
import { describe, expect, test } from 'vitest'
import { findFaults } from '../check/find-faults.ts'
import { fullMaterial, pictureSrc, testFonts } from '../test-support/samples.ts'
import { composeDesign, layoutOf, markOf } from './compose-design.ts'
import { candidatesFor, chosenId, distinctCandidates, sampleOf } from './design-candidates.ts'

const [photo, , , drawing] = fullMaterial.pictures.map(({ src, width, height }) => ({ src, width, height }))
if (!photo || !drawing) throw new Error('no pictures')
const start = newDesign(fullMaterial.texts)
const photoDesign: Design = { ...start, type: 'photo', photo }
const wordsDesign: Design = { ...start, type: 'words' }

const shown = (step: DesignStep, design: Design, material = fullMaterial) =>
  distinctCandidates(candidatesFor(step, design, material), design, material, testFonts)
const ids = (step: DesignStep, design: Design, material = fullMaterial) =>
  candidatesFor(step, design, material).map(({ id }) => id)

describe.each([
  ['a photo', photoDesign],
  ['a drawn picture', { ...start, type: 'drawn', drawn: { ...photo, src: pictureSrc.replace('0', 'f') } }],
  ['words', wordsDesign],
] as const)('candidates for %s', (_, design) => {
  test.each(designSteps)('of %s can be drawn in all formats without a fault', (step) => {
    for (const candidate of shown(step, design)) {
      const composed = composeDesign(sampleOf(design, candidate, fullMaterial), fullMaterial, testFonts)
      if (composed.kind !== 'composed') throw new Error(`${candidate.id}: ${composed.kind}`)
      expect(Object.keys(composed.scenes)).toEqual(creativeFormatNames)
      for (const scene of Object.values(composed.scenes)) expect(findFaults(scene, testFonts)).toEqual([])
    }
  })

  test('of each step look different, and choosing one marks it', () => {
    for (const step of ['pickLayout', 'pickVariant', 'layout', 'logo'] as const) {
      const candidates = shown(step, design)
      expect(candidates.length, step).toBeGreaterThan(1)
      expect(new Set(candidates.map(({ scene }) => JSON.stringify(scene))).size).toBe(candidates.length)
      for (const { id, change } of candidates)
        expect(chosenId(step, { ...design, ...change }, fullMaterial)).toBe(id)
    }
  })
})

test('the picture that was chosen is the only one shown, except in a collage', () => {
  // Too wide for most formats, for which composing would take another one.
  const wide = { ...photoDesign, photo: { ...photo, width: 2400, height: 400 } }
  const sources = new Map(
    ids('pickLayout', wide).map((layout) => {
      const composed = composeDesign({ ...wide, layout }, fullMaterial, testFonts)
      const scenes = composed.kind === 'composed' ? Object.values(composed.scenes) : []
      const elements = scenes.flatMap((scene) => scene.elements)
      return [
        layout,
        new Set(elements.flatMap((element) => (element.type === 'croppedImage' ? [element.src] : []))),
      ]
    }),
  )
  expect(sources.get('collage')?.size).toBeGreaterThan(1)
  sources.delete('collage')
  expect(sources.size).toBeGreaterThan(3)
  for (const shownSources of sources.values()) expect(shownSources).toEqual(new Set([photo.src]))
  expect(ids('pickLayout', photoDesign)).toContain('collage')
})

test('nothing is placed on a drawing of the website', () => {
  expect(ids('pickLayout', { ...photoDesign, photo: drawing })).toEqual(['framed'])
  expect(layoutOf({ ...photoDesign, photo: drawing }, fullMaterial)).toBe('framed')
})

test('an offer card needs a price', () => {
  expect(ids('pickLayout', photoDesign)).toContain('offerCard')
  const texts = { ...photoDesign.texts, price: ' ' }
  expect(ids('pickLayout', { ...photoDesign, texts })).not.toContain('offerCard')
})

test('a picture of the library comes before those of the website', () => {
  const other = { src: pictureSrc.replace('0', 'e'), width: 900, height: 900 }
  expect(ids('visual', { ...photoDesign, photo: other }).slice(0, 2)).toEqual([other.src, photo.src])
  expect(ids('visual', photoDesign)).toHaveLength(fullMaterial.pictures.length)
})

test('a brand without a logo is named', () => {
  const material = { ...fullMaterial, style: { ...fullMaterial.style, logo: null } }
  expect(ids('logo', wordsDesign, material)).toEqual(['name', 'none'])
  expect(markOf({ mark: 'logo' }, material)).toBe('name')
  expect(markOf({ mark: null }, fullMaterial)).toBe('logo')
})

test('every type is offered, and shows a picture of the brand where it has one', () => {
  const material = { ...fullMaterial, pictures: [] }
  expect(shown('type', start, material).map(({ id }) => id)).toEqual(['photo', 'drawn', 'words'])
  const [photographed] = shown('type', start)
  expect(JSON.stringify(photographed?.scene)).toContain(photo.src)
})

test('a text that cannot be drawn is named with the reason', () => {
  const withHeadline = (headline: string) => ({ ...wordsDesign, texts: { ...wordsDesign.texts, headline } })
  expect(composeDesign(withHeadline('灯'), fullMaterial, testFonts)).toEqual({
    kind: 'scriptUnsupported',
    field: 'headline',
  })
  expect(composeDesign(withHeadline('x'.repeat(120)), fullMaterial, testFonts)).toMatchObject({
    kind: 'textTooLong',
  })
})

test('a layout that is no longer known has a default', () => {
  expect(layoutOf({ ...photoDesign, layout: 'gone' }, fullMaterial)).toBe('fullBleed')
})
