import type { DrawnCreative } from '../patterns/creative-picture.tsx'

/** Devices of a preview. */
export type PreviewDevice = 'mobile' | 'desktop'

/** The platform's own light or dark mode, regardless of Aloft's scheme. */
export type PreviewScheme = 'light' | 'dark'

/** The advertiser as shown by the platforms. */
export interface PreviewBrand {
  name: string
  /** Name of its Instagram account without `@`; null if it isn't known, and then Instagram shows `name`. */
  handle: string | null
  /** Without it, the name's first letter is shown. */
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

/** A video within a picture, which is its poster. */
export interface PreviewedVideo {
  /** Where it is, in shares of the picture's sides. */
  area: { x: number; y: number; width: number; height: number }
  /** Degrees, clockwise around its center. */
  rotation: number
  /** Our own file, or the page of another site that has it. */
  source: { kind: 'file'; url: string } | { kind: 'page'; url: string }
  /** Where it starts, in seconds. */
  start: number
}

/** A picture by its address, or a creative drawn in the browser, and the video in it. */
export type PreviewMedia = (PreviewPicture | DrawnCreative) & { video?: PreviewedVideo | undefined }

/** An ad on Facebook or Instagram. An empty text takes no space. */
export interface MetaAd {
  brand: PreviewBrand
  message: string
  headline: string
  description: string
  /** Label of the button; null for an ad without one. */
  buttonLabel: string | null
  media: PreviewMedia | null
}

/** An ad on Google's results page. Empty headlines and descriptions are skipped. */
export interface GoogleAd {
  brand: PreviewBrand
  /** Shown after the domain. */
  paths: readonly string[]
  headlines: readonly string[]
  descriptions: readonly string[]
  /** The only position each headline may have, counted from 1; null or left out for any. */
  headlinePins?: readonly (number | null)[]
  /** The same for descriptions. */
  descriptionPins?: readonly (number | null)[]
  /** Short claims after the descriptions. */
  callouts?: readonly string[]
  /** Labels of the links under the ad. */
  sitelinks?: readonly string[]
}
