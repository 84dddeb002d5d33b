import type {} from '@aloft/messages/i18n'
import { useId } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Icon } from '@aloft/design-system/primitives/icon'
import * as css from './logo-choice.css.ts'
import { sizedPicture } from '@aloft/design-system/primitives/sized-picture'

export interface LogoChoiceProps {
  /** Addresses, best first. */
  logos: readonly string[]
  chosen: string | null
  /** Left out if the logos are read-only. */
  onChoose?: ((url: string) => void) | undefined
}

/** The logos of a brand. If there's an alternative to the chosen one, the user can choose. */
export function LogoChoice({ logos, chosen, onChoose }: LogoChoiceProps) {
  const { t } = useTranslation()
  const name = useId()
  const alt = (index: number) => t('onboarding.measured.logo', { number: index + 1, count: logos.length })
  if (!onChoose || logos.every((url) => url === chosen)) {
    return (
      <div className={css.tiles}>
        {logos.map((url, index) => (
          <span key={url} className={css.tile}>
            <img className={css.logo} {...sizedPicture(url, '72px')} alt={alt(index)} />
          </span>
        ))}
      </div>
    )
  }
  return (
    <div className={css.tiles} role="radiogroup" aria-label={t('onboarding.measured.logoChoice')}>
      {logos.map((url, index) => (
        <label key={url} className={css.tile}>
          <input
            className={css.radio}
            type="radio"
            name={name}
            value={url}
            checked={url === chosen}
            onChange={() => onChoose(url)}
          />
          <img className={css.logo} {...sizedPicture(url, '72px')} alt={alt(index)} />
          {url === chosen ? (
            <span className={css.chosen}>
              <Icon name="check" size={14} />
            </span>
          ) : null}
        </label>
      ))}
    </div>
  )
}
