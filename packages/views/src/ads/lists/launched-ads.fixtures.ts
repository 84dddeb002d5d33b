import dusk from '@aloft/design-system/assets/nightjar/scene-dusk.webp'
import supper from '@aloft/design-system/assets/nightjar/scene-supper.webp'
import trio from '@aloft/design-system/assets/nightjar/scene-trio.webp'
import wren from '@aloft/design-system/assets/nightjar/wren.webp'
import type { AdCardData } from './ad-card.tsx'
import type { AdCardLaunch } from './ad-card-life.tsx'

const day = (number: number) => new Date(2026, 10, number, 12)

const launch: AdCardLaunch = {
  currency: 'EUR',
  budget: 22_500,
  dailyCost: 750,
  durationDays: 30,
  learning: null,
  isMonthly: false,
  day: 12,
  submittedDate: day(9),
  isApproved: true,
  earliestStartDate: null,
  endDate: new Date(2026, 11, 9, 12),
  spend: 8_840,
  clicks: 214,
  credit: null,
  reason: null,
}

/** Ads of the demo brand in every stage of their life, as on one Saturday. */
export const launchedAds: AdCardData[] = [
  {
    id: 'l1',
    name: 'Evenings, better lit',
    platform: 'instagram',
    status: 'running',
    picture: dusk,
    text: 'Blown in Galway, and made to be rewired.',
    updatedAt: day(9),
    launch,
  },
  {
    id: 'l2',
    name: 'Lamp repair Galway',
    platform: 'google',
    status: 'endingSoon',
    search: {
      query: 'lamp repair galway',
      title: 'Lamp Repair in Galway | Rewired While You Wait',
      description: 'Bring any table lamp, any age. New flex, switch and plug from €48, tested by hand.',
      domain: 'nightjar.example',
    },
    text: 'Lamp Repair in Galway',
    updatedAt: day(1),
    launch: {
      ...launch,
      dailyCost: 590,
      durationDays: 23,
      day: 21,
      endDate: day(23),
      spend: 11_820,
      clicks: 381,
    },
  },
  {
    id: 'l3',
    name: 'Lamps made in Ireland',
    platform: 'google',
    status: 'learning',
    search: {
      query: 'irish glass lamp',
      title: 'Glass Lamps Blown in Galway | Made to Last',
      description: 'Thirty-nine years at one bench. Dome, Wren and Halo in eleven colours.',
      domain: 'nightjar.example',
    },
    text: 'Glass Lamps Blown in Galway',
    updatedAt: day(17),
    launch: { ...launch, dailyCost: 580, day: 4, learning: { day: 4, most: 10 }, spend: 2_460, clicks: 52 },
  },
  {
    id: 'l4',
    name: 'Old lamp in, €20 off',
    platform: 'facebook',
    status: 'pending_approval',
    picture: trio,
    text: 'Bring an old lamp and take €20 off a new one.',
    updatedAt: day(20),
    launch: { ...launch, budget: 9_000, day: 0, submittedDate: day(20), spend: 0, clicks: 0 },
  },
  {
    id: 'l5',
    name: 'A long supper, gift set',
    platform: 'instagram',
    status: 'rejected',
    picture: supper,
    text: 'Give a long supper.',
    updatedAt: day(19),
    launch: {
      ...launch,
      budget: 12_000,
      day: 0,
      spend: 0,
      clicks: 0,
      credit: 14_280,
      reason: 'Your text mentions a personal trait.',
    },
  },
  {
    id: 'l6',
    name: 'Reading lamps, back to school',
    platform: 'facebook',
    status: 'stopped',
    picture: wren,
    text: 'A Dome on the desk, and homework is over sooner.',
    updatedAt: day(12),
    launch: { ...launch, day: 15, spend: 3_870, clicks: 96, credit: 4_120 },
  },
]
