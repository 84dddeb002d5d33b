import { formatDay } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Icon } from '@aloft/design-system/primitives/icon'
import { Text } from '@aloft/design-system/primitives/text'
import * as css from './frame-bar.css.ts'
import { KeyCaps } from '@aloft/design-system/patterns/key-caps'

export interface FrameBarProps {
  /** Product time, shown as a full date. */
  today: Date
  onSearch: () => void
  /** The keys that open the search, as named on this keyboard. */
  searchKeys: readonly string[]
}

/** The row above a page with the date and the search. On a phone, both are elsewhere. */
export function FrameBar({ today, onSearch, searchKeys }: FrameBarProps) {
  const { t, i18n } = useTranslation()
  return (
    <div className={css.bar}>
      <Text size={13} tone="soft">
        {formatDay(today, i18n.language)}
      </Text>
      <button type="button" className={css.search} onClick={onSearch}>
        <Icon name="search" />
        <span className={css.words}>{t('palette.placeholder')}</span>
        <KeyCaps keys={searchKeys} />
      </button>
    </div>
  )
}
