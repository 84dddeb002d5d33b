import { Command, useCommandState } from 'cmdk'
import type { ReactNode } from 'react'
import * as css from './search-list.css.ts'

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
  /** Where nothing matches what was typed. */
  noMatch: string
  groups: readonly SearchListGroup[]
  onChoose: (id: string) => void
}

/** A field over a list that grows shorter as one types; arrows move in it, Enter takes what is marked. */
export function SearchList({ label, placeholder, noMatch, groups, onChoose }: SearchListProps) {
  return (
    <Command label={label} loop className={css.root}>
      <Command.Input className={css.input} placeholder={placeholder} />
      <Matches label={label} noMatch={noMatch}>
        {groups.map((group) => (
          <Command.Group key={group.id} heading={group.title} className={css.group}>
            {group.items.map(({ id, label: name, detail, keywords = [], icon }) => (
              <Command.Item
                key={id}
                value={id}
                keywords={[name, ...keywords]}
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
      </Matches>
    </Command>
  )
}

/** The list, or in its place that there is nothing to list: a list box without options is none. */
function Matches({ label, noMatch, children }: { label: string; noMatch: string; children: ReactNode }) {
  const isEmpty = useCommandState(({ filtered }) => filtered.count === 0)
  return (
    <>
      <Command.List className={css.list} label={label} hidden={isEmpty}>
        {children}
      </Command.List>
      <div role="status" className={isEmpty ? css.empty : undefined}>
        {isEmpty ? noMatch : null}
      </div>
    </>
  )
}
