import { ErrorPageView } from '@aloft/views/shell/error-page.view'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { PageError } from '../../addresses/page-error.ts'

/** Shows the message if the error is one of ours (ERR-02); other errors' messages mean nothing to users. */
export function ErrorPage({
  error,
  status,
  reference,
}: {
  error: unknown
  status: number
  reference: string
}) {
  const { t } = useTranslation()
  const text = t(error instanceof PageError ? error.textKey : 'generic')
  return <ErrorPageView status={status} text={text} requestId={reference} homeHref="/" />
}
