import type { LaunchObstacle } from '@aloft/domain/ads/ad-readiness.rules'
import type { EditorSection } from '@aloft/domain/ads/editor-sections.rules'
import type {} from '@aloft/messages/i18n'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Icon } from '@aloft/design-system/primitives/icon'
import { Ruler, type TickState } from '@aloft/design-system/primitives/ruler'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import * as css from './completeness.css.ts'
import { leadToPart } from './lead-to.ts'

/** One thing that must be in order before a launch. */
export interface CompletenessPart {
  /** Where it's written. */
  section: EditorSection
  /** Id of the element to link to and focus. */
  id: string
  label: string
  state: TickState
}

export interface CompletenessProps {
  /** In the order of the page. */
  parts: readonly CompletenessPart[]
  /** What blocks a launch, in one line; empty for an ad that's ready. */
  obstacles: readonly LaunchObstacle[]
}

type GapState = 'bad' | 'warn'
const icons = { bad: 'rejected', warn: 'warning' } as const
const isGap = (part: CompletenessPart): part is CompletenessPart & { state: GapState } =>
  part.state === 'bad' || part.state === 'warn'

function useObstacleWords(): (obstacles: readonly LaunchObstacle[]) => string {
  const { t, i18n } = useTranslation()
  return (obstacles) => {
    if (obstacles.length === 0) return t('editor.ready.launchable')
    const things = obstacles.map(({ kind, count }) => t(`editor.ready.obstacles.${kind}`, { count }))
    const inWords = new Intl.ListFormat(i18n.language, { style: 'long', type: 'conjunction' })
    return t('editor.ready.inTheWay', { things: inWords.format(things) })
  }
}

/** How much of an ad is ready: a tick for each field, and a link to each that isn't (EDT-12). */
export function Completeness({ parts, obstacles }: CompletenessProps) {
  const { t } = useTranslation()
  const inWords = useObstacleWords()
  const gaps = parts.filter(isGap)
  const label = t('editor.ready.count', {
    ready: parts.filter(({ state }) => state === 'on').length,
    count: parts.length,
  })
  const warnings = gaps.filter(({ state }) => state === 'warn').length
  return (
    <Stack gap={10}>
      <Cluster gap={16} rowGap={4} align="baseline" justify="between">
        <Text weight="strong" figures="tabular">
          {label}
        </Text>
        <Cluster as="span" gap={14} rowGap={4}>
          {warnings > 0 ? (
            <span className={css.warnings}>
              <Icon name="warning" size={14} />
              {t('editor.ready.warnings', { count: warnings })}
            </span>
          ) : null}
        </Cluster>
      </Cluster>
      <Ruler ticks={parts.map(({ state }) => state)} label={label} size="large" />
      <Text size={13} tone="soft">
        {inWords(obstacles)}
      </Text>
      {gaps.length > 0 ? (
        <ul className={css.gaps} aria-label={t('editor.ready.gaps')}>
          {gaps.map(({ id, section, label: field, state }) => (
            <li key={id}>
              <a
                className={css.gap({ state })}
                href={`#${id}`}
                aria-label={t(state === 'bad' ? 'editor.ready.gapBlocks' : 'editor.ready.gapWarns', {
                  field,
                })}
                onClick={(event) => {
                  // The link moves within the page, so the address must not change.
                  if (leadToPart({ id, section })) event.preventDefault()
                }}
              >
                <Icon name={icons[state]} size={14} />
                {field}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </Stack>
  )
}
