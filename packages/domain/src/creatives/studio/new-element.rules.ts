import type { Creative, CreativeElement } from '../creative.entity.ts'
import type { CreativeFamily } from '../creative-fonts.rules.ts'
import { rounded } from './box.rules.ts'

/** What can be added to a picture without choosing a file. */
export const addedTypes = ['text', 'shape', 'gradient', 'logo'] as const
export type AddedType = (typeof addedTypes)[number]

/** What a new layer looks like. */
export interface Style {
  /** The words of a new text. */
  readonly text: string
  readonly font: CreativeFamily
  readonly color: string
  /** The brand's logo; null if it has none. */
  readonly logo: string | null
}

/** A new layer in the middle of a picture, in a size that suits it; null for a logo if the brand has none. */
export function newElement(
  type: AddedType,
  id: string,
  { width, height }: Pick<Creative, 'width' | 'height'>,
  { text, font, color, logo }: Style,
): CreativeElement | null {
  const unit = Math.min(width, height) / 100
  const inMiddle = (wide: number, high: number) => ({
    id,
    x: rounded((width - wide) / 2),
    y: rounded((height - high) / 2),
    width: rounded(wide),
    height: rounded(high),
    rotation: 0,
    opacity: 1,
    outline: null,
    aspect: null,
  })
  switch (type) {
    case 'text': {
      const words = {
        slot: null,
        text,
        font,
        color,
        weight: 700,
        lineHeight: 1.1,
        alignment: 'center',
      } as const
      return { ...inMiddle(60 * unit, 9 * unit), type, size: rounded(8 * unit), ...words }
    }
    case 'shape':
      return { ...inMiddle(30 * unit, 30 * unit), type, form: 'rectangle', color, radius: 0 }
    case 'gradient': {
      const stops = [
        { offset: 0, color, opacity: 0 },
        { offset: 1, color, opacity: 1 },
      ]
      return { ...inMiddle(width, 40 * unit), type, kind: 'linear', angle: 90, radius: 0, stops }
    }
    case 'logo':
      return logo === null ? null : { ...inMiddle(20 * unit, 20 * unit), type, src: logo }
  }
}
