import type { HelpArticleName } from '@aloft/domain/assistant/help-articles'
import { helpBlocks } from '@aloft/messages/help-blocks'
import { Heading } from '../../primitives/heading.tsx'
import { Icon } from '../../primitives/icon.tsx'
import { useLinkComponent } from '../../primitives/link.tsx'
import { Text } from '../../primitives/text.tsx'
import * as css from './help.css.ts'

export interface HelpArticleTextProps {
  /** Paragraphs and steps, each in a line. */
  text: string
  back: { readonly href: string; readonly label: string }
  moreTitle: string
  more: readonly { readonly name: HelpArticleName; readonly href: string; readonly question: string }[]
}

/** An article of the help center, with the way back and further ones. */
export function HelpArticleText({ text, back, moreTitle, more }: HelpArticleTextProps) {
  const Anchor = useLinkComponent()
  return (
    <>
      <Anchor href={back.href} className={css.back} data-back="">
        <Icon name="arrow-left" />
        {back.label}
      </Anchor>
      <div className={css.article}>
        {helpBlocks(text).map((block, index) =>
          block.kind === 'text' ? (
            <Text key={index} size={16}>
              {block.text}
            </Text>
          ) : (
            <ol key={index} className={css.steps}>
              {block.steps.map((step) => (
                <li key={step} className={css.step}>
                  {step}
                </li>
              ))}
            </ol>
          ),
        )}
      </div>
      <nav className={css.more} aria-label={moreTitle}>
        <Heading level={3} size={16}>
          {moreTitle}
        </Heading>
        <ul className={css.list}>
          {more.map(({ name, href, question }) => (
            <li key={name}>
              <Anchor href={href} className={css.entry}>
                {question}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
