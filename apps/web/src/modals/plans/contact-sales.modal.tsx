import { ContactSalesModal as ContactSalesBody } from '@aloft/design-system/modals/account/contact-sales'
import { useState } from 'react'
import { contactSales } from '../../wiring/plans/contact-sales.ts'

/** A message to the sales team (ACT-124). */
export function ContactSalesModal({ onClose }: { readonly onClose: () => void }) {
  const [state, setState] = useState<'writing' | 'pending' | 'sent' | 'generic' | 'tooMany'>('writing')
  const send = async (request: Parameters<typeof contactSales>[0]) => {
    setState('pending')
    setState((await contactSales(request)) ?? 'sent')
  }
  return (
    <ContactSalesBody
      isPending={state === 'pending'}
      isSent={state === 'sent'}
      failure={state === 'generic' || state === 'tooMany' ? state : undefined}
      onSend={(request) => void send(request)}
      onClose={onClose}
    />
  )
}
