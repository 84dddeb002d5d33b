import { describe, expect, it } from 'vitest'
import { adGaps, checkAd, hasChannel, isLaunchable, launchObstacles, needsOf } from './ad-readiness.rules.ts'

const google = {
  headline1: 'Blown in Galway',
  headline2: 'Lamps that last',
  headlined: 'Rewired free',
  description1: 'Table lamps, made to be mended.',
  description2: 'Open from Tuesday to Saturday.',
}

describe('Google', () => {
  const check = (texts: Partial<typeof google>) =>
    checkAd({ platform: 'google', texts, hasCreative: false, hasChannel: false })

  it('needs three headlines and two descriptions, and no picture', () => {
    expect(check(google)).toEqual({})
    expect(Object.keys(check({}))).toEqual(Object.keys(google))
  })

  it('takes no text twice, in whatever case', () => {
    expect(check({ ...google, headline2: ' blown in GALWAY ' })).toEqual({ headline2: 'repeatedText' })
    expect(check({ ...google, description2: google.description1 })).toEqual({ description2: 'repeatedText' })
    expect(check({ ...google, description1: google.headline1 })).toEqual({})
  })

  it('takes no text that is too long', () => {
    expect(check({ ...google, headlined: 'x'.repeat(31) })).toEqual({ headlined: 'textTooLong' })
  })
})

describe('Facebook', () => {
  const texts = { fbTitle: 'Wren', fbMessage: 'A small glass lamp.', fbDescription: 'From Galway' }

  it('needs headline, message, description, creative and channel', () => {
    const failures = checkAd({ platform: 'facebook', texts: {}, hasCreative: false, hasChannel: false })
    expect(Object.keys(failures).toSorted()).toEqual([
      'adCreativeId',
      'channel',
      'fbDescription',
      'fbMessage',
      'fbTitle',
    ])
    expect(checkAd({ platform: 'facebook', texts, hasCreative: true, hasChannel: true })).toEqual({})
  })

  it('needs a page of its own on an account of one’s own (EDT-08)', () => {
    expect(hasChannel('byoaa', null)).toBe(false)
    expect(hasChannel('byoaa', '')).toBe(false)
    expect(hasChannel('byoaa', 'p')).toBe(true)
    expect(hasChannel('provider', undefined)).toBe(true)
  })

  it('needs more than blanks', () => {
    const blank = { ...texts, fbTitle: '  ' }
    expect(checkAd({ platform: 'facebook', texts: blank, hasCreative: true, hasChannel: true })).toEqual({
      fbTitle: 'requiredValue',
    })
  })
})

it('needs a message and a creative on Instagram', () => {
  const failures = checkAd({ platform: 'instagram', texts: {}, hasCreative: false, hasChannel: false })
  expect(Object.keys(failures).toSorted()).toEqual(['adCreativeId', 'igMessage'])
})

it.each([
  ['google', []],
  ['facebook', ['adCreativeId', 'channel']],
  ['instagram', ['adCreativeId']],
] as const)('%s needs %j beside its texts', (platform, needs) => {
  expect(needsOf(platform)).toEqual(needs)
})

describe('what stands in the way of a launch', () => {
  const error = { key: 'headline1', severity: 'error' } as const
  const warning = { key: 'headline2', severity: 'warning' } as const

  it('is nothing where nothing failed and the linter only warns (EDT-12)', () => {
    expect(launchObstacles({ failures: {}, findings: [warning] })).toEqual([])
    expect(isLaunchable({ failures: {}, findings: [warning] })).toBe(true)
  })

  it.each(['adCreativeId', 'channel', 'headline1', 'igMessage'] as const)(
    'is there while %s fails (EDT-12)',
    (key) => {
      expect(isLaunchable({ failures: { [key]: 'requiredValue' }, findings: [] })).toBe(false)
    },
  )

  it('is there while the linter finds an error (EDT-12)', () => {
    expect(launchObstacles({ failures: {}, findings: [error, warning, { ...error, key: null }] })).toEqual([
      { kind: 'platformRule', count: 2 },
    ])
    expect(isLaunchable({ failures: {}, findings: [error] })).toBe(false)
  })

  it('is a field by its name where the platform only asks to fill it in', () => {
    const findings = (['payer', 'beneficiary', 'keywords'] as const).map((key) => ({ ...error, key }))
    expect(launchObstacles({ failures: {}, findings })).toEqual([
      { kind: 'payer', count: 1 },
      { kind: 'beneficiary', count: 1 },
      { kind: 'platformRule', count: 1 },
    ])
  })

  it('is listed by kind, and a failed text only once', () => {
    const failures = {
      headline1: 'textTooLong',
      headline2: 'requiredValue',
      headlined: 'requiredValue',
      adCreativeId: 'requiredValue',
    } as const
    expect(launchObstacles({ failures, findings: [error] })).toEqual([
      { kind: 'textTooLong', count: 1 },
      { kind: 'requiredValue', count: 2 },
      { kind: 'adCreativeId', count: 1 },
    ])
  })

  it('names the section and the field of each gap, in the order of the editor', () => {
    const failures = {
      plannedBudget: 'budgetTooLow',
      headline1: 'textTooLong',
      goalUrl: 'requiredValue',
      channel: 'requiredValue',
    } as const
    expect(
      adGaps({ failures, findings: [error, { ...error, key: 'keywords' }, { ...error, key: null }] }),
    ).toEqual([
      { section: 'content', field: 'headline1', kind: 'textTooLong' },
      { section: 'content', field: 'channel', kind: 'channel' },
      { section: 'content', field: null, kind: 'platformRule' },
      { section: 'targeting', field: 'keywords', kind: 'platformRule' },
      { section: 'goal', field: 'goalUrl', kind: 'goalUrl' },
      { section: 'budget', field: 'plannedBudget', kind: 'plannedBudget' },
    ])
  })
})
