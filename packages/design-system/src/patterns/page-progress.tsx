import * as css from './page-progress.css.ts'

/** At the head of a page that is about to be left: the next one is being fetched. Its title is said aloud once it is there. */
export function PageProgress() {
  return <div className={css.bar} aria-hidden="true" data-testid="page-progress" />
}
