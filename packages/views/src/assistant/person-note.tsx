import { Button } from '@aloft/design-system/primitives/button'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { formatWeekdayTime } from '@aloft/messages/day-format'
import type {} from '@aloft/messages/i18n'
import type { ChatPerson } from './chat-content.ts'
import * as css from './person-note.css.ts'

export interface PersonNoteProps {
  person: ChatPerson
  onBack: () => void
}

/** Says that a person reads the conversation, what was passed on to them, and when they answer (AST-31). */
export function PersonNote({ person, onBack }: PersonNoteProps) {
  const { t, i18n } = useTranslation()
  const { page, brand, plan, errorReference, backDate, isReconnecting } = person
  const facts = [
    t('assistant.person.fact.conversation'),
    page && t('assistant.person.fact.page', { page }),
    brand && t('assistant.person.fact.brand', { brand }),
    plan && t('assistant.person.fact.plan', { plan }),
    errorReference && t('assistant.person.fact.error', { reference: errorReference }),
  ].filter((fact) => fact !== null && fact !== '')
  return (
    <section className={css.note} aria-label={t('assistant.person.note')}>
      <p className={css.when} role="status">
        {isReconnecting
          ? t('assistant.person.reconnecting')
          : backDate
            ? t('assistant.person.back', { when: formatWeekdayTime(backDate, i18n.language) })
            : t('assistant.person.here')}
      </p>
      <p className={css.known}>{t('assistant.person.known', { facts: facts.join(' · ') })}</p>
      <Button size="small" onPress={onBack}>
        {t('assistant.person.leave')}
      </Button>
    </section>
  )
}
