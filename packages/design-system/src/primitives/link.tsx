import { type ComponentProps, type ComponentType, createContext, type ReactNode, useContext } from 'react'
import * as css from './link.css.ts'

export type LinkComponentProps = Omit<ComponentProps<'a'>, 'href'> & { href: string }
export type LinkComponent = ComponentType<LinkComponentProps>

function PlainAnchor({ href, ...rest }: LinkComponentProps) {
  return <a href={href} {...rest} />
}

/**
 * Draws internal links. The app provides its router's link here, so that the design system needn't know the
 * router.
 */
export const LinkContext = createContext<LinkComponent>(PlainAnchor)

/** The current link component, for patterns that draw their own anchors. */
export function useLinkComponent(): LinkComponent {
  return useContext(LinkContext)
}

export interface LinkProps {
  children?: ReactNode
  href: string
  /** `inText` is underlined because it's inside a sentence. */
  variant?: 'alone' | 'inText'
  /** Opens another tab, for pages that must not replace a half-filled form. */
  opensTab?: boolean
}

/** A text link. */
export function Link({ children, href, variant = 'alone', opensTab = false }: LinkProps) {
  const Anchor = useLinkComponent()
  const tab = opensTab ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <Anchor href={href} className={css.link({ variant })} {...tab}>
      {children}
    </Anchor>
  )
}
