import type { CreativeFamily } from '../creative-fonts.rules.ts'
import type { ImageIdea } from '../image-idea.entity.ts'
import type { ImageStyle } from '../image-styles.rules.ts'

/** What a creative is made of: a picture the brand has, one that's drawn for it, or words alone. */
export const designTypes = ['photo', 'drawn', 'words'] as const
export type DesignType = (typeof designTypes)[number]

/** Who the creative says it's from. */
export const designMarks = ['logo', 'name', 'none'] as const
export type DesignMark = (typeof designMarks)[number]

/** Texts of a creative that the user may write. */
export const designTexts = ['headline', 'message', 'button', 'price'] as const
export type DesignText = (typeof designTexts)[number]

/** The longest text a creative can have in each place, in characters; a layout may have room for less. */
export const longestDesignTexts: Readonly<Record<DesignText, number>> = {
  headline: 120,
  message: 200,
  button: 30,
  price: 30,
}

/** A picture of the brand's library, and its sides in pixels. */
export interface DesignPicture {
  readonly src: string
  readonly width: number
  readonly height: number
}

/** One of the ways to draw a layout. */
export interface DesignVariant {
  readonly seed: number
  /** The color behind the texts, `#rrggbb`; null if the layout decides. */
  readonly ground: string | null
}

/** The answers of the creative wizard (CRE-02); null for questions that aren't answered yet. */
export interface Design {
  readonly type: DesignType | null
  readonly photo: DesignPicture | null
  /** The style of drawn pictures; null for any. */
  readonly style: ImageStyle | null
  /** What the drawn picture shows. */
  readonly idea: ImageIdea | null
  readonly drawn: DesignPicture | null
  readonly layout: string | null
  readonly variant: DesignVariant | null
  /** Null for the brand's own font. */
  readonly font: CreativeFamily | null
  /** Null for the logo, or the name of a brand without one. */
  readonly mark: DesignMark | null
  /** Empty texts are left out. */
  readonly texts: Readonly<Record<DesignText, string>>
}

export type DesignChange = Partial<Design>

/** Why a design wasn't saved as a creative. */
export type DesignFailure = 'mediaNotFound' | 'planLapsed' | 'notDrawn' | 'generic'

/** A wizard without any answer, with the texts it starts with. */
export function newDesign(texts: Partial<Design['texts']> = {}): Design {
  return {
    type: null,
    photo: null,
    style: null,
    idea: null,
    drawn: null,
    layout: null,
    variant: null,
    font: null,
    mark: null,
    texts: { headline: '', message: '', button: '', price: '', ...texts },
  }
}

/** The picture that a creative shows; null for words alone. Pictures of other types stay for when the user returns to them. */
export function pictureOf({ type, photo, drawn }: Design): DesignPicture | null {
  if (type === 'photo') return photo
  return type === 'drawn' ? drawn : null
}
