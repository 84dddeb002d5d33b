import type {} from '@aloft/messages/i18n'
import { ToolIcon } from '@aloft/design-system/patterns/tool-icon'
import { useLinkComponent } from '@aloft/design-system/primitives/link'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import * as css from './ad-view-links.css.ts'

const adViews = ['gallery', 'list', 'timeline'] as const

export interface AdViewLinksProps {
  hrefs: Readonly<Record<(typeof adViews)[number], string>>
}

/** Leads to the same ads in other views. */
export function AdViewLinks({ hrefs }: AdViewLinksProps) {
  const { t } = useTranslation()
  const Anchor = useLinkComponent()
  return (
    <nav className={css.views} aria-label={t('overview.views.label')}>
      {adViews.map((view) => (
        <Anchor key={view} href={hrefs[view]} className={css.view} aria-label={t(`overview.views.${view}`)}>
          <ToolIcon name={view} />
        </Anchor>
      ))}
    </nav>
  )
}
