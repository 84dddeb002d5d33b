import type { RouteObject } from 'react-router'
import { i18n } from '../../wiring/core/i18n.ts'

/** Every unknown address on one of the product's hosts (ERR-06). */
export const missingPage: RouteObject = {
  path: '*',
  loader: () => {
    throw new Response(i18n.t('pageNotFoundDetail'), { status: 404 })
  },
}
