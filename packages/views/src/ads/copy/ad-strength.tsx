import type { CopyBasis } from '@aloft/domain/facts/copy-basis.entity'
import type {} from '@aloft/messages/i18n'
import { useId } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Ruler, rulerTicks } from '@aloft/design-system/primitives/ruler'
import type { Status } from '@aloft/design-system/theme/tokens'
import * as css from './ad-strength.css.ts'
import { leadTo } from './lead-to.ts'

export interface AdStrengthProps {
  strength: CopyBasis['strength']
  /** The field that improves the weakest part. */
  target: { readonly id: string; readonly name: string } | null
}

type Word = 'weak' | 'fair' | 'strong'
const tones: Readonly<Record<Word, Status>> = { weak: 'ending', fair: 'pending', strong: 'live' }
const ticks = 5

function wordFor(score: number): Word {
  if (score < 40) return 'weak'
  return score < 75 ? 'fair' : 'strong'
}

/** Our estimate of how strong an ad's texts are, in named parts, with the next improvement. */
export function AdStrength({ strength: { parts, next }, target }: AdStrengthProps) {
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <section className={css.frame} aria-labelledby={titleId}>
      <h4 id={titleId} className={css.title}>
        {t('copyBasis.strength.title')}
      </h4>
      <ul className={css.parts}>
        {parts.map(({ part, score }) => {
          const word = wordFor(score)
          const label = t(`copyBasis.strength.words.${word}`)
          return (
            <li key={part} className={css.part}>
              <span>{t(`copyBasis.strength.parts.${part}`)}</span>
              <span className={css.ticks} aria-hidden="true">
                <Ruler
                  ticks={rulerTicks(ticks, Math.round((score / 100) * ticks), false)}
                  tone={tones[word]}
                  label={label}
                />
              </span>
              <span className={css.word({ word })}>{label}</span>
            </li>
          )
        })}
      </ul>
      {next && target ? (
        <p className={css.next}>
          {t('copyBasis.strength.nextLead')}{' '}
          <a
            className={css.link}
            href={`#${target.id}`}
            onClick={(event) => {
              if (leadTo(target.id)) event.preventDefault()
            }}
          >
            {t(`copyBasis.strength.next.${next}`, { field: target.name })}
          </a>
        </p>
      ) : null}
      {next === null ? <p className={css.next}>{t('copyBasis.strength.allStrong')}</p> : null}
      <p className={css.note}>{t('copyBasis.strength.note')}</p>
    </section>
  )
}
