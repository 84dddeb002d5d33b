import type { ThemeName } from '@aloft/domain/core/theme-names'
import type { ReactNode } from 'react'
import { brandThemes } from '../theme/brand-theme.css.ts'
import * as css from './brand-theme.css.ts'

export interface BrandThemeProps {
  name: ThemeName
  children: ReactNode
  /** False if the content is laid out as if there were no theme. */
  hasBox?: boolean
}

/**
 * Applies a brand theme to the previews and page parts inside; the interface around them keeps its own
 * colors.
 */
export function BrandTheme({ name, children, hasBox = true }: BrandThemeProps) {
  return (
    <div className={hasBox ? brandThemes[name] : `${css.boxless} ${brandThemes[name]}`} data-theme={name}>
      {children}
    </div>
  )
}
