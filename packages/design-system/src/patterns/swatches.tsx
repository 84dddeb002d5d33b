import { Grid } from '../primitives/grid.tsx'
import { Stack } from '../primitives/stack.tsx'
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
    <Grid as="ul" columnWidth={72} gap={8} rowGap={12}>
      {swatches.map(({ hex, label }) => (
        <Stack key={`${label} ${hex}`} as="li" gap={0}>
          <span className={css.color} style={{ background: hex }} />
          <Text as="span" size={12} weight="medium">
            {label}
          </Text>
          <Text as="span" size={12} tone="faint" figures="tabular">
            {hex.toUpperCase()}
          </Text>
        </Stack>
      ))}
    </Grid>
  )
}
