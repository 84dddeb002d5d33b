import { PageError } from '../../addresses/page-error.ts'
import type { Page } from '../../router/page-router.ts'

/** Every address that no page has, on a host of the product's own (ERR-06). */
export const missingPage: Page = {
  fail: () => new PageError('pageNotFoundDetail', 'no page has this address', 404),
}
