import logo from '../assets/nightjar-logo.svg'
import { nightjarPictures } from '../patterns/nightjar-pictures.fixtures.ts'
import type { GoogleAd, MetaAd, PreviewBrand, PreviewPicture } from './preview-data.ts'

function picture(index: number): PreviewPicture {
  const { url = '', width = 1, height = 1, alt = '' } = nightjarPictures[index] ?? {}
  return { src: url, width, height, alt }
}

/** 4:5. */
export const trio = picture(1)
/** 3:2. */
export const bench = picture(3)
/** A lamp in flat colors, at any size in pixels. */
export function flatLamp(width: number, height: number): PreviewPicture {
  const size = Math.min(width, height) / 100
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="#f7c24d" d="M0 0h${width}v${height}H0z"/><path fill="#d98c2b" d="M0 ${height * 0.78}h${width}v${height}H0z"/><g transform="translate(${width / 2} ${height * 0.84}) scale(${size})"><path fill="#c02c1d" d="M-16 0h32l-4-5h-24zM-3-45h6l4 40H-7z"/><path fill="#e5402e" d="M-30-42a30 30 0 0 1 60 0z"/><circle cy="-74" r="2.4" fill="#8a5a12"/></g></svg>`
  return { src: `data:image/svg+xml,${encodeURIComponent(drawing)}`, width, height, alt: 'A red dome lamp' }
}

/** 1:1. */
export const wren = picture(6)

export const nightjar: PreviewBrand = {
  name: 'Nightjar Lamps',
  handle: 'nightjar.lamps',
  logoUrl: logo,
  domain: 'nightjar.example',
}

export const tradeIn: MetaAd = {
  brand: nightjar,
  message:
    'That lamp in the attic is worth money. Bring it to our bench on Dominick Street, working or not, and take €20 off a new one, blown in Galway. Ten years of free rewiring come with it.',
  headline: 'Your old lamp is worth €20',
  description: 'Any lamp, working or not.',
  buttonLabel: 'Shop now',
  media: wren,
}

/** Every text is too long for its space. */
export const wordy: MetaAd = {
  brand: {
    ...nightjar,
    name: 'Nightjar Lamps, Lampshades, Flexes and Everything Else That Lights a Room Between Galway and Clifden',
    handle: 'nightjar.lamps.lampshades.flexes.and.everything.else.between.galway.and.clifden',
    domain: 'lampshades.and.everything.else.nightjar-of-dominick-street.example',
  },
  message: [
    'We have rewired lamps at the same bench since 1987. Bring yours in any state: a cracked shade, a dead switch, a flex the dog liked.',
    'You get a price while you wait, most repairs are ready within the week, and if we cannot mend it we tell you so and charge nothing. What we take in trade is rewired and given to a school in the county.',
    '#lamps #galway #repairdontreplace',
    'Straßenbeleuchtungsinstandhaltungsgesellschaftsmitglieder are welcome too.',
  ].join('\n\n'),
  headline:
    'Your old lamp is worth twenty euro at our bench on Dominick Street until the last evening of November',
  description: 'Any lamp from any time, working or not, with or without its shade, plug or flex.',
  buttonLabel: 'Get directions',
  media: bench,
}

/** Right to left, without logo and picture. */
export const arabic: MetaAd = {
  brand: { name: 'مصابيح السُبَد', handle: 'nightjar.arabic', logoUrl: null, domain: 'nightjar.example' },
  message:
    'أحضر مصباحك القديم إلى ورشتنا في Dominick Street، سواء كان يعمل أم لا، واحصل على خصم €20 على مصباح جديد منفوخ يدويًا في غالواي. تغيير الأسلاك مجاني لمدة عشر سنوات كاملة.',
  headline: 'مصباحك القديم يساوي €20',
  description: 'أي مصباح، يعمل أو لا يعمل.',
  buttonLabel: 'تسوق الآن',
  media: null,
}

export const tradeInSearch: GoogleAd = {
  brand: nightjar,
  paths: ['trade-in', 'galway'],
  headlines: ['Bring a Lamp, Take €20 Off', 'Glass Lamps Blown in Galway', 'Open Today Until 6'],
  descriptions: [
    'Trade in any lamp, any age. We rewire it and pass it on to a school in the county',
    'One bench on Dominick Street since 1987. Rewiring free for ten years.',
  ],
  callouts: ['Free rewiring for ten years', 'Two-day delivery', 'Made in Galway'],
  sitelinks: ['Dome lamps', 'Repairs from €48', 'Visit the bench', 'Colors'],
}

export const wordySearch: GoogleAd = {
  brand: wordy.brand,
  paths: ['trade-in-your-lamp', 'galway-and-clifden'],
  headlines: ['WWW Welcome Warm Window Workshop', 'Mouth-Blown Lamps Made by Women', 'Many More Moments'],
  descriptions: [
    'Trade in any lamp, of any age, working or not, with shade or without. We rewire it for you and pass it on to a school.',
    'One bench on Dominick Street since 1987, three pairs of hands, and rewiring that stays free for ten whole years of evenings.',
  ],
}

export const hebrewSearch: GoogleAd = {
  brand: { name: 'מנורות לילית', handle: 'nightjar.hebrew', logoUrl: null, domain: 'nightjar.example' },
  paths: ['מנורות', 'galway'],
  headlines: ['הביאו מנורה, קבלו €20', 'מנורות זכוכית מגאלווי'],
  descriptions: ['כל מנורה, בכל גיל, עובדת או לא. אנחנו מחליפים את החוטים ומעבירים אותה לבית ספר.'],
}
