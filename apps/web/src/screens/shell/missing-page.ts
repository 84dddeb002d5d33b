import type { RouteObject } from 'react-router'
import { i18n } from '../../wiring/core/i18n.ts'

/** Every address that no page has, on a host of the product's own (ERR-06). */
export const missingPage: RouteObject = {
  path: '*',
  loader: () => {
    throw new Response(i18n.t('pageNotFoundDetail'), { status: 404 })
  },
}
