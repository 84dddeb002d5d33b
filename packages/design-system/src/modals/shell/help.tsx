import { helpNumbers, helpTopics } from '@aloft/messages/help-topics'
import type {} from '@aloft/messages/i18n'
import { useState } from 'react'
import { useTranslation } from '../../primitives/use-translation.ts'
import { Disclosure } from '../../primitives/disclosure.tsx'
import { ModalBody } from '../../primitives/modal-body.tsx'
import { Stack } from '../../primitives/stack.tsx'
import { TextField } from '../../primitives/text-field.tsx'
import { Text } from '../../primitives/text.tsx'
import { type Shortcut, ShortcutList } from './shortcuts.tsx'

/** Short answers to the first questions people have, with a search, and the keyboard shortcuts (OPN-07). */
export function HelpModal({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  const { t } = useTranslation()
  const [wanted, setWanted] = useState('')
  const found = helpTopics
    .map((topic) => ({
      topic,
      question: t(`help.topics.${topic}.question`, { product: t('productName') }),
      answer: t(`help.topics.${topic}.answer`, { product: t('productName'), ...helpNumbers }),
    }))
    .filter(({ question, answer }) => includesWords(`${question} ${answer}`, wanted))
  return (
    <ModalBody title={t('help.title')}>
      <TextField label={t('help.search')} name="help" type="search" value={wanted} onChange={setWanted} />
      <Stack gap={4} role="status" aria-label={t('help.found', { count: found.length })}>
        {found.map(({ topic, question, answer }) => (
          <Disclosure key={topic} summary={question}>
            <Text tone="soft">{answer}</Text>
          </Disclosure>
        ))}
        {found.length === 0 ? <Text tone="soft">{t('help.none')}</Text> : null}
      </Stack>
      <div>
        <Text weight="strong">{t('shortcuts.title')}</Text>
        <ShortcutList shortcuts={shortcuts} />
      </div>
    </ModalBody>
  )
}

/** Whether a text contains every typed word, in any order and case. */
function includesWords(text: string, typed: string): boolean {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return words.every((word) => text.toLowerCase().includes(word))
}
