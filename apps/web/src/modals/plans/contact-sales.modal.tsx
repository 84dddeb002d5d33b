import { ContactSalesModal as ContactSalesBody } from '@aloft/design-system/modals/account/contact-sales'
import { useCommand } from '../../queries/use-command.ts'
import { contactSales } from '../../wiring/plans/contact-sales.ts'

/** A message to the sales team (ACT-124). */
export function ContactSalesModal({ onClose }: { readonly onClose: () => void }) {
  const { isPending, isDone, result: failure, start } = useCommand(contactSales)
  return (
    <ContactSalesBody
      isPending={isPending}
      isSent={isDone && failure === null}
      failure={failure ?? undefined}
      onSend={(request) => void start(request)}
      onClose={onClose}
    />
  )
}
