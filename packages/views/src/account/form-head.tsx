import type { ReactNode, Ref } from 'react'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Text } from '@aloft/design-system/primitives/text'
import * as css from './form-head.css.ts'

export interface FormHeadProps {
  title: string
  /** The purpose of the page, or the next step. */
  lead?: ReactNode
  /** More text below. */
  children?: ReactNode
  /** Ref for focusing the heading. */
  ref?: Ref<HTMLHeadingElement>
}

/** Heading and introduction of an account page, above its form or instead of it. */
export function FormHead({ title, lead, children, ref }: FormHeadProps) {
  return (
    <div className={css.head}>
      <Heading level={1} size={32} {...(ref && { ref })}>
        {title}
      </Heading>
      {lead ? <Text tone="soft">{lead}</Text> : null}
      {children}
    </div>
  )
}
