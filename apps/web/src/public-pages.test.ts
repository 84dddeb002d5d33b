import { publicPages } from '@aloft/domain/account/public-pages.rules'
import { expect, it } from 'vitest'
import { pathsOf } from './page-names.ts'
import { routes } from './routes.ts'

it('has the routes open that the session takes for open, and no other page of the product (RTE-18)', () => {
  const open = routes.filter(({ isPublic }) => isPublic).map(({ page }) => page)
  expect(open.filter((page) => page !== 'content-not-found').toSorted()).toEqual(
    publicPages.filter((page) => page !== 'dev').toSorted(),
  )
  expect(publicPages.flatMap((page) => pathsOf(page))).toEqual(publicPages.map((page) => `/0/${page}`))
})
