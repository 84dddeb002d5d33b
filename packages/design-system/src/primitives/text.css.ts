import { recipe } from '@vanilla-extract/recipes'
import { textSizes } from '../theme/scale.ts'
import { vars } from '../theme/theme.css.ts'
import { cutLine, textStyle } from '../theme/type.ts'

export const text = recipe({
  base: { overflowWrap: 'anywhere', textWrap: 'pretty' },
  variants: {
    size: Object.fromEntries(textSizes.map((size) => [size, textStyle(size)])) as Record<
      (typeof textSizes)[number],
      ReturnType<typeof textStyle>
    >,
    tone: {
      ink: { color: vars.ink },
      soft: { color: vars.inkSoft },
      faint: { color: vars.inkFaint },
      live: { color: vars.live },
      ending: { color: vars.ending },
      rejected: { color: vars.rejected },
      inherit: {},
    },
    weight: { regular: { fontWeight: 400 }, medium: { fontWeight: 550 }, strong: { fontWeight: 600 } },
    align: { start: {}, center: { textAlign: 'center' }, end: { textAlign: 'end' } },
    figures: { text: {}, tabular: { fontVariantNumeric: 'tabular-nums' } },
    wrap: {
      normal: {},
      cut: cutLine,
    },
  },
  defaultVariants: { size: 14, tone: 'ink', weight: 'regular' },
})
