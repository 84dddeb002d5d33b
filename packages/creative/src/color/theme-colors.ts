import type { Theme } from '@aloft/domain/creatives/theme.rules'
import type { BrandColors } from './palette.ts'

/** A theme's colors for creatives, for brands whose website shows none (CRE-16, FUN-06). */
export function themeColors({ primary, secondary }: Theme): BrandColors {
  return { primary, accent: secondary, background: '#ffffff', text: '#1c1c1c' }
}
