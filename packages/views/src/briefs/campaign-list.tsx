import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@aloft/design-system/primitives/button'
import { Icon } from '@aloft/design-system/primitives/icon'
import { Text } from '@aloft/design-system/primitives/text'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import { SaveState, type SaveStateProps } from '@aloft/design-system/patterns/save-state'
import { BriefSheet, type BriefSheetProps } from './brief-sheet.tsx'
import * as css from './campaign-list.css.ts'
import { useBriefWords } from './use-brief-words.ts'

/** A campaign brief of a list. */
export interface CampaignItem {
  id: string
  /** When it was last saved or archived; null before the first save. */
  date: Date | null
  sheet: Omit<BriefSheetProps, 'kind'>
  save?: SaveStateProps | null
  /** Puts it away, takes it back, or lets go of one that was never saved; left out for readers. */
  onMove?: (() => void) | undefined
}

export interface CampaignListProps {
  items: readonly CampaignItem[]
  /** `archived` ones can be restored. */
  variant?: 'current' | 'archived'
  /** The one whose fields are seen. */
  openId: string | null
  onOpen: (id: string | null) => void
}

/** How many are seen before the rest is asked for. */
const shownAtFirst = 10

/** Campaign briefs, newest first, each opening in place; many of them fold. */
export function CampaignList({ items, variant = 'current', openId, onOpen }: CampaignListProps) {
  const { t } = useTranslation()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? items : items.slice(0, shownAtFirst)
  return (
    <>
      <ul className={css.list}>
        {shown.map((item) => (
          <li key={item.id} className={css.item}>
            <Brief item={item} variant={variant} isOpen={item.id === openId} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {items.length > shownAtFirst ? (
        <div className={css.more}>
          <Button variant="quiet" onPress={() => setWhole(!isWhole)}>
            {isWhole
              ? t('briefs.campaigns.showFewer')
              : t('briefs.campaigns.showAll', { count: items.length })}
          </Button>
        </div>
      ) : null}
    </>
  )
}

interface BriefProps extends Pick<CampaignListProps, 'onOpen'> {
  item: CampaignItem
  variant: 'current' | 'archived'
  isOpen: boolean
}

function Brief({ item: { id, date, sheet, save, onMove }, variant, isOpen, onOpen }: BriefProps) {
  const { t } = useTranslation()
  const words = useBriefWords()
  const panel = useId()
  const wordsFor = (field: 'name' | 'goal' | 'offeringName') =>
    words.value(field, sheet.values[field] ?? null)
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
          onClick={() => onOpen(isOpen ? null : id)}
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
          <BriefSheet kind="campaign" {...sheet} />
        </div>
      ) : null}
    </>
  )
}

function Move({
  variant,
  isNew,
  name,
  onMove,
}: Pick<BriefProps, 'variant'> & { isNew: boolean; name: string; onMove: () => void }) {
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
