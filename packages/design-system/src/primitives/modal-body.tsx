import * as Dialog from '@radix-ui/react-dialog'
import { type ReactNode, type SubmitEvent, use, useId } from 'react'
import { heading } from './heading.css.ts'
import { Heading } from './heading.tsx'
import * as css from './modal-body.css.ts'
import { ModalContext } from './modal-context.ts'

export interface ModalBodyProps {
  title: string
  children?: ReactNode
  /** Buttons at the bottom; the one that continues is last. */
  actions?: ReactNode
  /** Turns the body into a form: called by its submit button and by Enter in a field. */
  onSubmit?: (() => void) | undefined
}

/**
 * Title, content and buttons of a modal. In a `ModalFrame` the title names the dialog; elsewhere it's a
 * section.
 */
export function ModalBody({ title, children, actions, onSubmit }: ModalBodyProps) {
  const id = useId()
  const frame = use(ModalContext)
  const content = (
    <>
      <div className={css.title({ hasClose: frame?.hasClose ?? false })}>
        {frame ? (
          <Dialog.Title className={heading({ size: 24, tone: 'ink' })}>{title}</Dialog.Title>
        ) : (
          <Heading level={2} size={24} id={id}>
            {title}
          </Heading>
        )}
      </div>
      {children ? <div className={css.content}>{children}</div> : null}
      {actions ? <div className={css.actions}>{actions}</div> : null}
    </>
  )
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSubmit?.()
  }
  const parts = onSubmit ? (
    <form className={css.form} noValidate onSubmit={submit}>
      {content}
    </form>
  ) : (
    content
  )
  return frame ? (
    parts
  ) : (
    <section className={css.plain} aria-labelledby={id}>
      {parts}
    </section>
  )
}
