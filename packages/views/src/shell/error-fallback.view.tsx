import { shell } from '@aloft/messages/en/shell'
import * as css from './error-page.css.ts'

export interface ErrorFallbackViewProps {
  homeHref: string
}

/** Shown if the error page itself fails (ERR-04): it needs neither router nor translation. */
export function ErrorFallbackView({ homeHref }: ErrorFallbackViewProps) {
  return (
    <main className={css.page} lang="en">
      <p>{shell.errorPageFailed}</p>
      <a className={css.plainLink} href={homeHref}>
        {shell.home}
      </a>
    </main>
  )
}
