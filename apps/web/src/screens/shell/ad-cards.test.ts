import { exampleBalloon, exampleComponentIds } from '@aloft/contract/balloons/balloons.examples'
import { exampleAdCreative } from '@aloft/contract/creatives/creatives.examples'
import type { Balloon } from '@aloft/domain/balloons/balloon.entity'
import { componentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import type { JsonValue } from '@aloft/domain/core/json'
import { exampleOverviewLaunch } from '@aloft/contract/launches/overview.schemas'
import { describe, expect, test } from 'vitest'
import { adCards, cardOfMaking, undrawnCreative, unfinishedAd } from './ad-cards.ts'
import { cardLaunch } from './overview-facts.ts'

const { _id, renderData } = exampleAdCreative
const drawn = { [_id]: { ...exampleAdCreative, renderData: { ...renderData, renderUrl: '/files/new.png' } } }

/** The example ad with a creative. */
function pictured(changed: Partial<Balloon> = {}): Balloon {
  const made = { value: _id, date: exampleBalloon.creationDate, isUserUpdate: false, authorId: null }
  const data = {
    ...exampleBalloon.data,
    [componentKey(exampleComponentIds.campaign, 'adCreativeId')]: [made],
  }
  return { ...exampleBalloon, data, ...changed }
}

const day = (date: number) => new Date(Date.UTC(2026, 10, date))

describe('a card', () => {
  test('shows the picture that came with the ad, else the one seen since', () => {
    expect(adCards([pictured({ pictureUrl: '/files/lamp.png' })], {})[0]?.picture).toBe('/files/lamp.png')
    expect(adCards([pictured()], drawn)[0]?.picture).toBe('/files/new.png')
    expect(adCards([pictured()], { [_id]: exampleAdCreative })[0]).not.toHaveProperty('picture')
    expect(adCards([exampleBalloon], drawn)[0]).not.toHaveProperty('picture')
  })

  test('shows the first text and the last change of an ad that is not archived', () => {
    const cards = adCards([pictured(), pictured({ id: 'archived', archiveDate: day(2) })], {})
    expect(cards).toMatchObject([
      { id: exampleBalloon.id, platform: 'facebook', text: expect.stringMatching(/lamp|Blown/) },
    ])
    expect(cards[0]?.updatedAt).toEqual(new Date('2026-11-01T09:20:00Z'))
  })
})

describe('a card of a launched ad', () => {
  const launch = cardLaunch(exampleOverviewLaunch, day(21))
  const launches = { [exampleBalloon.id]: launch }

  test('has its latest launch, unless it is a draft again', () => {
    expect(adCards([pictured({ status: 'running' })], {}, launches)[0]?.launch).toBe(launch)
    expect(adCards([pictured()], {}, launches)[0]).not.toHaveProperty('launch')
  })
})

test('a search ad has what people search for, and what they find', () => {
  const made = (value: JsonValue) => [
    { value, date: exampleBalloon.creationDate, isUserUpdate: false, authorId: null },
  ]
  const key = (name: 'type' | 'headline1' | 'headline2' | 'description1' | 'keywords') =>
    componentKey(exampleComponentIds.campaign, name)
  const google = pictured({
    platform: 'google',
    data: {
      ...exampleBalloon.data,
      [key('type')]: made('googleAdCampaign'),
      [key('headline1')]: made('Lamp repair in Galway'),
      [key('headline2')]: made('Rewired while you wait'),
      [key('description1')]: made('Any lamp, any age.'),
      [key('keywords')]: made(['lamp repair', 'rewire lamp']),
    },
  })
  expect(adCards([google], {})[0]?.search).toEqual({
    query: 'lamp repair',
    title: 'Lamp repair in Galway | Rewired while you wait',
    description: 'Any lamp, any age.',
    domain: 'nightjar.example',
  })
  expect(adCards([pictured()], {})[0]).not.toHaveProperty('search')
})

describe('an ad that is being made', () => {
  const young = pictured({ id: 'young', progress: 40 })

  test('is no card to open, but one that says how far it is', () => {
    expect(adCards([pictured(), young], {}).map(({ id }) => id)).toEqual([exampleBalloon.id])
    expect(unfinishedAd([pictured(), young])?.id).toBe('young')
    expect(cardOfMaking(young)).toEqual({ platform: 'facebook', progress: 40 })
  })

  test('is null if all are complete or archived', () => {
    expect(unfinishedAd([pictured(), { ...young, archiveDate: day(2) }])).toBeUndefined()
    expect(cardOfMaking(undefined)).toBeNull()
  })
})

describe('the picture to wait for', () => {
  test('is that of the newest ad, while it is not drawn', () => {
    const older = pictured({ id: 'older', pictureUrl: '/files/old.png', creationDate: day(1) })
    const newer = pictured({ id: 'newer', creationDate: day(2) })
    expect(undrawnCreative([newer, older], {})).toBe(_id)
    expect(undrawnCreative([older, newer], drawn)).toBeNull()
    expect(undrawnCreative([older, { ...newer, pictureUrl: '/files/lamp.png' }], {})).toBeNull()
    expect(undrawnCreative([older, { ...newer, archiveDate: day(3) }], {})).toBeNull()
  })

  test('is none for an ad without a creative, and without ads', () => {
    expect(undrawnCreative([exampleBalloon], {})).toBeNull()
    expect(undrawnCreative([], {})).toBeNull()
  })
})
