import type { Random } from '../blocks/random.ts'
import { type BrandColors, paletteOf } from '../color/palette.ts'
import { tone, toOklch } from '../color/oklch.ts'
import { mix } from '../color/rgb.ts'

/** The colors that scenes are drawn in, all derived from those of a brand. */
export interface SceneColors {
  /** Behind everything: a quiet tint of the leading color. */
  readonly wall: string
  /** What things stand on, a little darker. */
  readonly floor: string
  readonly lead: string
  readonly leadLight: string
  readonly leadDark: string
  readonly second: string
  readonly secondLight: string
  readonly secondDark: string
  readonly deep: string
  readonly paper: string
  readonly cream: string
  /** Materials, tinted so that they suit the brand. */
  readonly wood: string
  readonly woodDark: string
  readonly leaf: string
  readonly leafDark: string
  readonly crust: string
  readonly crustDark: string
}

/** A picture of our own collection. */
export interface Scene {
  /** Lower case with hyphens; stored with the picture, so it never changes. */
  readonly id: string
  readonly kind: 'scene' | 'pattern'
  readonly name: string
  /** What it shows, for people who can't see it. */
  readonly alt: string
  /** English words to search by, beside its name. */
  readonly words: string
  /** Markup on a canvas of 1200 × 1200. `random` varies small things. */
  readonly draw: (colors: SceneColors, random: Random) => readonly string[]
}

export function sceneColors(brand: BrandColors): SceneColors {
  const [lead, second, deep] = paletteOf(brand).shapes
  const tinted = (material: string) => mix(material, lead, 0.12)
  return {
    wall: tone(lead, 0.925, 0.035),
    floor: tone(lead, 0.84, 0.06),
    lead,
    leadLight: tone(lead, 0.78, 0.1),
    leadDark: tone(lead, Math.max(0.24, toOklch(lead).lightness - 0.14)),
    second,
    secondLight: tone(second, 0.88, 0.09),
    secondDark: tone(second, Math.max(0.3, toOklch(second).lightness - 0.14)),
    deep,
    paper: '#ffffff',
    cream: tone(second, 0.965, 0.025),
    wood: tinted('#c99767'),
    woodDark: tinted('#9a6b42'),
    leaf: tinted('#5c9867'),
    leafDark: tinted('#39704a'),
    crust: tinted('#d39a55'),
    crustDark: tinted('#a86a33'),
  }
}
