import { Command } from 'cmdk'
import { type ReactNode, useState } from 'react'
import * as css from './search-list.css.ts'
import { matchesOf } from './search-matches.ts'

export interface SearchListItem {
  id: string
  label: string
  /** Second line, or what kind of thing it is. */
  detail?: string | undefined
  /** Words it is found by beside its label. */
  keywords?: readonly string[]
  icon: ReactNode
}

export interface SearchListGroup {
  id: string
  title: string
  items: readonly SearchListItem[]
}

export interface SearchListProps {
  /** Names the list for those who do not see it. */
  label: string
  placeholder: string
  /** Shown if nothing matches the typed text. */
  noMatch: string
  /** Beside the title of a group that has so many more items than are shown. */
  more: (count: number) => string
  groups: readonly SearchListGroup[]
  onChoose: (id: string) => void
}

/** So many items of a group are shown at once; the others are found by typing. */
const mostOfGroup = 20

/** A field over a list that grows shorter as one types; arrows move in it, Enter takes what is marked. */
export function SearchList({ label, placeholder, noMatch, more, groups, onChoose }: SearchListProps) {
  const [typed, setTyped] = useState('')
  const found = groups
    .map((group) => ({ ...group, ...matchesOf(group.items, typed, mostOfGroup) }))
    .filter(({ items }) => items.length > 0)
  const isEmpty = found.length === 0
  return (
    <Command label={label} loop shouldFilter={false} className={css.root}>
      <Command.Input className={css.input} placeholder={placeholder} value={typed} onValueChange={setTyped} />
      {/* A list box without options is none: in its place stands that there is nothing to list. */}
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
                // Two groups may lead to the same place.
                value={`${group.id} ${id}`}
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
