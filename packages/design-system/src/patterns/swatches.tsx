import { Text } from '../primitives/text.tsx'
import * as css from './swatches.css.ts'

export interface Swatch {
  /** `#rrggbb`, as measured. */
  hex: string
  /** What the color is used for. */
  label: string
}

/** A website's colors, each with its use and value. */
export function Swatches({ swatches }: { swatches: readonly Swatch[] }) {
  return (
    <ul className={css.list}>
      {swatches.map(({ hex, label }) => (
        <li key={`${label} ${hex}`} className={css.swatch}>
          <span className={css.color} style={{ background: hex }} />
          <Text as="span" size={12} weight="medium">
            {label}
          </Text>
          <Text as="span" size={12} tone="faint" figures="tabular">
            {hex.toUpperCase()}
          </Text>
        </li>
      ))}
    </ul>
  )
}
