import * as css from './component-page.css.ts'

/** A sentence in which names between backticks are code. */
export function Prose({ children }: { children: string }) {
  return children.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <code key={index} className={css.code}>
        {part}
      </code>
    ) : (
      part
    ),
  )
}
