import { PlainFrame } from '@aloft/views/frame/plain-frame'
import { NotHereView } from '@aloft/views/shell/not-here.view'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { PageName } from '../../addresses/page-names.ts'
import { usePageTitle } from '../../navigation/use-page-title.ts'

/**
 * The page for every address whose feature doesn't exist yet; it names what is missing. `isAlone` leaves out
 * the frame.
 */
export function NotHereScreen({ page, isAlone }: { page: PageName; isAlone: boolean }) {
  const { t } = useTranslation()
  const name = t(`pages.${page}`)
  usePageTitle(name)
  const view = <NotHereView name={name} homeHref="/0" />
  return isAlone ? <PlainFrame homeHref="/0">{view}</PlainFrame> : view
}
