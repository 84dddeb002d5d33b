import { Command } from 'cmdk'
import { type ReactNode, useState } from 'react'
import * as css from './search-list.css.ts'
import { matchesOf } from './search-matches.ts'

export interface SearchListItem {
  id: string
  label: string
  /** Second line, or the kind of item. */
  detail?: string | undefined
  /** Words besides the label that find it. */
  keywords?: readonly string[]
  icon: ReactNode
}

export interface SearchListGroup {
  id: string
  title: string
  items: readonly SearchListItem[]
  /** Its items are too many to look through: they're shown once something is typed. */
  isForSearch?: boolean
  /** Its items are sentences, where letters in any order would find too much: whole words or their beginnings are. */
  hasSentences?: boolean
}

export interface SearchListProps {
  /** Name of the list for screen readers. */
  label: string
  placeholder: string
  /** Shown if nothing matches the typed text. */
  noMatch: string
  /** Shown beside a group's title if the group has more items than are shown. */
  more: (count: number) => string
  groups: readonly SearchListGroup[]
  onChoose: (id: string) => void
}

/** Items of a group shown at once; the others are found by typing. */
const mostOfGroup = 20

/** A list filtered by a text field; arrows move through it, Enter takes the marked item. */
export function SearchList({ label, placeholder, noMatch, more, groups, onChoose }: SearchListProps) {
  const [typed, setTyped] = useState('')
  const found = groups
    .filter(({ isForSearch = false }) => !isForSearch || typed.trim() !== '')
    .map((group) => ({ ...group, ...matchesOf(group.items, typed, mostOfGroup, group.hasSentences) }))
    .filter(({ items }) => items.length > 0)
  const isEmpty = found.length === 0
  return (
    <Command label={label} loop shouldFilter={false} className={css.root}>
      <Command.Input className={css.input} placeholder={placeholder} value={typed} onValueChange={setTyped} />
      {/* A list box must have options; without them, the note that nothing matches is shown instead. */}
      <Command.List className={css.list} label={label} hidden={isEmpty}>
        {found.map((group) => (
          <Command.Group
            key={group.id}
            heading={group.more > 0 ? `${group.title} · ${more(group.more)}` : group.title}
            className={css.group}
          >
            {group.items.map(({ id, label: name, detail, icon }) => (
              <Command.Item
                key={id}
                // Two groups can have items with the same destination. With the typed text, an item that
                // was gone and is back is marked again, so that the list names the element that is there now.
                value={`${group.id} ${id} ${typed}`}
                className={css.item}
                onSelect={() => onChoose(id)}
              >
                {icon}
                <span className={css.name}>{name}</span>
                {detail ? <span className={css.detail}>{detail}</span> : null}
              </Command.Item>
            ))}
          </Command.Group>
        ))}
      </Command.List>
      <div role="status" className={isEmpty ? css.empty : undefined}>
        {isEmpty ? noMatch : null}
      </div>
    </Command>
  )
}
