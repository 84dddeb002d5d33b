import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useState } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import './docs.css.ts'
import { onSystemScheme, resolveScheme, type SchemeChoice, schemeInAddress } from './scheme.ts'
import { storybookTheme } from './themes.ts'

/** Pages of text in the scheme of the toolbar, as stories are. */
export function SchemedDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [choice, setChoice] = useState(() => schemeInAddress(location.search))
  const [scheme, setScheme] = useState(() => resolveScheme(choice))
  useEffect(() => {
    const onGlobals = ({ globals }: { globals: { scheme?: SchemeChoice } }) =>
      setChoice(globals.scheme ?? 'system')
    context.channel.on(GLOBALS_UPDATED, onGlobals)
    return () => context.channel.off(GLOBALS_UPDATED, onGlobals)
  }, [context.channel])
  useEffect(() => {
    const apply = () => {
      setScheme(resolveScheme(choice))
      document.documentElement.dataset['scheme'] = resolveScheme(choice)
    }
    apply()
    return onSystemScheme(apply)
  }, [choice])
  return (
    <DocsContainer context={context} theme={storybookTheme(scheme)}>
      {children}
    </DocsContainer>
  )
}
