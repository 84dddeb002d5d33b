import type { DrawnCreative } from '../patterns/creative-picture.tsx'

/** Placements of an ad. */
export type PreviewDevice = 'mobile' | 'desktop'

/** The platform's own light or dark, whatever scheme Aloft itself is in. */
export type PreviewScheme = 'light' | 'dark'

/** The advertiser as the platforms show it. */
export interface PreviewBrand {
  name: string
  /** The name of the account, without `@`. */
  handle: string
  /** Without it, the first letter of the name is shown. */
  logoUrl: string | null
  /** Without protocol: `nightjar.example`. */
  domain: string
}

/** A picture by its address; sizes in pixels of the file. */
export interface PreviewPicture {
  src: string
  width: number
  height: number
  alt: string
}

/** A picture by its address, or a creative drawn on the spot. */
export type PreviewMedia = PreviewPicture | DrawnCreative

/** An ad on Facebook or Instagram. An empty text takes no place. */
export interface MetaAd {
  brand: PreviewBrand
  message: string
  headline: string
  description: string
  /** The words on the button; null for an ad without one. */
  buttonLabel: string | null
  media: PreviewMedia | null
}

/** An ad on Google's result page. Empty headlines and descriptions are passed over. */
export interface GoogleAd {
  brand: PreviewBrand
  /** Shown after the domain. */
  paths: readonly string[]
  headlines: readonly string[]
  descriptions: readonly string[]
  /** For each headline, the only position it may have, counted from 1; null or left out for any. */
  headlinePins?: readonly (number | null)[]
  /** The same for descriptions. */
  descriptionPins?: readonly (number | null)[]
  /** Links under the ad, by their words. */
  sitelinks?: readonly string[]
}
