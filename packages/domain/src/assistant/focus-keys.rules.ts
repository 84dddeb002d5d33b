import { formKeys } from './focus/focus-questions.rules.ts'

/** Conversations of a user: each has a thread of its own (OPN-88). */
export const focusKeys = ['default', ...formKeys] as const
export type FocusKey = (typeof focusKeys)[number]

const keyByPath: Readonly<Record<string, FocusKey>> = {
  '/0/onboarding/details': 'onboarding',
  '/0/create/new-ad': 'newAd',
}

/** The conversation that belongs to a page. */
export function focusKeyOf(path: string): FocusKey {
  return keyByPath[path] ?? 'default'
}

/** A page whose chat shows a conversation. */
export function pathOfFocus(focusKey: FocusKey): `/0${string}` {
  const path = Object.keys(keyByPath).find((known) => keyByPath[known] === focusKey)
  return path ? (path as `/0/${string}`) : '/0'
}

/** Pages without a chat (AST-07). */
export const pathsWithoutChat = [
  '/0/render-asset',
  '/0/render-ad-preview',
  '/0/onboarding/signup',
  '/0/login',
  '/0/signup',
  '/0/create/plan',
  '/0/create/brand',
  '/0/create/overrides',
] as const

/** Whether a page has a chat. */
export function hasChat(path: string): boolean {
  return !(pathsWithoutChat as readonly string[]).includes(path)
}
