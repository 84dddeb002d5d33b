import type { ReactNode, Ref } from 'react'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Text } from '@aloft/design-system/primitives/text'
import * as css from './form-head.css.ts'

export interface FormHeadProps {
  title: string
  /** What the page is for, or what comes next. */
  lead?: ReactNode
  /** More words below. */
  children?: ReactNode
  /** For a heading that takes the focus. */
  ref?: Ref<HTMLHeadingElement>
}

/** Above the form of a page of an account, or in place of it: what it is about. */
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
