import {
  checkSalesMessage,
  maxPhoneLength,
  maxSalesMessageLength,
} from '@aloft/domain/plans/contact-sales.rules'
import type {} from '@aloft/messages/i18n'
import { useState } from 'react'
import { useTranslation } from '../../primitives/use-translation.ts'
import { FormModal } from '../../patterns/form-modal.tsx'
import { Button } from '../../primitives/button.tsx'
import { ModalBody } from '../../primitives/modal-body.tsx'
import { Notice } from '../../primitives/notice.tsx'
import { Text } from '../../primitives/text.tsx'
import { TextAreaField } from '../../primitives/text-area-field.tsx'
import { TextField } from '../../primitives/text-field.tsx'

export interface ContactSalesModalProps {
  /** Both trimmed; never while pending. */
  onSend: (request: { message: string; phone: string | null }) => void
  onClose: () => void
  isPending?: boolean
  /** The message has been sent. */
  isSent?: boolean
  failure?: 'generic' | 'tooMany' | undefined
}

/** A message to the sales team (ACT-124). */
export function ContactSalesModal(props: ContactSalesModalProps) {
  const { onSend, onClose, isPending = false, isSent = false, failure } = props
  const { t } = useTranslation()
  const [message, setMessage] = useState('')
  const [phone, setPhone] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const wrong = checkSalesMessage(message)
  const isPhoneTooLong = phone.trim().length > maxPhoneLength
  const submit = () => {
    setSubmitted(true)
    if (!wrong && !isPhoneTooLong && !isPending)
      onSend({ message: message.trim(), phone: phone.trim() || null })
  }
  if (isSent)
    return (
      <ModalBody
        title={t('modals.contactSales.sent')}
        actions={
          <Button variant="primary" onPress={onClose}>
            {t('modals.close')}
          </Button>
        }
      >
        <Text tone="soft">{t('modals.contactSales.sentLead')}</Text>
      </ModalBody>
    )
  return (
    <FormModal
      title={t('modals.contactSales.title')}
      submit={t(isPending ? 'modals.contactSales.pending' : 'modals.contactSales.submit')}
      isPending={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text tone="soft">{t('modals.contactSales.lead')}</Text>
      {failure && !isPending ? (
        <Notice tone="error">{t(`modals.contactSales.failures.${failure}`)}</Notice>
      ) : null}
      <TextAreaField
        label={t('modals.contactSales.message')}
        name="message"
        rows={5}
        value={message}
        onChange={setMessage}
        error={isSubmitted && wrong ? t(wrongText(wrong), { max: maxSalesMessageLength }) : undefined}
      />
      <TextField
        label={t('modals.contactSales.phone')}
        name="phone"
        type="tel"
        autoComplete="tel"
        optional={t('optional')}
        value={phone}
        onChange={setPhone}
        error={isPhoneTooLong ? t('modals.tooLong', { max: maxPhoneLength }) : undefined}
      />
    </FormModal>
  )
}

function wrongText(wrong: 'requiredValue' | 'textTooLong') {
  return wrong === 'requiredValue' ? wrong : 'modals.tooLong'
}
