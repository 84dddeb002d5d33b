import { Command } from 'cmdk'
import { type ReactNode, type Ref, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from './icon.tsx'
import * as css from './search-field.css.ts'
import { Spinner } from './spinner.tsx'

export interface SearchFieldOption {
  id: string
  label: string
  /** Kind of the option, or the place it belongs to. */
  detail?: string
}

export interface SearchFieldProps {
  /** Names the field for people who can't see the content around it. */
  label: string
  placeholder: string
  query: string
  onQuery: (query: string) => void
  /** Results for the query, best first; null while the search runs. */
  options: readonly SearchFieldOption[] | null
  /** Shown instead of options: nothing was found, or the search failed. */
  note: ReactNode
  onChoose: (id: string) => void
  isDisabled?: boolean
  describedBy?: string | undefined
  ref?: Ref<HTMLInputElement>
}

/**
 * A field that suggests search results while the user types; arrows move through the list, Enter takes the
 * marked one.
 */
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
  // Enter must not take an option that isn't visible.
  const offered = isShown ? (options ?? []) : []
  const hasList = offered.length > 0
  const frame = useRef<HTMLDivElement>(null)
  // The library always calls its list expanded, and takes no other word for it.
  useLayoutEffect(() => {
    frame.current?.querySelector('input')?.setAttribute('aria-expanded', String(hasList))
  }, [hasList])
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
        // So that Escape doesn't close a modal around it.
        event.stopPropagation()
        setIsOpen(false)
      }}
    >
      <div ref={frame} className={css.frame}>
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
      {/* A list box must have options; without them, the note is shown instead. */}
      <Command.List className={css.list} label={label} hidden={!hasList}>
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
