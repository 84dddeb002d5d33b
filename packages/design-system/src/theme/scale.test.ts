import { expect, it } from 'vitest'
import { breakpoints, media } from './scale.ts'

it('is a phone up to 599 px, a tablet from 600 on and a desktop from 1300 on (RTE-26)', () => {
  expect(breakpoints).toMatchObject({ tablet: 600, desktop: 1300 })
  expect(media.phone).toBe('(max-width: 599px)')
  expect(media.belowDesktop).toBe('(max-width: 1299px)')
})
