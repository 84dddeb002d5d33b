import { componentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import { expect, it } from 'vitest'
import { reasonWords } from '../../notifications/notification-words.ts'
import { reasonOf } from './platform-reason.ts'

const launch = {
  componentId: 'c1',
  platform: 'google',
  currency: 'EUR',
  variantTexts: null,
  variantCreativeId: null,
  snapshot: {
    [componentKey('c1', 'headline1')]: 'Lamps at last!!',
    [componentKey('c1', 'headline2')]: 'Lamps at last!!',
  },
} as const

it('says in words what a platform names by a rule alone, each thing once (LCH-06)', () => {
  const named = { rule: 'G06', text: null } as const
  const worded = { rule: 'G07', text: 'Your website does not open.' } as const
  const reason = reasonOf([named, worded, named], launch)
  expect(reason).toContainEqual({ rule: 'G06', details: expect.any(Object) })
  expect(reasonWords('en', reason ?? '')).toBe(
    'Google rejects repeated punctuation, such as “!!”.\nYour website does not open.',
  )
})

it('says nothing where a platform gives no reason', () => {
  expect(reasonOf([], launch)).toBeNull()
  expect(reasonOf([{ rule: null, text: null }], launch)).toBeNull()
})
