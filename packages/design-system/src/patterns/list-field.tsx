import type {} from '@aloft/messages/i18n'
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from '../primitives/use-translation.ts'
import { Icon } from '../primitives/icon.tsx'
import { Skeleton } from '../primitives/skeleton.tsx'
import * as css from './list-field.css.ts'

export interface ListFieldProps {
  /** Names the group and every text in it. */
  label: string
  items: readonly string[]
  /** A text may be empty while it's being written; empty ones are removed when the focus leaves. */
  onChange: (items: string[]) => void
  /** `lines` for sentences, `chips` for a few words each. */
  variant?: 'lines' | 'chips'
  /** Placeholder of the next text's input. */
  placeholder: string
  /** More texts are still being found. */
  isAwaited?: boolean
  /** Limit of a text, in characters. */
  maxLength?: number
  maxItems?: number
}

const isWritten = (text: string) => text.trim() !== ''

/**
 * A list of short texts. Enter moves to the next text, or adds a new one at the end; Backspace removes an empty text;
 * several pasted lines become several texts.
 */
export function ListField({
  label,
  items,
  onChange,
  variant: wanted = 'lines',
  placeholder,
  isAwaited = false,
  maxLength = Infinity,
  maxItems = Infinity,
}: ListFieldProps) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const adder = useRef<HTMLInputElement>(null)
  // Without other entries, the input is aligned with the fields above and below.
  const variant = items.length === 0 && !isAwaited ? 'lines' : wanted

  const focusItem = (index: number) => {
    const next = list.current?.querySelectorAll('textarea')[index]
    ;(next ?? adder.current)?.focus()
  }
  const add = (texts: readonly string[]) => {
    const given = texts.map((text) => text.trim().slice(0, maxLength))
    const added = given.filter((text) => isWritten(text) && !items.includes(text))
    if (added.length > 0) onChange([...items, ...added].slice(0, maxItems))
    setDraft('')
  }
  const leaveItem = () => {
    if (!items.every(isWritten)) onChange(items.filter(isWritten))
  }
  const remove = (index: number) => {
    if (index === items.length - 1) adder.current?.focus()
    onChange(items.filter((_, other) => other !== index))
  }
  const keyInItem = (event: KeyboardEvent, index: number) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      focusItem(index + 1)
    } else if (event.key === 'Backspace' && items[index] === '') {
      event.preventDefault()
      focusItem(index === 0 ? items.length : index - 1)
    }
  }
  const keyInDraft = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      add([draft])
    } else if (event.key === 'Escape') setDraft('')
    else if (event.key === 'Backspace' && draft === '' && items.length > 0) {
      event.preventDefault()
      focusItem(items.length - 1)
    }
  }
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text')
    if (!pasted.trim().includes('\n')) return
    event.preventDefault()
    add([...(draft ? [draft] : []), ...pasted.split('\n')])
  }

  return (
    <ul ref={list} className={css.list({ variant })} aria-label={label} aria-busy={isAwaited || undefined}>
      {items.map((text, index) => (
        <li key={index} className={css.item({ variant })}>
          <textarea
            className={css.text({ variant })}
            dir="auto"
            rows={1}
            value={text}
            aria-label={t('onboarding.list.item', { label, number: index + 1, count: items.length })}
            onChange={(event) => {
              const next = event.target.value.replaceAll(/\s*\n\s*/g, ' ').slice(0, maxLength)
              onChange(items.map((other, place) => (place === index ? next : other)))
            }}
            onKeyDown={(event) => keyInItem(event, index)}
            onBlur={leaveItem}
          />
          <button
            type="button"
            className={css.remove}
            aria-label={t('onboarding.list.remove', { text })}
            onClick={() => remove(index)}
          >
            <Icon name="close" size={14} />
          </button>
        </li>
      ))}
      {isAwaited && items.length === 0 ? (
        <li className={css.waiting({ variant })}>
          {variant === 'lines' ? (
            <Skeleton width="74%" height={12} />
          ) : (
            <>
              <Skeleton width={148} height={32} />
              <Skeleton width={116} height={32} />
            </>
          )}
        </li>
      ) : null}
      <li className={css.adder({ variant, isAlone: items.length === 0 && !isAwaited })}>
        <span className={css.plus}>
          <Icon name="plus" size={14} />
        </span>
        <input
          ref={adder}
          className={css.draft}
          dir="auto"
          value={draft}
          placeholder={placeholder}
          aria-label={t('onboarding.list.add', { label })}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={keyInDraft}
          onPaste={paste}
          onBlur={() => add([draft])}
        />
      </li>
    </ul>
  )
}
