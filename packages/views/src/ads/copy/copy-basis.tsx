import type { Angle } from '@aloft/domain/facts/angles.rules'
import type { CitedFact } from '@aloft/domain/facts/copy-basis.entity'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Icon } from '@aloft/design-system/primitives/icon'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import * as css from './copy-basis.css.ts'
import { Evidence } from '../../scans/evidence.tsx'

export interface CopyBasisProps {
  /** Name of the text's field. */
  field: string
  /** The text's appeal; null if it states no fact. */
  angle: Angle | null
  facts: readonly CitedFact[]
}

const pricedId = (id: string) => `${id}:price`
const pricedText = /^(?<name>.+): (?<least>≥ )?(?<price>[^:]+)$/u

/** A fact in the reader's words, such as "Seeded Rye, €5.90" for an offer with its price. */
function useFactWords(): (fact: CitedFact) => string {
  const { t } = useTranslation()
  return ({ id, text }) => {
    const { name, least, price } = (id.endsWith(':price') && pricedText.exec(text)?.groups) || {}
    if (name === undefined || price === undefined) return text
    return t(least ? 'copyBasis.pricedFrom' : 'copyBasis.priced', { name, price })
  }
}

/** The appeal of an ad's text and the facts it uses, in one line that opens their evidence. */
export function CopyBasis({ field, angle, facts }: CopyBasisProps) {
  const { t } = useTranslation()
  const wordsOf = useFactWords()
  const ids = new Set(facts.map(({ id }) => id))
  const leads = (fact: CitedFact) => Number(fact.angle === angle)
  // An offer with its price is only listed once, and the text's appeal comes first.
  const shown = facts.filter(({ id }) => !ids.has(pricedId(id))).toSorted((a, b) => leads(b) - leads(a))
  if (angle === null || shown.length === 0) return <p className={css.none}>{t('copyBasis.noFact')}</p>
  return (
    <details className={css.frame}>
      <summary className={css.line}>
        <VisuallyHidden>{t('copyBasis.restsOn', { field })} </VisuallyHidden>
        <span className={css.angle}>{t(`copyBasis.angles.${angle}`)}</span>
        <VisuallyHidden>: </VisuallyHidden>
        <span className={css.facts} dir="auto">
          {shown.map(wordsOf).join(' · ')}
        </span>
        <span className={css.arrow}>
          <Icon name="chevron-down" size={14} />
        </span>
      </summary>
      <ul className={css.list}>
        {shown.map((fact) => (
          <li key={fact.id} className={css.fact}>
            <p className={css.words} dir="auto">
              {wordsOf(fact)}
            </p>
            {fact.source.from === 'website' ? (
              <Evidence evidence={[fact.source]} values={[fact.text, wordsOf(fact)]} />
            ) : (
              <p className={css.brief}>{t('copyBasis.fromBrief')}</p>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Reserves the line's space until its content is known, so that nothing moves. */
export function CopyBasisWaiting() {
  return <div className={css.waiting} />
}
