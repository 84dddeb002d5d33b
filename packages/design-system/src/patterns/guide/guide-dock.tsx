import type {} from '@aloft/messages/i18n'
import type { ReactNode } from 'react'
import { useTranslation } from '../../primitives/use-translation.ts'
import * as css from './guide-dock.css.ts'

export interface GuideDockProps {
  /** The rocket, and the checklist if it's open. */
  children: ReactNode
  /** On a phone, pages with controls at the bottom have no room for it. */
  isHiddenOnPhone?: boolean
}

/** The lower corner of the window, above the tabs of a phone. Presses beside its content reach the page. */
export function GuideDock({ children, isHiddenOnPhone = false }: GuideDockProps) {
  const { t } = useTranslation()
  return (
    <aside
      className={isHiddenOnPhone ? `${css.dock} ${css.hiddenOnPhone}` : css.dock}
      data-launcher=""
      aria-label={t('guide.dock')}
    >
      {children}
    </aside>
  )
}
