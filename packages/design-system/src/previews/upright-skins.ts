import type { ReelSkin, StorySkin } from './skin-data.ts'
import { roboto } from './skin-faces.ts'

const instagramStory2025: StorySkin = {
  id: 'instagram-story-2025',
  platform: 'instagram',
  date: '2025-06',
  label: 'sponsored',
  avatar: 32,
  face: roboto,
  fonts: {
    name: '600 14px/18px',
    small: '400 12px/15px',
    pill: '600 14px/18px',
    text: '400 14px/18px',
  },
  colors: {
    light: { ground: '#33363b', ink: '#ffffff', pill: '#ffffff', pillInk: '#0f0f0f' },
    dark: { ground: '#1c1e21', ink: '#ffffff', pill: '#ffffff', pillInk: '#0f0f0f' },
  },
  lines: { message: 2 },
  link: 'pill',
  covered: { top: 0.14, bottom: 0.2 },
}
/** The edge of the page takes the scheme of the phone. */
const storiesOf2026 = {
  date: '2026-11',
  label: 'ad',
  link: 'sheet',
  colors: {
    ...instagramStory2025.colors,
    dark: { ...instagramStory2025.colors.dark, pill: '#1c1e21', pillInk: '#ffffff' },
  },
} as const satisfies Partial<StorySkin>

const instagramStory2026: StorySkin = {
  ...instagramStory2025,
  id: 'instagram-story-2026',
  ...storiesOf2026,
}
const facebookStory2025: StorySkin = {
  ...instagramStory2025,
  id: 'facebook-story-2025',
  platform: 'facebook',
  avatar: 36,
  fonts: { ...instagramStory2025.fonts, name: '600 15px/20px', small: '400 13px/16px' },
}
const facebookStory2026: StorySkin = {
  ...facebookStory2025,
  id: 'facebook-story-2026',
  ...storiesOf2026,
}

const instagramReel2026: ReelSkin = {
  id: 'instagram-reel-2026',
  platform: 'instagram',
  date: '2026-11',
  label: 'ad',
  avatar: 32,
  face: roboto,
  fonts: {
    name: '600 14px/18px',
    small: '400 12px/15px',
    button: '600 14px/18px',
    text: '400 14px/18px',
  },
  colors: {
    light: { ground: '#26282b', ink: '#ffffff', button: '#ffffff', buttonInk: '#0c1014' },
    dark: { ground: '#0c1014', ink: '#ffffff', button: '#2b3036', buttonInk: '#ffffff' },
  },
  lines: { message: 1 },
  covered: { top: 0.14, bottom: 0.35 },
}
const facebookReel2026: ReelSkin = {
  ...instagramReel2026,
  id: 'facebook-reel-2026',
  platform: 'facebook',
  avatar: 36,
  fonts: { ...instagramReel2026.fonts, name: '600 15px/20px', small: '400 13px/16px' },
}

/** Skins of stories and reels by platform, newest first; the first is the default. */
export const facebookStorySkins = [facebookStory2026, facebookStory2025] as const
export const instagramStorySkins = [instagramStory2026, instagramStory2025] as const
export const facebookReelSkins = [facebookReel2026] as const
export const instagramReelSkins = [instagramReel2026] as const
