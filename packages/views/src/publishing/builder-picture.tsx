import * as css from './builder-picture.css.ts'

/** What a step's picture shows: an entry of the menu or of a list, a line in code, a box to fill, or a button. */
export type BuilderScene = 'menu' | 'list' | 'code' | 'box' | 'button'

export interface BuilderPictureProps {
  scene: BuilderScene
}

const menu = [20, 32, 44, 56]
const lines = [18, 27, 36, 54, 63]
const lengths = [48, 36, 54, 42, 30]

/** Where to press or paste, drawn as a website builder's window; the step beside it says the same in words. */
export function BuilderPicture({ scene }: BuilderPictureProps) {
  return (
    <svg className={css.picture} viewBox="0 0 128 80" aria-hidden="true">
      <path className={css.quiet} d="M0 8a8 8 0 0 1 8-8h112a8 8 0 0 1 8 8v2H0z" />
      <path className={css.quiet} d="M0 10h34v70H8a8 8 0 0 1-8-8z" />
      {menu.map((y, entry) => (
        <rect
          key={y}
          className={scene === 'menu' && entry === 1 ? css.marked : css.faint}
          x="8"
          y={y}
          width={entry % 2 === 0 ? 18 : 20}
          height="4"
          rx="2"
        />
      ))}
      {scene === 'menu' ? <rect className={css.ring} x="4" y="27" width="28" height="14" rx="4" /> : null}
      {lines.map((y, line) =>
        scene === 'button' && line > 2 ? null : (
          <rect key={y} className={css.faint} x="44" y={y} width={lengths[line]} height="4" rx="2" />
        ),
      )}
      {scene === 'list' ? (
        <>
          <rect className={css.ring} x="40" y="23" width="80" height="12" rx="4" />
          <rect className={css.marked} x="44" y="27" width="36" height="4" rx="2" />
        </>
      ) : null}
      {scene === 'code' ? <rect className={css.marked} x="44" y="45" width="72" height="4" rx="2" /> : null}
      {scene === 'box' ? (
        <>
          <rect className={css.ring} x="42" y="41" width="78" height="12" rx="3" />
          <rect className={css.marked} x="46" y="45" width="58" height="4" rx="2" />
        </>
      ) : null}
      {scene === 'button' ? (
        <rect className={css.marked} x="84" y="56" width="34" height="14" rx="4" />
      ) : null}
    </svg>
  )
}
