import { Button } from '@aloft/design-system/primitives/button'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type {} from '@aloft/messages/i18n'
import Eraser from 'lucide-react/icons/eraser'
import Headset from 'lucide-react/icons/headset'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import * as css from './chat-header.css.ts'

export interface ChatHeaderProps {
  /** Answers come from rules, because no AI is set up. */
  isByRules: boolean
  /** A person answers instead of Loona. */
  isPerson: boolean
  /** Whether there's anything to clear. */
  canClear: boolean
  /** Left out while no person can be asked for; null where none ever is, as over a form. */
  onPerson?: (() => void) | null | undefined
  onSearch: () => void
  onClear: () => void
  onClose: () => void
}

/** Who answers, with the actions for the whole conversation (AST-02). */
export function ChatHeader({
  isByRules,
  isPerson,
  canClear,
  onPerson,
  onSearch,
  onClear,
  onClose,
}: ChatHeaderProps) {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const eraser = useRef<HTMLButtonElement>(null)
  const cancel = () => {
    setIsAsking(false)
    eraser.current?.focus()
  }
  const clear = () => {
    setIsAsking(false)
    onClear()
  }
  return (
    <header className={css.header}>
      {isPerson ? (
        <span className={css.support} aria-hidden="true">
          <Headset size={16} />
        </span>
      ) : (
        <span className={css.moon} aria-hidden="true" />
      )}
      <div className={css.who}>
        <h2 className={css.name}>{t(isPerson ? 'assistant.person.name' : 'assistant.name')}</h2>
        <p className={css.by}>
          {t(isPerson ? 'assistant.person.by' : isByRules ? 'assistant.byRules' : 'assistant.byAi')}
        </p>
      </div>
      {isPerson || onPerson === null ? null : (
        <button
          type="button"
          className={css.action}
          aria-label={t('assistant.person.ask')}
          title={t('assistant.person.ask')}
          aria-disabled={!onPerson || undefined}
          onClick={onPerson}
        >
          <Headset size={16} aria-hidden="true" />
        </button>
      )}
      <button
        type="button"
        className={css.action}
        aria-label={t('assistant.search')}
        title={t('assistant.search')}
        onClick={onSearch}
      >
        <Search size={16} aria-hidden="true" />
      </button>
      <button
        ref={eraser}
        type="button"
        className={css.action}
        aria-label={t('assistant.clear')}
        title={t('assistant.clear')}
        aria-disabled={!canClear || undefined}
        aria-expanded={isAsking}
        onClick={() => canClear && setIsAsking(true)}
      >
        <Eraser size={16} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={css.action}
        aria-label={t('assistant.close')}
        title={t('assistant.close')}
        onClick={onClose}
      >
        <X size={16} aria-hidden="true" />
      </button>
      {isAsking ? <ClearQuestion onClear={clear} onCancel={cancel} /> : null}
    </header>
  )
}

function ClearQuestion({ onClear, onCancel }: { onClear: () => void; onCancel: () => void }) {
  const { t } = useTranslation()
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => group.current?.querySelector('button')?.focus(), [])
  return (
    <div ref={group} className={css.question} role="group" aria-label={t('assistant.clearQuestion')}>
      <p className={css.ask}>{t('assistant.clearQuestion')}</p>
      <Button size="small" variant="quiet" onPress={onCancel}>
        {t('assistant.clearCancel')}
      </Button>
      <Button size="small" variant="danger" onPress={onClear}>
        {t('assistant.clearConfirm')}
      </Button>
    </div>
  )
}
