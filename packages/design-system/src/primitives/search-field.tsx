import { Command } from 'cmdk'
import { type ReactNode, type Ref, useState } from 'react'
import { Icon } from './icon.tsx'
import * as css from './search-field.css.ts'
import { Spinner } from './spinner.tsx'

export interface SearchFieldOption {
  id: string
  label: string
  /** Its kind, or the place it belongs to. */
  detail?: string
}

export interface SearchFieldProps {
  /** Names the field for people who can't see the content around it. */
  label: string
  placeholder: string
  query: string
  onQuery: (query: string) => void
  /** What was found for the query, the best first; null while it is looked for. */
  options: readonly SearchFieldOption[] | null
  /** Shown instead of the options if there are none: nothing was found, or the search failed. */
  note: ReactNode
  onChoose: (id: string) => void
  isDisabled?: boolean
  describedBy?: string | undefined
  ref?: Ref<HTMLInputElement>
}

/** A field that offers what it finds elsewhere while one types; arrows move in the list, Enter takes what is marked. */
export function SearchField({
  label,
  placeholder,
  query,
  onQuery,
  options,
  note,
  onChoose,
  isDisabled = false,
  describedBy,
  ref,
}: SearchFieldProps) {
  const [isOpen, setIsOpen] = useState(false)
  const isShown = isOpen && query.trim() !== ''
  // Enter must not take what is not to be seen.
  const offered = isShown ? (options ?? []) : []
  const choose = (id: string) => {
    onChoose(id)
    setIsOpen(false)
  }
  return (
    <Command
      label={label}
      loop
      shouldFilter={false}
      className={css.root}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsOpen(false)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isShown) return
        // A modal around it stays open.
        event.stopPropagation()
        setIsOpen(false)
      }}
    >
      <div className={css.frame}>
        <span className={css.mark}>{options === null && isShown ? <Spinner /> : <Icon name="search" />}</span>
        <Command.Input
          ref={ref}
          className={css.input}
          placeholder={placeholder}
          value={query}
          disabled={isDisabled}
          aria-describedby={describedBy}
          onValueChange={(next) => {
            onQuery(next)
            setIsOpen(true)
          }}
          onFocus={() => setIsOpen(true)}
        />
      </div>
      {/* A list box without options is none: in its place stands why there is nothing to choose. */}
      <Command.List className={css.list} label={label} hidden={offered.length === 0}>
        {offered.map(({ id, label: name, detail }) => (
          <Command.Item key={id} value={id} className={css.item} onSelect={() => choose(id)}>
            <span className={css.name}>{name}</span>
            {detail ? <span className={css.detail}>{detail}</span> : null}
          </Command.Item>
        ))}
      </Command.List>
      <div role="status" className={isShown && options?.length === 0 ? css.note : undefined}>
        {isShown && options?.length === 0 ? note : null}
      </div>
    </Command>
  )
}
