import { FacebookFeed } from '@aloft/design-system/previews/facebook-feed'
import { FacebookRightColumn } from '@aloft/design-system/previews/facebook-right-column'
import { GoogleSearch } from '@aloft/design-system/previews/google-search'
import { InstagramFeed } from '@aloft/design-system/previews/instagram-feed'
import type { GoogleAd, MetaAd, PreviewScheme } from '@aloft/design-system/previews/preview-data'
import { Reel } from '@aloft/design-system/previews/reel'
import {
  facebookSkins,
  googleSkins,
  instagramSkins,
  rightColumnSkins,
} from '@aloft/design-system/previews/skins'
import { Story } from '@aloft/design-system/previews/story'
import {
  facebookReelSkins,
  facebookStorySkins,
  instagramReelSkins,
  instagramStorySkins,
} from '@aloft/design-system/previews/upright-skins'
import type { ReactNode } from 'react'

export interface DrawnAd {
  meta: MetaAd
  google: GoogleAd
}

interface Skin {
  /** As `2026-11`. */
  date: string
}

export interface Place {
  name: string
  /** CSS pixels. */
  width: number
  skins: readonly Skin[]
  draw: (ad: DrawnAd, index: number, scheme: PreviewScheme) => ReactNode
}

/** A place with its skins, newest first. */
function place<One extends Skin>(
  name: string,
  width: number,
  skins: readonly One[],
  draw: (ad: DrawnAd, skin: One, scheme: PreviewScheme) => ReactNode,
): Place {
  return {
    name,
    width,
    skins,
    draw: (ad, index, scheme) => {
      const skin = skins[index]
      return skin && draw(ad, skin, scheme)
    },
  }
}

/** Everywhere an ad is shown, grouped by platform. */
export const platforms: readonly { name: string; places: readonly Place[] }[] = [
  {
    name: 'Facebook',
    places: [
      place('Feed on a phone', 375, facebookSkins, ({ meta }, skin, scheme) => (
        <FacebookFeed ad={meta} skin={skin} scheme={scheme} />
      )),
      place('Feed on a computer', 500, facebookSkins, ({ meta }, skin, scheme) => (
        <FacebookFeed ad={meta} skin={skin} scheme={scheme} device="desktop" />
      )),
      place('Story', 270, facebookStorySkins, ({ meta }, skin, scheme) => (
        <Story ad={meta} platform="facebook" skin={skin} scheme={scheme} />
      )),
      place('Reel', 270, facebookReelSkins, ({ meta }, skin, scheme) => (
        <Reel ad={meta} platform="facebook" skin={skin} scheme={scheme} />
      )),
      place('Right column', 344, rightColumnSkins, ({ meta }, skin, scheme) => (
        <FacebookRightColumn ad={meta} skin={skin} scheme={scheme} />
      )),
    ],
  },
  {
    name: 'Instagram',
    places: [
      place('Feed on a phone', 375, instagramSkins, ({ meta }, skin, scheme) => (
        <InstagramFeed ad={meta} skin={skin} scheme={scheme} />
      )),
      place('Feed on a computer', 470, instagramSkins, ({ meta }, skin, scheme) => (
        <InstagramFeed ad={meta} skin={skin} scheme={scheme} device="desktop" />
      )),
      place('Story', 270, instagramStorySkins, ({ meta }, skin, scheme) => (
        <Story ad={meta} skin={skin} scheme={scheme} />
      )),
      place('Reel', 270, instagramReelSkins, ({ meta }, skin, scheme) => (
        <Reel ad={meta} skin={skin} scheme={scheme} />
      )),
    ],
  },
  {
    name: 'Google',
    places: [
      place('Search on a phone', 375, googleSkins, ({ google }, skin, scheme) => (
        <GoogleSearch ad={google} skin={skin} scheme={scheme} device="mobile" />
      )),
      place('Search on a computer', 668, googleSkins, ({ google }, skin, scheme) => (
        <GoogleSearch ad={google} skin={skin} scheme={scheme} device="desktop" />
      )),
    ],
  },
]
