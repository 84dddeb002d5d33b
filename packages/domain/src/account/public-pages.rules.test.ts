import { expect, it } from 'vitest'
import { isPublicPath, publicPages } from './public-pages.rules.ts'

it.each(publicPages)('/0/%s needs no login', (page) => {
  expect(isPublicPath(`/0/${page}`)).toBe(true)
  expect(isPublicPath(`/0/${page}/`)).toBe(true)
})

it.each([
  '/',
  '/0',
  '/0/',
  '/0/list',
  '/0/login/more',
  '/0/onboarding/details',
  '/login',
  '/0//login',
  '/0/Login',
])('%s does', (path) => expect(isPublicPath(path)).toBe(false))
