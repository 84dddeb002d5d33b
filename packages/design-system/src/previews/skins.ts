import type { FacebookSkin, GoogleSkin, InstagramSkin, RightColumnSkin } from './skin-data.ts'
import { arial, roboto } from './skin-faces.ts'

const facebookFonts: FacebookSkin['fonts'] = {
  mobile: {
    text: '400 15px/20px',
    name: '600 15px/20px',
    small: '400 13px/16px',
    domain: '400 12px/16px',
    headline: '600 16px/20px',
    button: '600 15px/20px',
    action: '500 14px/20px',
  },
  desktop: {
    text: '400 15px/20px',
    name: '600 15px/20px',
    small: '400 13px/16px',
    domain: '400 13px/16px',
    headline: '600 17px/20px',
    button: '600 15px/20px',
    action: '600 15px/20px',
  },
}

const facebook2025: FacebookSkin = {
  id: 'facebook-2025',
  platform: 'facebook',
  date: '2025-06',
  label: 'sponsored',
  avatar: 40,
  face: { mobile: roboto, desktop: arial },
  fonts: facebookFonts,
  colors: {
    light: {
      ground: '#ffffff',
      ink: '#050505',
      soft: '#65676b',
      bar: '#f0f2f5',
      button: '#e4e6eb',
      line: '#ced0d4',
    },
    dark: {
      ground: '#242526',
      ink: '#e4e6eb',
      soft: '#b0b3b8',
      bar: '#3a3b3c',
      button: '#4e4f50',
      line: '#3e4042',
    },
  },
  lines: {
    mobile: { message: 3, headline: 2, description: 0 },
    desktop: { message: 5, headline: 2, description: 1 },
  },
  seeMore: { mobile: 'soft', desktop: 'strong' },
  media: { tallest: 4 / 5, widest: 1.91 },
}

const facebook2026: FacebookSkin = {
  ...facebook2025,
  id: 'facebook-2026',
  date: '2026-11',
  label: 'ad',
  colors: {
    light: {
      ground: '#ffffff',
      ink: '#080809',
      soft: '#65686c',
      bar: '#f2f4f7',
      button: '#e2e5e9',
      line: '#ced0d4',
    },
    dark: {
      ground: '#252728',
      ink: '#e2e5e9',
      soft: '#b0b3b8',
      bar: '#333436',
      button: '#4a4c4f',
      line: '#3f4144',
    },
  },
}

const instagram2025: InstagramSkin = {
  id: 'instagram-2025',
  platform: 'instagram',
  date: '2025-06',
  label: 'sponsored',
  hasRing: true,
  avatar: 32,
  face: { mobile: roboto, desktop: roboto },
  fonts: {
    mobile: {
      text: '400 14px/18px',
      name: '600 14px/18px',
      small: '400 12px/15px',
      strip: '600 14px/18px',
    },
    desktop: {
      text: '400 14px/18px',
      name: '600 14px/18px',
      small: '400 12px/16px',
      strip: '600 14px/18px',
    },
  },
  colors: {
    light: {
      ground: '#ffffff',
      ink: '#0f0f0f',
      soft: '#6f6f6f',
      empty: '#efefef',
      line: '#dbdbdb',
      strip: '#0074cc',
      stripInk: '#ffffff',
    },
    dark: {
      ground: '#000000',
      ink: '#f5f5f5',
      soft: '#a8a8a8',
      empty: '#1c1c1c',
      line: '#262626',
      strip: '#0074cc',
      stripInk: '#ffffff',
    },
  },
  lines: { mobile: { message: 2 }, desktop: { message: 2 } },
  media: { tallest: 4 / 5, widest: 1.91 },
}

const instagram2026: InstagramSkin = {
  ...instagram2025,
  id: 'instagram-2026',
  date: '2026-11',
  label: 'ad',
  colors: {
    light: {
      ...instagram2025.colors.light,
      ink: '#0c1014',
      soft: '#656c75',
      empty: '#f0f2f5',
      strip: '#4a5df9',
    },
    dark: {
      ...instagram2025.colors.dark,
      ground: '#0c1014',
      empty: '#1c2126',
      line: '#25292e',
      strip: '#4a5df9',
    },
  },
}

const rightColumn2026: RightColumnSkin = {
  id: 'facebook-right-column-2026',
  platform: 'facebook',
  date: '2026-11',
  face: arial,
  fonts: {
    heading: '600 17px/20px',
    headline: '600 15px/20px',
    domain: '400 13px/16px',
  },
  colors: {
    light: { ground: '#f2f4f7', ink: '#080809', soft: '#65686c' },
    dark: { ground: '#1c1c1d', ink: '#e2e5e9', soft: '#b0b3b8' },
  },
  picture: 130,
  lines: { headline: 3 },
}

const google2025: GoogleSkin = {
  id: 'google-2025',
  platform: 'google',
  date: '2025-06',
  label: 'each',
  icon: 28,
  face: { mobile: roboto, desktop: arial },
  fonts: {
    mobile: {
      label: '700 14px/20px',
      name: '400 14px/20px',
      address: '400 12px/18px',
      title: '400 20px/26px',
      text: '400 14px/21px',
    },
    desktop: {
      label: '700 14px/22px',
      name: '400 14px/20px',
      address: '400 12px/18px',
      title: '400 20px/26px',
      text: '400 14px/22px',
    },
  },
  colors: {
    light: {
      ground: '#ffffff',
      ink: '#202124',
      soft: '#4d5156',
      link: '#1a0dab',
      line: '#dadce0',
      icon: '#f1f3f4',
    },
    dark: {
      ground: '#202124',
      ink: '#e8eaed',
      soft: '#bdc1c6',
      link: '#8ab4f8',
      line: '#3c4043',
      icon: '#303134',
    },
  },
  lines: { mobile: { title: 2, description: 4 }, desktop: { title: 1, description: 2 } },
}

const google2026: GoogleSkin = {
  ...google2025,
  id: 'google-2026',
  date: '2026-11',
  label: 'group',
  fonts: {
    mobile: { ...google2025.fonts.mobile, label: '600 18px/24px' },
    desktop: { ...google2025.fonts.desktop, label: '700 16px/22px' },
  },
  colors: {
    light: { ...google2025.colors.light, ink: '#1f1f1f', soft: '#474747' },
    dark: {
      ground: '#1f1f1f',
      ink: '#e6e8f0',
      soft: '#bfc0c6',
      link: '#99c3ff',
      line: '#3c4043',
      icon: '#303134',
    },
  },
}

/** Skins of each platform, newest first; the first is the default. */
export const facebookSkins = [facebook2026, facebook2025] as const
export const instagramSkins = [instagram2026, instagram2025] as const
export const rightColumnSkins = [rightColumn2026] as const
export const googleSkins = [google2026, google2025] as const
