import * as css from './page-progress.css.ts'

/** Shown at the top while the next page loads. The page's title is announced once it's there. */
export function PageProgress() {
  return <div className={css.bar} aria-hidden="true" data-testid="page-progress" />
}
