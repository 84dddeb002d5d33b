import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { Icon } from '@aloft/design-system/primitives/icon'
import { Text } from '@aloft/design-system/primitives/text'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import { SaveState, type SaveStateProps } from '@aloft/design-system/patterns/save-state'
import type { BriefValues } from './brief-form.ts'
import * as css from './campaign-list.css.ts'
import { useBriefWords } from './use-brief-words.ts'

export interface CampaignListProps {
  /** Of all briefs, newest first. */
  ids: readonly string[]
  /** Draws a `CampaignBrief`; called for those in view alone. */
  renderBrief: (id: string) => ReactNode
}

export interface CampaignBriefProps {
  values: BriefValues
  /** When it was last saved or archived; null before the first save. */
  date: Date | null
  /** `archived` ones can be restored. */
  variant?: 'current' | 'archived'
  save?: SaveStateProps | null | undefined
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  /** Archives it, restores it, or discards one that was never saved; left out for readers. */
  onMove?: (() => void) | undefined
  /** Its fields, seen while it is open. */
  children: ReactNode
}

/** How many are seen before the rest is asked for. */
const shownAtFirst = 10

/** Campaign briefs, each opening in place; many of them fold. */
export function CampaignList({ ids, renderBrief }: CampaignListProps) {
  const { t } = useTranslation()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? ids : ids.slice(0, shownAtFirst)
  return (
    <>
      <ul className={css.list}>
        {shown.map((id) => (
          <li key={id} className={css.item}>
            {renderBrief(id)}
          </li>
        ))}
      </ul>
      {ids.length > shownAtFirst ? (
        <div className={css.more}>
          <Button variant="quiet" onPress={() => setWhole(!isWhole)}>
            {isWhole ? t('briefs.campaigns.showFewer') : t('briefs.campaigns.showAll', { count: ids.length })}
          </Button>
        </div>
      ) : null}
    </>
  )
}

/** One of them: its name and what it is about, then its fields. */
export function CampaignBrief(props: CampaignBriefProps) {
  const { values, date, variant = 'current', save, isOpen, onOpen, onMove, children } = props
  const { t } = useTranslation()
  const words = useBriefWords()
  const panel = useId()
  const wordsFor = (field: 'name' | 'goal' | 'offeringName') => words.value(field, values[field] ?? null)
  const name = wordsFor('name') || t('briefs.campaigns.unnamed')
  const day = date && formatDate(date, 'date')
  const facts = [
    wordsFor('goal'),
    wordsFor('offeringName'),
    day &&
      t(variant === 'archived' ? 'briefs.archived.archivedOn' : 'briefs.campaigns.changed', { date: day }),
  ].filter(Boolean)
  return (
    <>
      <div className={css.head}>
        <button
          type="button"
          className={css.opener}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          onClick={() => onOpen(!isOpen)}
        >
          <span className={css.arrow({ isOpen })}>
            <Icon name="chevron-down" />
          </span>
          <span className={css.words}>
            <bdi className={css.name}>{name}</bdi>
            {facts.length > 0 ? <span className={css.facts}>{facts.join(' · ')}</span> : null}
          </span>
        </button>
        <div className={css.tools}>
          {save ? <SaveState {...save} /> : null}
          {onMove ? <Move variant={variant} isNew={date === null} name={name} onMove={onMove} /> : null}
        </div>
      </div>
      {isOpen ? (
        <div id={panel} className={css.panel}>
          {date === null ? (
            <Text size={13} tone="soft">
              {t('briefs.campaigns.needs')}
            </Text>
          ) : null}
          {children}
        </div>
      ) : null}
    </>
  )
}

interface MoveProps {
  variant: 'current' | 'archived'
  isNew: boolean
  name: string
  onMove: () => void
}

function Move({ variant, isNew, name, onMove }: MoveProps) {
  const { t } = useTranslation()
  if (isNew) {
    return (
      <Button variant="quiet" size="small" onPress={onMove}>
        {t('briefs.campaigns.discard')}
      </Button>
    )
  }
  const isArchived = variant === 'archived'
  return (
    <Button variant="quiet" size="small" onPress={onMove}>
      <span aria-hidden="true">
        {t(isArchived ? 'briefs.archived.unarchive' : 'briefs.campaigns.archive')}
      </span>
      <VisuallyHidden>
        {t(isArchived ? 'briefs.archived.unarchiveOf' : 'briefs.campaigns.archiveOf', { name })}
      </VisuallyHidden>
    </Button>
  )
}
