import { describe, expect, it } from 'vitest'
import { adPlatforms } from '../ideas/platforms.rules.ts'
import { isShownAt, placeRemark, previewBoards, previewPlaces } from './preview-places.rules.ts'

describe('previewBoards', () => {
  it.each(adPlatforms)('show every place of %s on one board', (platform) => {
    const onBoards = previewBoards[platform].map(({ places }) => [
      ...new Set(places.map(({ place }) => place)),
    ])
    expect(onBoards.flat().toSorted()).toEqual(previewPlaces[platform].toSorted())
  })

  it.each(adPlatforms)('begin with what %s itself shows', (platform) => {
    expect(previewPlaces[platform][0]).toBe(platform)
    expect(previewBoards[platform][0]?.places[0]?.place).toBe(platform)
    expect(isShownAt(platform, platform)).toBe(true)
  })
})

describe('placeRemark', () => {
  const remark = (
    failures: object,
    ...findings: { key: 'fbTitle' | 'fbMessage'; severity: 'error' | 'warning' }[]
  ) =>
    previewPlaces.facebook.map(
      (place) => [place, placeRemark('facebook', place, { failures, findings })] as const,
    )
  const of = (...places: readonly (readonly [string, string | null])[]) =>
    places.flatMap(([place, state]) => (state ? [[place, state]] : []))

  it('is about the places that show the text, and about no place of another platform', () => {
    expect(of(...remark({}, { key: 'fbTitle', severity: 'warning' }))).toEqual([
      ['facebook', 'warn'],
      ['rightColumn', 'warn'],
    ])
    expect(of(...remark({}, { key: 'fbMessage', severity: 'error' }))).toEqual([
      ['facebook', 'bad'],
      ['story', 'bad'],
      ['reel', 'bad'],
    ])
  })

  it('puts what keeps an ad from its launch before a suggestion', () => {
    const failures = { fbMessage: 'requiredValue' }
    expect(of(...remark(failures, { key: 'fbTitle', severity: 'warning' }))).toEqual([
      ['facebook', 'bad'],
      ['story', 'bad'],
      ['reel', 'bad'],
      ['rightColumn', 'warn'],
    ])
  })

  it('is about every place where the picture is missing', () => {
    const places = remark({ adCreativeId: 'requiredValue' }).filter(([, state]) => state === 'bad')
    expect(places.map(([place]) => place)).toEqual(['facebook', 'story', 'reel', 'rightColumn'])
  })
})
