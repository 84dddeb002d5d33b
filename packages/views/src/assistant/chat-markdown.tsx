import type { Evidence } from '@aloft/domain/assistant/figures/evidence.rules'
import { useLinkComponent } from '@aloft/design-system/primitives/link'
import { createContext, memo, type ReactNode, useContext } from 'react'
import Markdown, { type Components } from 'react-markdown'
import rehypeSanitize, { type Options } from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import * as css from './chat-markdown.css.ts'
import { FigureMark } from './figures/figure-mark.tsx'
import { markFigures } from './figures/mark-figures.ts'
import { timeZone } from './figures/time-zone.ts'
import { closeMarks, markdownBlocks } from './markdown-blocks.ts'

/** Addresses of the app's pages by their names, such as `list`; null for a name that no page has. */
export type PageHref = (name: string) => string | null

export interface ChatMarkdownProps {
  text: string
  /** The text isn't whole: it's being written, or was stopped. */
  isPart?: boolean
  pageHref: PageHref
  /** What was said before; without it no figure is checked. */
  evidence?: Evidence | undefined
}

const pagePrefix = 'page:'

// No HTML, no pictures, and only links to own pages by name or to secure addresses.
const allowed: Options = {
  tagNames:
    'p br strong em del code pre a ul ol li blockquote hr h1 h2 h3 h4 h5 h6 table thead tbody tr th td'.split(
      ' ',
    ),
  attributes: { a: ['href'], ol: ['start'] },
  protocols: { href: ['https', 'page'] },
}

// Headings of an answer are no headings of the page.
const Strong = ({ children }: { children?: ReactNode }) => (
  <p>
    <strong>{children}</strong>
  </p>
)
const headings = { h1: Strong, h2: Strong, h3: Strong, h4: Strong, h5: Strong, h6: Strong }

const PageHrefContext = createContext<PageHref>(() => null)

/** A link to an own page by its name, or to a secure address; any other is only its words. */
function AnswerLink({ href, children }: { href?: string | undefined; children?: ReactNode }) {
  const Anchor = useLinkComponent()
  const pageHref = useContext(PageHrefContext)
  if (href?.startsWith('https://'))
    return (
      <a href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    )
  const address = href?.startsWith(pagePrefix) ? pageHref(href.slice(pagePrefix.length)) : null
  return address === null ? children : <Anchor href={address}>{children}</Anchor>
}

const Table = ({ children }: { children?: ReactNode }) => (
  <div className={css.wide}>
    <table>{children}</table>
  </div>
)

const components: Components = { ...headings, a: AnswerLink, table: Table, mark: FigureMark }

const sanitize: [typeof rehypeSanitize, Options] = [rehypeSanitize, allowed]

interface BlockProps {
  text: string
  isPart: boolean
  evidence: Evidence | undefined
}

const Block = memo(function Block({ text, isPart, evidence }: BlockProps) {
  const marking = evidence && { evidence, isPart, timeZone: timeZone() }
  return (
    <Markdown
      remarkPlugins={[remarkGfm]}
      // After what is allowed, since only we mark figures.
      rehypePlugins={marking ? [sanitize, [markFigures, marking]] : [sanitize]}
      components={components}
      urlTransform={(url) => url}
      skipHtml
    >
      {isPart ? closeMarks(text) : text}
    </Markdown>
  )
})

/** An answer in Markdown, also while it's being written. */
export function ChatMarkdown({ text, isPart = false, pageHref, evidence }: ChatMarkdownProps) {
  const blocks = markdownBlocks(text)
  return (
    <PageHrefContext value={pageHref}>
      <div className={css.markdown}>
        {blocks.map((block, index) => (
          // Blocks are only added at the end.
          <Block
            key={index}
            text={block}
            isPart={isPart && index === blocks.length - 1}
            evidence={evidence}
          />
        ))}
      </div>
    </PageHrefContext>
  )
}
