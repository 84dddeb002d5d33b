import type { DeletionSectionProps } from '@aloft/views/account/deletion-section'
import { confirmationWords } from '@aloft/domain/core/params'
import { formatDate } from '@aloft/messages/date-format'
import { useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { ask } from '../../modals/ask.ts'
import { deleteAccount } from '../../wiring/account/account.ts'
import { sessionActor } from '../../wiring/account/session.ts'

const deletionWord = confirmationWords.deleteAccount

/**
 * Permanent deletion of the account: the confirmation word, the call, and when everything is erased (MOD-16,
 * OPN-66, OPN-67).
 */
export function useDeletion(): DeletionSectionProps {
  const { t } = useTranslation()
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle')
  const onDelete = async () => {
    const word = await ask('serious-delete', { action: 'deleteAccount', word: deletionWord })
    if (word !== deletionWord) return
    setState('pending')
    const date = await deleteAccount(word)
    if (!date) return setState('failed')
    await ask('warning-info', {
      title: t('accountPages.settings.deletion.doneTitle'),
      text: t('accountPages.settings.deletion.doneLead', { date: formatDate(date, 'dateTime') }),
    })
    sessionActor.send({ type: 'LOG_OUT' })
  }
  return {
    onDelete: () => void onDelete(),
    isPending: state === 'pending',
    failure: state === 'failed' ? 'generic' : undefined,
  }
}
