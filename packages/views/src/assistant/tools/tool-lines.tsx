import { Icon } from '@aloft/design-system/primitives/icon'
import { Spinner } from '@aloft/design-system/primitives/spinner'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { formatDate } from '@aloft/messages/date-format'
import { assistantTools } from '@aloft/messages/en/assistant-tools'
import type {} from '@aloft/messages/i18n'
import type { ShownTool } from './tool-content.ts'
import * as css from './tool-lines.css.ts'

export interface ToolLinesProps {
  tools: readonly ShownTool[]
}

/** What the assistant is doing and has done in the app, with where and when it read its data (AST-04). */
export function ToolLines({ tools }: ToolLinesProps) {
  const { t } = useTranslation()
  return (
    <ul className={css.lines} aria-label={t('assistantTools.list')}>
      {tools.map((tool) => (
        <Line key={tool.id} tool={tool} />
      ))}
    </ul>
  )
}

type Lines = typeof assistantTools.lines
const lineOf = (name: string): keyof Lines =>
  Object.hasOwn(assistantTools.lines, name) ? (name as keyof Lines) : 'other'

type Failures = typeof assistantTools.failed
const failureOf = (error: string): keyof Failures =>
  Object.hasOwn(assistantTools.failed, error) ? (error as keyof Failures) : 'other'

type Sources = typeof assistantTools.sources
const isSource = (source: string): source is keyof Sources => Object.hasOwn(assistantTools.sources, source)

function Line({ tool: { name, state, error, read } }: { tool: ShownTool }) {
  const { t } = useTranslation()
  return (
    <li className={css.line}>
      <span className={css.sign({ state })}>
        {state === 'running' ? <Spinner /> : <Icon name={state === 'done' ? 'check' : 'close'} size={14} />}
      </span>
      <span>
        {state === 'running'
          ? t(`assistantTools.lines.${lineOf(name)}.running`)
          : state === 'done'
            ? t(`assistantTools.lines.${lineOf(name)}.done`)
            : state === 'stopped'
              ? t('assistantTools.stoppedTool')
              : t(`assistantTools.failed.${failureOf(error ?? '')}`)}
      </span>
      {read && isSource(read.source) ? (
        <span className={css.read}>
          {t('assistantTools.readFrom', {
            source: t(`assistantTools.sources.${read.source}`),
            date: formatDate(read.date, 'dateTime'),
          })}
        </span>
      ) : null}
    </li>
  )
}
