import { enFirst } from './en-first.ts'
import { enProduct } from './en-product.ts'
import { enRest } from './en-rest.ts'

/** The English catalogue. */
export const en = { ...enFirst, ...enProduct, ...enRest } as const

/** Declared but empty: every key falls back to English (I18-02, OPN-77). */
export const fr = {} as const
export const de = {} as const

export type Catalogue = typeof en
