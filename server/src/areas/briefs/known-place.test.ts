import type { BrandBrief } from '@aloft/domain/briefs/brief.entity'
import { expect, it } from 'vitest'
import { withKnownPlace } from './known-place.ts'

const brief: BrandBrief = {
  name: 'Lotus',
  summary: '',
  differentiators: [],
  audiences: [],
  language: null,
  location: '',
  websiteUrl: '',
  toneOfVoice: null,
}
const placeOf = async (given: Partial<BrandBrief>, description: string) =>
  (await withKnownPlace({ ...brief, ...given }, description)).location

it.each([
  ['en', 'Specialists in Thai massage near Brighton station.', 'Brighton, United Kingdom'],
  ['de', 'Thaimassage in Köln, direkt am Dom.', 'Köln, Deutschland'],
  [
    'de',
    'Wir fertigen in Handarbeit, in Leder und Holz, bei Freiburg im Breisgau.',
    'Freiburg im Breisgau, Deutschland',
  ],
  ['fr', 'Massage thaï près de Lyon.', 'Lyon, France'],
  ['en', 'Lessons in Yoga and in Pilates, at home or by video.', ''],
  ['de', 'Möbel in Stein und in Eiche.', ''],
] as const)('finds the town in words (%s): %s', async (language, description, place) => {
  expect(await placeOf({ language }, description)).toBe(place)
})

it('keeps a place that is on the map as it was written, and takes another for one that is not', async () => {
  expect(await placeOf({ location: 'Galway, County Galway, Ireland' }, '')).toBe(
    'Galway, County Galway, Ireland',
  )
  expect(await placeOf({ location: 'Thai', language: 'en' }, 'Massage in Brighton')).toBe(
    'Brighton, United Kingdom',
  )
  expect(await placeOf({ location: 'Thai' }, 'Massage')).toBe('')
})
