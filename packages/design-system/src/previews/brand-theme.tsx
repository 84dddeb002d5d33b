import type { ThemeName } from '@aloft/domain/creatives/theme.rules'
import type { ReactNode } from 'react'
import { brandThemes } from '../theme/brand-theme.css.ts'
import * as css from './brand-theme.css.ts'

export interface BrandThemeProps {
  name: ThemeName
  children: ReactNode
}

/** Puts a brand theme in force for the previews and page parts within; the interface around them keeps its looks. */
export function BrandTheme({ name, children }: BrandThemeProps) {
  return (
    <div className={`${css.theme} ${brandThemes[name]}`} data-theme={name}>
      {children}
    </div>
  )
}
