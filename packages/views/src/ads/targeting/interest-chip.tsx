import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Icon } from '@aloft/design-system/primitives/icon'
import * as css from './place-chip.css.ts'

export interface InterestChipProps {
  name: string
  /** Left out if the interest is read-only. */
  onRemove?: (() => void) | undefined
}

/** An interest of an ad, with a button to remove it. */
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
