import type { GuideAttribute } from '@aloft/domain/guide/guide-steps'
import type { AriaAttributes, ReactNode } from 'react'
import type {} from '../guide-attribute.ts'
import type { Gap } from '../theme/scale.ts'

/**
 * Props shared by the layout primitives. They take no class: an element that needs its own styles is a
 * separate component.
 */
export interface LayoutProps extends AriaAttributes {
  children?: ReactNode
  as?: LayoutElement
  /** CSS pixels between the children. */
  gap?: Gap
  align?: Align
  id?: string | undefined
  role?: string
  tabIndex?: number
  'data-guide'?: GuideAttribute
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

/** Position of children across the line or column they are in. */
export type Align = 'stretch' | 'start' | 'center' | 'end' | 'baseline'

/** Distribution of children along a line. */
export type Justify = 'start' | 'center' | 'end' | 'between'
