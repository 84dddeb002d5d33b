import { expect, it } from 'vitest'
import { focusKeyOf, hasChat, pathsWithoutChat } from './focus-keys.rules.ts'

it('has a conversation of its own for onboarding and for a new ad (OPN-88)', () => {
  expect(focusKeyOf('/0/onboarding/details')).toBe('onboarding')
  expect(focusKeyOf('/0/create/new-ad')).toBe('newAd')
  for (const path of ['/0', '/0/list', '/0/onboarding', '/0/create/new-ads']) {
    expect(focusKeyOf(path)).toBe('default')
  }
})

it('has no chat on exactly eight pages (AST-07)', () => {
  expect(pathsWithoutChat).toHaveLength(8)
  expect(pathsWithoutChat.filter(hasChat)).toEqual([])
  expect(hasChat('/0/signup/done')).toBe(true)
  expect(hasChat('/0/list')).toBe(true)
})
