import type { AdNeed } from '@aloft/domain/ads/ad-readiness.rules'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Icon } from '@aloft/design-system/primitives/icon'
import * as css from './ad-needs.css.ts'

/** Something an ad needs beside its texts, and whether it is there. */
export interface NeedState {
  need: AdNeed
  isMissing: boolean
}

export interface AdNeedsProps {
  needs: readonly NeedState[]
}

/** Target of a link to a need. */
export function adNeedId(need: AdNeed): string {
  return `need-${need}`
}

/** The ad's picture and the page it's published as: each in its place, or why it blocks the launch (EDT-07). */
export function AdNeeds({ needs }: AdNeedsProps) {
  const { t } = useTranslation()
  return (
    <ul className={css.list} aria-label={t('editor.needs.label')}>
      {needs.map(({ need, isMissing }) => (
        <li key={need} id={adNeedId(need)} className={css.need} tabIndex={-1}>
          <span className={css.name}>{t(`editor.needs.${need}`)}</span>
          <span className={css.words({ isMissing })}>
            <span className={css.mark}>
              <Icon name={isMissing ? 'rejected' : 'check'} size={16} />
            </span>
            {t(isMissing ? `editor.needs.missing.${need}` : `editor.needs.ready.${need}`)}
          </span>
        </li>
      ))}
    </ul>
  )
}
