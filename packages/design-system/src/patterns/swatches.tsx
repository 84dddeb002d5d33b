import { Text } from '../primitives/text.tsx'
import * as css from './swatches.css.ts'

export interface Swatch {
  /** `#rrggbb`, as measured. */
  hex: string
  /** What the colour is used for. */
  label: string
}

/** Colours of a website, each with its use and its value. */
export function Swatches({ swatches }: { swatches: readonly Swatch[] }) {
  return (
    <ul className={css.list}>
      {swatches.map(({ hex, label }) => (
        <li key={`${label} ${hex}`} className={css.swatch}>
          <span className={css.colour} style={{ background: hex }} />
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
