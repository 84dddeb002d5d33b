import { expect, it } from 'vitest'
import { PageError } from '../../addresses/page-error.ts'
import { missingPage } from './missing-page.ts'

it('answers an address without a page by 404 and says so (ERR-06, OPN-75)', () => {
  const error = 'fail' in missingPage && missingPage.fail()
  expect(error).toBeInstanceOf(PageError)
  expect(error).toMatchObject({ status: 404, textKey: 'pageNotFoundDetail' })
})
