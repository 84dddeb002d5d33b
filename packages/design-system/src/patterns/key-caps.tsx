import * as css from './key-caps.css.ts'

/** Keys to press together, as shown on a keyboard. */
export function KeyCaps({ keys }: { keys: readonly string[] }) {
  return (
    <span className={css.keys}>
      {keys.map((key) => (
        <kbd key={key} className={css.key}>
          {key}
        </kbd>
      ))}
    </span>
  )
}
