import type { PayloadOf } from '@aloft/contract/schemas'
import type { ComponentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import type { JsonValue } from '@aloft/domain/core/json'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'

type Details = PayloadOf<'create-ad'>['details']

/** An ad of the demo business: its wizard answers, and its owner's changes before the launch. */
export interface BusinessAd {
  readonly name: string
  readonly platform: AdPlatform
  readonly location: string
  readonly details: Pick<Details, 'offeringName' | 'offeringSummary'> & Partial<Details>
  /** Values of the campaign by their keys, in the owner's words. */
  readonly values: Readonly<Partial<Record<ComponentKey, JsonValue>>>
  /** The owner's line on its picture; left out where the platform shows none. */
  readonly line?: string
  /** The landing page. */
  readonly page: string
  /** Address of the goal and value of one conversion; without it, clicks count. */
  readonly goal?: { readonly url: string; readonly value: number }
  /** Texts of the version that it's tested against. */
  readonly variant?: Readonly<Partial<Record<ComponentKey, string>>>
  /** Which of the markets with its name it gets; they differ in the price of a click. */
  readonly market?: number
}

const meta = { payer: 'Nightjar Lamps Ltd.', beneficiary: 'Nightjar Lamps Ltd.' }
const oneOff = (plannedBudget: number, durationDays: number) => ({
  plannedBudget,
  durationDays,
  fundingRecurrence: 'oneOff',
})
const site = 'https://nightjar.example'

/** All ads of Nightjar Lamps, named after their outcome. */
export const nightjarAds = {
  finished: {
    name: 'Wren, Facebook',
    line: 'Small lamp, long book',
    market: 10,
    platform: 'facebook',
    location: 'Ireland',
    page: `${site}/lamps.html`,
    details: {
      goal: 'sales',
      offeringType: 'product',
      offeringName: 'Wren',
      offeringSummary: 'A small glass lamp, from €96.',
    },
    values: {
      ...meta,
      ...oneOff(180, 30),
      fbTitle: 'Wren, a glass lamp from €96',
      fbMessage:
        'Small enough for a bedside, bright enough for a long book. Blown and wired at one bench in Galway.',
      fbDescription: 'Rewired free for ten years',
    },
    variant: {
      fbTitle: 'A bedside lamp for long books',
      fbMessage: 'One more chapter? The Wren is a glass lamp for the bedside, blown in Galway. From €96.',
    },
  },
  repairs: {
    name: 'Lamp repair, Google',
    market: 29,
    platform: 'google',
    location: 'Galway, Ireland',
    page: `${site}/repairs.html`,
    goal: { url: `${site}/visit.html`, value: 48 },
    details: {
      goal: 'sales',
      offeringType: 'product',
      offeringName: 'Rewiring',
      offeringSummary: 'New flex, switch and plug for any table lamp, tested by hand, from €48.',
    },
    values: {
      plannedBudget: 150,
      fundingRecurrence: 'monthly',
      headline1: 'Lamp repair in Galway',
      headline2: 'Any lamp, from €48',
      headlined: 'Rewired while you wait',
      description1: 'Bring any table lamp, any age. New flex, switch and plug, tested by hand.',
      description2: 'If we made it, we rewire it free for ten years. No receipt needed.',
      keywords: [
        '"lamp repair"',
        '"lamp rewiring"',
        '[lamp repair galway]',
        'fix table lamp',
        'antique lamp repair',
      ],
    },
  },
  stopped: {
    name: 'Dome Reading, Facebook',
    line: 'One good lamp, one good chair',
    market: 1,
    platform: 'facebook',
    location: 'Ireland',
    page: `${site}/lamps.html`,
    details: {
      goal: 'sales',
      offeringType: 'product',
      offeringName: 'Dome Reading',
      offeringSummary: 'A reading lamp on a tall stem, for beside a chair, €184.',
    },
    values: {
      ...meta,
      ...oneOff(150, 30),
      fbTitle: 'Dome Reading lamp, €184',
      fbMessage:
        'One good lamp beside one good chair. Glass blown and brass turned at one bench in Galway since 1987.',
      fbDescription: 'Two-day delivery in Ireland',
    },
  },
  steady: {
    name: 'Dome, Instagram',
    line: 'Evenings, better lit',
    market: 28,
    platform: 'instagram',
    location: 'Ireland',
    page: `${site}/lamps.html`,
    goal: { url: `${site}/visit.html`, value: 168 },
    details: {
      goal: 'sales',
      offeringType: 'product',
      offeringName: 'Dome',
      offeringSummary: 'A glass dome on turned brass, €168.',
    },
    values: {
      ...meta,
      ...oneOff(225, 30),
      igMessage:
        'Evenings, better lit. The Dome has lit the same sideboards since 1987: blown, turned and wired at one bench in Galway. €168, and rewired free for ten years.',
    },
  },
  limited: {
    name: 'Glass lamps, Google',
    market: 42,
    platform: 'google',
    location: 'Ireland',
    page: `${site}/lamps.html`,
    details: {
      goal: 'sales',
      offeringType: 'brand',
      offeringName: 'Glass lamps',
      offeringSummary: 'Table lamps blown in Galway: Wren, Dome and Halo, in eleven colors.',
    },
    values: {
      ...oneOff(180, 30),
      headline1: 'Glass lamps made in Galway',
      headline2: 'Wren, Dome and Halo from €96',
      headlined: 'Made to be opened and mended',
      description1: 'Thirty-nine years at one bench. Three shapes, eleven colors, two-day delivery.',
      description2: 'Nothing is glued, so everything can be mended. Rewired free for ten years.',
      keywords: [
        '"glass lamp"',
        '"table lamp ireland"',
        'irish glass lamp',
        'handmade table lamp',
        'blown glass lamp',
      ],
    },
  },
  learning: {
    name: 'Wren Cordless, Facebook',
    line: 'The lamp without a lead',
    market: 59,
    platform: 'facebook',
    location: 'Ireland',
    page: `${site}/lamps.html`,
    details: {
      goal: 'sales',
      offeringType: 'product',
      offeringName: 'Wren Cordless',
      offeringSummary: 'A cordless glass lamp that lasts an evening, €128.',
    },
    values: {
      ...meta,
      ...oneOff(210, 30),
      fbTitle: 'Wren Cordless, €128',
      fbMessage:
        'The Wren without a lead: for the table in the garden, the sill and the power cut. Blown at one bench in Galway.',
      fbDescription: 'Rewired free for ten years',
    },
  },
  ending: {
    name: 'Halo, Instagram',
    line: 'Hung low over long suppers',
    market: 43,
    platform: 'instagram',
    location: 'Dublin, Ireland',
    page: `${site}/lamps.html`,
    details: {
      goal: 'sales',
      offeringType: 'product',
      offeringName: 'Halo',
      offeringSummary: 'Pleated by hand to hang low over a table, €240.',
    },
    values: {
      ...meta,
      ...oneOff(120, 15),
      igMessage:
        'Halo is pleated by hand to hang low over a table that nobody wants to leave. €240, made at one bench in Galway.',
    },
  },
  waiting: {
    name: 'Old lamp in, €20 off, Facebook',
    line: 'Old lamp in, €20 off',
    platform: 'facebook',
    location: 'Galway, Ireland',
    page: `${site}/`,
    details: {
      goal: 'sales',
      offeringType: 'product',
      offeringName: 'Lamp swap',
      offeringSummary: 'Bring an old lamp, working or not, and take €20 off a new one.',
    },
    values: {
      ...meta,
      ...oneOff(90, 15),
      fbTitle: 'Old lamp in, €20 off',
      fbMessage:
        'That lamp in the attic is worth money. Working or not, we take €20 off a new one and mend the old one for somebody else.',
      fbDescription: '14 Lower Dominick Street',
    },
  },
  waitingToo: {
    name: 'Wren Pair, Instagram',
    line: 'Two Wrens, two bedsides',
    platform: 'instagram',
    location: 'Ireland',
    page: `${site}/lamps.html`,
    details: {
      goal: 'sales',
      offeringType: 'product',
      offeringName: 'Wren Pair',
      offeringSummary: 'Glass lamps in pairs for two bedsides, €180.',
    },
    values: {
      ...meta,
      ...oneOff(150, 20),
      igMessage: 'Two Wrens for two bedsides, €180 together. Boxed, with a card written in a readable hand.',
    },
  },
  rejected: {
    name: 'Gift box, Instagram',
    line: 'Give them a good evening',
    platform: 'instagram',
    location: 'Ireland',
    page: `${site}/lamps.html`,
    details: {
      goal: 'sales',
      offeringType: 'product',
      offeringName: 'Wren Sill',
      offeringSummary: 'A glass lamp for a window sill, boxed as a present, €112.',
    },
    values: {
      ...meta,
      ...oneOff(120, 20),
      igMessage:
        'The best lamp in Ireland, boxed as a present. Wren Sill, €112, with a card written in a readable hand.',
    },
  },
  ready: {
    name: 'Halo Wall, Google',
    platform: 'google',
    location: 'Ireland',
    page: `${site}/lamps.html`,
    details: {
      goal: 'sales',
      offeringType: 'product',
      offeringName: 'Halo Wall',
      offeringSummary: 'The pleated Halo for a wall, €146.',
    },
    values: {
      ...oneOff(150, 30),
      headline1: 'Halo Wall lamp, €146',
      headline2: 'Pleated by hand in Galway',
      headlined: 'Wall lamps made to last',
      description1: 'The pleated Halo for a wall beside a bed or a mirror. €146, two-day delivery.',
      description2: 'Every lamp can be opened and rewired, free for ten years.',
      keywords: ['"wall lamp"', '"pleated wall light"', 'handmade wall lamp', 'bedside wall lamp'],
    },
  },
  unfinished: {
    name: 'Brass polish, Facebook',
    line: 'Brass that stays bright',
    platform: 'facebook',
    location: 'Galway, Ireland',
    page: `${site}/repairs.html`,
    details: {
      goal: 'leads',
      offeringType: 'product',
      offeringName: 'Brass polish and lacquer',
      offeringSummary: 'Brass cleaned, polished and lacquered at the bench, €35.',
    },
    // Payer, budget and description are still missing.
    values: { fbTitle: 'Brass polished and lacquered, €35', fbDescription: null },
  },
} as const satisfies Readonly<Record<string, BusinessAd>>
