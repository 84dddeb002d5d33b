import type { SeriousDeed } from '@aloft/domain/core/deletable-kinds'
import type {} from '@aloft/messages/i18n'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/button.tsx'
import { ModalBody } from '../../primitives/modal-body.tsx'
import { Text } from '../../primitives/text.tsx'
import { TextField } from '../../primitives/text-field.tsx'

export interface SeriousDeleteModalProps {
  deed: SeriousDeed
  /** What it is done to is called; nothing for one's own account. */
  name?: string
  /** To be typed to the letter before the button can be pressed (MOD-14 to MOD-16, OPN-66). */
  word: string
  /** The word as it was typed: what the call asks for as its confirmation. */
  onAnswer: (word: string) => void
  onClose: () => void
}

/** Asks before what cannot be undone, by a word that nobody types by mistake. */
export function SeriousDeleteModal({ deed, name = '', word, onAnswer, onClose }: SeriousDeleteModalProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const isConfirmed = typed === word
  return (
    <ModalBody
      title={t(`modals.seriousDelete.deeds.${deed}.title`, { name })}
      onSubmit={() => isConfirmed && onAnswer(typed)}
      actions={
        <>
          <Button onPress={onClose}>{t('modals.cancel')}</Button>
          <Button type="submit" variant="danger" isDisabled={!isConfirmed}>
            {t(`modals.seriousDelete.deeds.${deed}.submit`)}
          </Button>
        </>
      }
    >
      <Text tone="soft">{t(`modals.seriousDelete.deeds.${deed}.lead`)}</Text>
      <TextField
        label={t('modals.seriousDelete.label', { word })}
        name="confirmation"
        autoComplete="off"
        value={typed}
        onChange={setTyped}
      />
    </ModalBody>
  )
}
