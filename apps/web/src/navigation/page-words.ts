import type { Translate } from '@aloft/messages/text-key'
import { pageNames, pathsOf } from '../addresses/page-names.ts'

/** The name of the page at a path; null if there's none. */
export function pageWords(t: Translate, path: string | null): string | null {
  const page = pageNames.find((name) => path !== null && pathsOf(name).includes(path))
  return page ? t(`pages.${page}`) : null
}
