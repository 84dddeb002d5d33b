import type {} from '@aloft/messages/i18n'
import { useTranslation } from 'react-i18next'
import { Icon } from '@aloft/design-system/primitives/icon'
import * as css from './place-chip.css.ts'

export interface InterestChipProps {
  name: string
  /** Without it the interest only shows. */
  onRemove?: (() => void) | undefined
}

/** An interest of an ad, and a way to take it out. */
export function InterestChip({ name, onRemove }: InterestChipProps) {
  const { t } = useTranslation()
  return (
    <li className={css.chip()}>
      <span className={css.name}>{name}</span>
      {onRemove ? (
        <button
          type="button"
          className={css.remove}
          aria-label={t('targeting.interests.remove', { interest: name })}
          onClick={onRemove}
        >
          <Icon name="close" size={14} />
        </button>
      ) : null}
    </li>
  )
}
