import type { AriaAttributes, ReactNode } from 'react'
import type { Gap } from '../theme/scale.ts'

/** What the layout primitives share. They take no class: a look belongs to a component of its own. */
export interface LayoutProps extends AriaAttributes {
  children?: ReactNode
  as?: LayoutElement
  /** CSS pixels between the children. */
  gap?: Gap
  align?: 'stretch' | 'start' | 'center' | 'end' | 'baseline'
  id?: string
  role?: string
  tabIndex?: number
}

export type LayoutElement =
  | 'div'
  | 'span'
  | 'p'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl'
  | 'dd'
  | 'section'
  | 'header'
  | 'footer'
  | 'nav'
  | 'article'
  | 'aside'
  | 'figure'

/** Where children stand along a line. */
export type Justify = 'start' | 'center' | 'end' | 'between'
