import { Stack } from '@aloft/design-system/primitives/stack'
import type { Angle } from '@aloft/domain/facts/angles.rules'
import type { CitedFact } from '@aloft/domain/facts/copy-basis.entity'
import type {} from '@aloft/messages/i18n'
import Quote from 'lucide-react/icons/quote'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Text } from '@aloft/design-system/primitives/text'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import * as css from './copy-basis.css.ts'
import { evidenceLines } from '../../scans/evidence-lines.ts'
import { PageLink } from '../../scans/page-link.tsx'

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

interface FactLineProps {
  fact: CitedFact
  words: string
  /** Before its words, for screen readers too. */
  lead: ReactNode
  /** After its source. */
  children?: ReactNode
}

/** A fact with its source: the words of a page and a link there, or the brief. */
function FactLine({ fact: { source }, words, lead, children }: FactLineProps) {
  const { t } = useTranslation()
  const isQuoted = source.from === 'website'
  const quote = isQuoted ? evidenceLines([source], []).quotes[0]?.quote : undefined
  return (
    <div className={css.line}>
      <span className={css.mark}>
        <Quote size={12} strokeWidth={2} aria-hidden="true" />
      </span>
      {lead}
      {quote === undefined ? (
        <span className={css.words} dir="auto">
          {words}
        </span>
      ) : (
        <q className={css.words} dir="auto">
          {quote}
        </q>
      )}
      <span className={css.side}>
        <span className={css.page}>
          {isQuoted ? <PageLink url={source.url} /> : t('copyBasis.fromBrief')}
        </span>
        {children}
      </span>
    </div>
  )
}

/** The appeal of an ad's text and the fact behind it: the words of the page it was read on, with a link there. */
export function CopyBasis({ field, angle, facts }: CopyBasisProps) {
  const { t } = useTranslation()
  const wordsOf = useFactWords()
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const ids = new Set(facts.map(({ id }) => id))
  const leads = (fact: CitedFact) => Number(fact.angle === angle)
  // An offer with its price is only listed once, and the text's appeal comes first.
  const shown = facts.filter(({ id }) => !ids.has(pricedId(id))).toSorted((a, b) => leads(b) - leads(a))
  const [first, ...rest] = shown
  if (angle === null || !first) {
    return (
      <div className={css.frame}>
        <Text size={12} tone="faint">
          {t('copyBasis.noFact')}
        </Text>
      </div>
    )
  }
  return (
    <div className={css.frame} data-part="basis">
      <FactLine
        fact={first}
        words={wordsOf(first)}
        lead={
          <span className={css.angle}>
            <VisuallyHidden>{t('copyBasis.restsOn', { field })} </VisuallyHidden>
            {t(`copyBasis.angles.${angle}`)}
          </span>
        }
      >
        {rest.length > 0 ? (
          <button
            type="button"
            className={css.more}
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {t('copyBasis.more', { count: rest.length })}
            <VisuallyHidden> {t('copyBasis.gap.of', { field })}</VisuallyHidden>
          </button>
        ) : null}
      </FactLine>
      {isOpen ? (
        <Stack as="ul" id={listId} gap={6}>
          {rest.map((fact) => (
            <li key={fact.id}>
              <FactLine
                fact={fact}
                words={wordsOf(fact)}
                lead={<span className={css.angle}>{t(`copyBasis.angles.${fact.angle}`)}</span>}
              />
            </li>
          ))}
        </Stack>
      ) : null}
    </div>
  )
}

/** Reserves the space of the first fact until it's known, so that nothing moves. */
export function CopyBasisWaiting() {
  return <div className={css.frame} />
}
