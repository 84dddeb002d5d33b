import type {} from '@aloft/messages/i18n'
import { useState } from 'react'
import { useTranslation } from '../../primitives/use-translation.ts'
import { Button } from '../../primitives/button.tsx'
import { Heading } from '../../primitives/heading.tsx'
import { Stack } from '../../primitives/stack.tsx'
import { Row } from '../../primitives/row.tsx'
import { Text } from '../../primitives/text.tsx'
import { TextAreaField } from '../../primitives/text-area-field.tsx'
import * as css from './event-sender.css.ts'
import type { InspectorEvent } from './inspector-data.ts'

export type SendProblem = 'notJson' | 'notAnObject' | 'notTaken'

export interface EventSenderProps {
  events: readonly InspectorEvent[]
  /** Sends an event with its payload as JSON; returns why it was not sent. */
  onSend: (type: string, payload: string) => SendProblem | undefined
  /** Disables sending, for example while a log is replayed. */
  isDisabled?: boolean
}

/** Sends the machine's events by hand. An event with a payload is filled in first. */
export function EventSender({ events, onSend, isDisabled = false }: EventSenderProps) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState<{ type: string; payload: string } | null>(null)
  const [problem, setProblem] = useState<SendProblem>()
  const open = (next: typeof draft) => {
    setDraft(next)
    setProblem(undefined)
  }
  const send = (type: string, payload: string) => {
    const found = onSend(type, payload)
    setProblem(found)
    if (!found) setDraft(null)
  }
  return (
    <Stack as="section" gap={12}>
      <Stack gap={4}>
        <Heading level={3} size={16}>
          {t('inspector.events.title')}
        </Heading>
        <Text size={13} tone="soft">
          {events.length > 0 ? t('inspector.events.lead') : t('inspector.events.none')}
        </Text>
      </Stack>
      <ul className={css.list}>
        {events.map(({ type, isPossible, example }) => (
          <li key={type}>
            <Button
              size="small"
              isDisabled={isDisabled || !isPossible}
              onPress={() => (example ? open({ type, payload: example }) : send(type, ''))}
            >
              {example ? `${type} …` : type}
            </Button>
          </li>
        ))}
      </ul>
      {draft && !isDisabled ? (
        <form
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault()
            send(draft.type, draft.payload)
          }}
        >
          <TextAreaField
            label={t('inspector.events.payload', { event: draft.type })}
            name="payload"
            rows={4}
            value={draft.payload}
            error={problem && t(`inspector.events.${problem}`, { event: draft.type })}
            onChange={(payload) => setDraft({ ...draft, payload })}
          />
          <Row gap={8}>
            <Button type="submit" variant="primary" size="small">
              {t('inspector.events.send', { event: draft.type })}
            </Button>
            <Button variant="quiet" size="small" onPress={() => open(null)}>
              {t('inspector.events.cancel')}
            </Button>
          </Row>
        </form>
      ) : null}
    </Stack>
  )
}
