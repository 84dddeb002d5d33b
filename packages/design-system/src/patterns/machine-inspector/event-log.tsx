import type {} from '@aloft/messages/i18n'
import { useRef } from 'react'
import { useTranslation } from '../../primitives/use-translation.ts'
import { Button } from '../../primitives/button.tsx'
import { Heading } from '../../primitives/heading.tsx'
import { Stack } from '../../primitives/stack.tsx'
import { Text } from '../../primitives/text.tsx'
import * as css from './event-log.css.ts'
import { type InspectorEntry, statePath } from './inspector-data.ts'

export interface EventLogProps {
  /** Oldest first; shown newest first. */
  entries: readonly InspectorEntry[]
  /** Number of older events that are no longer kept. */
  dropped: number
  /** Index of the selected entry. */
  selected: number | null
  onSelect: (seq: number | null) => void
  onClear: () => void
  onExport: () => void
  onImport: (text: string) => void
}

/** The events of a machine; the log can be exported as a file and imported. */
export function EventLog({
  entries,
  dropped,
  selected,
  onSelect,
  onClear,
  onExport,
  onImport,
}: EventLogProps) {
  const { t } = useTranslation()
  const file = useRef<HTMLInputElement>(null)
  return (
    <Stack as="section" gap={12}>
      <div className={css.head}>
        <div className={css.title}>
          <Heading level={3} size={16}>
            {t('inspector.log.title')}
          </Heading>
        </div>
        <Button size="small" variant="quiet" isDisabled={entries.length === 0} onPress={onClear}>
          {t('inspector.log.clear')}
        </Button>
        <Button size="small" variant="quiet" isDisabled={entries.length === 0} onPress={onExport}>
          {t('inspector.log.export')}
        </Button>
        <Button size="small" variant="quiet" onPress={() => file.current?.click()}>
          {t('inspector.log.import')}
        </Button>
        <input
          ref={file}
          type="file"
          accept="application/json,.json"
          aria-label={t('inspector.log.importFile')}
          hidden
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            void chosen?.text().then(onImport)
            // So that the same file can be chosen again.
            target.value = ''
          }}
        />
      </div>
      {dropped > 0 ? (
        <Text size={13} tone="faint">
          {t('inspector.log.dropped', { count: dropped })}
        </Text>
      ) : null}
      {entries.length === 0 ? (
        <Text size={13} tone="soft">
          {t('inspector.log.empty')}
        </Text>
      ) : (
        <ol className={css.list} reversed>
          {entries.toReversed().map((entry) => (
            <Entry
              key={entry.seq}
              entry={entry}
              isSelected={entry.seq === selected}
              onSelect={() => onSelect(entry.seq === selected ? null : entry.seq)}
            />
          ))}
        </ol>
      )}
    </Stack>
  )
}

function Entry({
  entry: { seq, atMs, event, value, taken },
  isSelected,
  onSelect,
}: {
  entry: InspectorEntry
  isSelected: boolean
  onSelect: () => void
}) {
  const { t, i18n } = useTranslation()
  const seconds = (atMs / 1000).toLocaleString(i18n.language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    style: 'unit',
    unit: 'second',
    unitDisplay: 'narrow',
  })
  return (
    <li>
      <button type="button" className={css.entry} aria-pressed={isSelected} onClick={onSelect}>
        <span className={css.faint}>{seq}</span>
        <span className={css.faint}>{seconds}</span>
        <span>
          <span className={css.event}>{event.type}</span>
          <span className={css.state}>
            {taken.length > 0 ? statePath(value) : t('inspector.log.ignored')}
          </span>
        </span>
      </button>
    </li>
  )
}
