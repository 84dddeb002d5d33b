import type { PreviewDevice, PreviewScheme } from './preview-data.ts'

/** Fields of every platform's skins. */
interface Dated<Platform extends string, Color extends string, Font extends string> {
  /** For example `facebook-2026`. Stable, so it can be stored. */
  id: string
  platform: Platform
  /** The month of the platform's design, `YYYY-MM`. */
  date: string
  colors: Record<PreviewScheme, Record<Color, string>>
  /** Weight, size and line height in CSS notation, by the part they style. */
  fonts: Record<PreviewDevice, Record<Font, string>>
  face: Record<PreviewDevice, string>
}

/** The label of a paid post; see `previews.labels` in the catalogue. */
export type AdLabel = 'sponsored' | 'ad'

export type FacebookColor = 'ground' | 'ink' | 'soft' | 'bar' | 'button' | 'line'
export type FacebookFont = 'text' | 'name' | 'small' | 'domain' | 'headline' | 'button' | 'action'
export interface FacebookSkin extends Dated<'facebook', FacebookColor, FacebookFont> {
  label: AdLabel
  avatar: number
  /** Maximum lines of each text before it's cut; 0 hides it. */
  lines: Record<PreviewDevice, Record<'message' | 'headline' | 'description', number>>
  seeMore: Record<PreviewDevice, 'soft' | 'strong'>
  /** Width divided by height; pictures outside are cropped. */
  media: { tallest: number; widest: number }
}

export type InstagramColor = 'ground' | 'ink' | 'soft' | 'empty' | 'line' | 'strip' | 'stripInk'
export type InstagramFont = 'text' | 'name' | 'small' | 'strip'
export interface InstagramSkin extends Dated<'instagram', InstagramColor, InstagramFont> {
  label: AdLabel
  hasRing: boolean
  avatar: number
  lines: Record<PreviewDevice, { message: number }>
  media: { tallest: number; widest: number }
}

/** A place that fills a phone's screen. */
export interface UprightSkin<Color extends string, Font extends string> {
  id: string
  platform: 'facebook' | 'instagram'
  date: string
  label: AdLabel
  avatar: number
  face: string
  fonts: Record<'name' | 'small' | 'text' | Font, string>
  colors: Record<PreviewScheme, Record<'ground' | 'ink' | Color, string>>
  lines: { message: number }
  /** Fractions of the height, 0 to 1, that the platform covers with its own elements. */
  covered: { top: number; bottom: number }
}

export interface StorySkin extends UprightSkin<'pill' | 'pillInk', 'pill'> {
  /** What leads to the advertiser's page: a round button, or the upper edge of the page itself. */
  link: 'pill' | 'sheet'
}

/** A reel has a card that leads to the advertiser's page. */
export type ReelSkin = UprightSkin<'button' | 'buttonInk', 'button'>

/** The column beside the feed on a computer. */
export interface RightColumnSkin {
  id: string
  platform: 'facebook'
  date: string
  face: string
  fonts: Record<'heading' | 'headline' | 'domain', string>
  colors: Record<PreviewScheme, Record<'ground' | 'ink' | 'soft', string>>
  /** Side of the square picture in CSS pixels. */
  picture: number
  lines: { headline: number }
}

export type GoogleColor = 'ground' | 'ink' | 'soft' | 'link' | 'line' | 'icon'
export type GoogleFont = 'label' | 'name' | 'address' | 'title' | 'text'
export interface GoogleSkin extends Dated<'google', GoogleColor, GoogleFont> {
  /** One header for all ads with a button that hides them, or a word above each ad. */
  label: 'group' | 'each'
  icon: number
  lines: Record<PreviewDevice, Record<'title' | 'description', number>>
}
