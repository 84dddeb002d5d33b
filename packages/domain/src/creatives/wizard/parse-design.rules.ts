import { creativeFamilies } from '../creative-fonts.rules.ts'
import { imageStyles } from '../image-styles.rules.ts'
import type { ImageIdea } from '../image-idea.entity.ts'
import {
  type Design,
  designMarks,
  type DesignPicture,
  designTexts,
  designTypes,
  type DesignVariant,
  newDesign,
} from './design.rules.ts'

/**
 * A design as a browser stored it; null if it's none. Answers that an earlier or later version of the product stored in
 * another way are asked again.
 */
export function parseDesign(stored: unknown): Design | null {
  if (typeof stored !== 'object' || stored === null || !('texts' in stored)) return null
  const value: Readonly<Record<string, unknown>> = { ...stored }
  const texts: Readonly<Record<string, unknown>> = Object(value['texts'])
  const known = designTexts.map((name) => [name, texts[name]] as const)
  return {
    ...newDesign(Object.fromEntries(known.filter(([, text]) => typeof text === 'string'))),
    type: oneOf(designTypes, value['type']),
    photo: parsePicture(value['photo']),
    style: oneOf(imageStyles, value['style']),
    idea: parseIdea(value['idea']),
    drawn: parsePicture(value['drawn']),
    layout: typeof value['layout'] === 'string' ? value['layout'] : null,
    variant: parseVariant(value['variant']),
    font: oneOf(creativeFamilies, value['font']),
    mark: oneOf(designMarks, value['mark']),
  }
}

function oneOf<T extends string>(values: readonly T[], value: unknown): T | null {
  return values.find((one) => one === value) ?? null
}

/** A picture as a browser stored it; null if it's none. */
export function parsePicture(value: unknown): DesignPicture | null {
  const { src, width, height }: Readonly<Record<string, unknown>> = Object(value)
  const isSide = (side: unknown): side is number => Number.isFinite(side) && Number(side) > 0
  return typeof src === 'string' && isSide(width) && isSide(height) ? { src, width, height } : null
}

function parseVariant(value: unknown): DesignVariant | null {
  const { seed, ground }: Readonly<Record<string, unknown>> = Object(value)
  const color = typeof ground === 'string' && /^#[0-9a-f]{6}$/i.test(ground) ? ground : null
  return Number.isInteger(seed) ? { seed: Number(seed), ground: color } : null
}

const ideaTexts = ['title', 'subject', 'environment', 'mood', 'punchline'] as const

function parseIdea(value: unknown): ImageIdea | null {
  const idea: Readonly<Record<string, unknown>> = Object(value)
  const style = oneOf(imageStyles, idea['style'])
  if (!style || !ideaTexts.every((name) => typeof idea[name] === 'string')) return null
  const texts = Object.fromEntries(ideaTexts.map((name) => [name, idea[name]]))
  return { ...texts, style } as ImageIdea
}
