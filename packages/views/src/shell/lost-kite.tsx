import * as css from './lost-kite.css.ts'

const ticks = Array.from({ length: 27 }, (_, index) => index * 20)
const missing = 340

/** A kite that came off its ruler: the picture of a missing page. Decoration, hidden from screen readers. */
export function LostKite() {
  return (
    <svg className={css.picture} viewBox="0 0 522 300" aria-hidden="true">
      {ticks
        .filter((x) => x !== missing)
        .map((x) => (
          <path key={x} className={css.tick} d={`M${x + 1} 300v-14`} />
        ))}
      <path className={css.fallen} d="M332 297l26-7" />
      <path className={css.wind} d="M40 92h92c18 0 20-26 3-26-9 0-13 8-9 14M78 128h116M20 156h70" />
      <g transform="rotate(24 300 96)">
        <path d="M300 18 370 158h-48l-22-48z" fill="currentColor" />
        <path d="M300 18 230 158h39l31-48z" fill="currentColor" className={css.shade} />
      </g>
      <path
        className={css.thread}
        d="M294 109c-30 38-62 58-52 88 9 27 52 18 62-6 7-17-14-27-22-11-11 22 26 62 62 62 22 0 36-12 30-24-5-10-20-6-18 5 2 14 24 22 44 18"
      />
    </svg>
  )
}
