import {
  type HelpArticleName,
  helpArticleNames,
  helpArticles,
  type HelpSubject,
  helpSubjects,
  type MarkedPart,
  maxHelpQuery,
} from '@aloft/domain/assistant/help-articles'
import type { ReactNode } from 'react'
import { FailedNotice } from '../../patterns/failed-notice.tsx'
import { Disclosure } from '../../primitives/disclosure.tsx'
import { useLinkComponent } from '../../primitives/link.tsx'
import { Skeleton } from '../../primitives/skeleton.tsx'
import { Stack } from '../../primitives/stack.tsx'
import { TextField } from '../../primitives/text-field.tsx'
import { Text } from '../../primitives/text.tsx'
import { useTranslation } from '../../primitives/use-translation.ts'
import { VisuallyHidden } from '../../primitives/visually-hidden.tsx'
import * as css from './help.css.ts'
import type { HelpSearch } from './help-search.ts'
import { type Shortcut, ShortcutList } from './shortcuts.tsx'

export interface HelpListProps {
  typed: string
  onType: (typed: string) => void
  search: HelpSearch
  shortcuts: readonly Shortcut[]
  /** The subject that's unfolded at first. */
  open: HelpSubject
  hrefOf: (article: HelpArticleName) => string
  questionOf: (article: HelpArticleName) => string
}

/** The search of the help center, and its results or all articles by subject. */
export function HelpList({ typed, onType, search, open, hrefOf, questionOf, shortcuts }: HelpListProps) {
  const { t } = useTranslation()
  const hasResults = search.kind === 'found' && search.results.length > 0
  return (
    <>
      <TextField
        label={t('help.search')}
        name="help"
        type="search"
        placeholder={t('help.searchHint')}
        value={typed}
        onChange={(text) => onType(text.slice(0, maxHelpQuery))}
      />
      <Results search={search} typed={typed} hrefOf={hrefOf} />
      {hasResults || search.kind === 'searching' ? null : (
        <div>
          {helpSubjects.map((subject) => (
            <Disclosure key={subject} summary={t(`help.subjects.${subject}`)} isOpen={subject === open}>
              <ul className={css.list}>
                {helpArticleNames
                  .filter((name) => helpArticles[name].subject === subject)
                  .map((name) => (
                    <li key={name}>
                      <ArticleLink name={name} href={hrefOf(name)}>
                        {questionOf(name)}
                      </ArticleLink>
                    </li>
                  ))}
              </ul>
            </Disclosure>
          ))}
          <Disclosure summary={t('shortcuts.title')}>
            <ShortcutList shortcuts={shortcuts} />
          </Disclosure>
        </div>
      )}
    </>
  )
}

interface ResultsProps {
  search: HelpSearch
  typed: string
  hrefOf: (article: HelpArticleName) => string
}

function Results({ search, typed, hrefOf }: ResultsProps) {
  const { t } = useTranslation()
  const count = search.kind === 'found' ? search.results.length : 0
  return (
    <>
      <VisuallyHidden>
        <span role="status">{search.kind === 'found' ? t('help.found', { count }) : ''}</span>
      </VisuallyHidden>
      {search.kind === 'failed' ? <FailedNotice failed={search}>{t('help.failed')}</FailedNotice> : null}
      {search.kind === 'searching' ? (
        <div className={css.list} aria-busy="true" role="status" aria-label={t('help.searching')}>
          {[56, 72, 48].map((width) => (
            <div key={width} className={css.entry}>
              <Skeleton width={`${width}%`} height={14} />
              <Skeleton width="90%" height={12} />
            </div>
          ))}
        </div>
      ) : null}
      {search.kind === 'found' && count === 0 ? (
        <Stack gap={4}>
          <Text weight="strong">{t('help.none', { text: typed.trim() })}</Text>
          <Text tone="soft">{t('help.noneLead')}</Text>
        </Stack>
      ) : null}
      {search.kind === 'found' && count > 0 ? (
        <ul className={css.list} aria-label={t('help.found', { count })}>
          {search.results.map(({ name, question, excerpt }) => (
            <li key={name}>
              <ArticleLink name={name} href={hrefOf(name)}>
                <span className={css.found}>
                  <Marked parts={question} />
                </span>
                <span className={css.excerpt}>
                  <Marked parts={excerpt} />
                </span>
              </ArticleLink>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

interface ArticleLinkProps {
  name: HelpArticleName
  href: string
  children: ReactNode
}

function ArticleLink({ name, href, children }: ArticleLinkProps) {
  const Anchor = useLinkComponent()
  return (
    <Anchor href={href} className={css.entry} data-article={name}>
      {children}
    </Anchor>
  )
}

function Marked({ parts }: { parts: readonly MarkedPart[] }) {
  return parts.map(({ text, isMatch }, index) =>
    isMatch ? (
      <mark key={index} className={css.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
