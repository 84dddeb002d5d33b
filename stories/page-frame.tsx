import { vars } from '@aloft/design-system/theme/theme.css'
import { useState } from 'react'

export interface PageFrameProps {
  readonly title: string
  readonly html: string
  /** In CSS pixels. */
  readonly width: number
  readonly scheme: 'light' | 'dark'
}

/** A document of its own, as in a mail program or a browser, as high as it is. */
export function PageFrame({ title, html, width, scheme }: PageFrameProps) {
  const [height, setHeight] = useState(400)
  return (
    <iframe
      title={title}
      srcDoc={html}
      // Without scripts and forms, but its height can be measured.
      sandbox="allow-same-origin"
      onLoad={({ currentTarget }) => {
        const page = currentTarget.contentDocument
        if (!page) return
        preferScheme(page, scheme)
        setHeight(page.documentElement.scrollHeight)
      }}
      style={{ width, height, border: 0, outline: `1px solid ${vars.line}` }}
    />
  )
}

/** Shows a document as in the other scheme of the system. Chromium lets no frame choose one for its document. */
function preferScheme(page: Document, scheme: PageFrameProps['scheme']): void {
  page.documentElement.style.colorScheme = scheme
  for (const rule of [...page.styleSheets].flatMap(({ cssRules }) => [...cssRules])) {
    if ('media' in rule && rule.cssText.startsWith('@media (prefers-color-scheme: dark)')) {
      const media = rule.media as MediaList
      media.mediaText = scheme === 'dark' ? 'all' : 'not all'
    }
  }
}
