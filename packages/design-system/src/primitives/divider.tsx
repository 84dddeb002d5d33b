import * as css from './divider.css.ts'

/** A hairline between two subjects. */
export function Divider() {
  return <hr className={css.divider} />
}
