import { creativeFaults } from '@aloft/creative/check/find-faults'
import type { SceneFault } from '@aloft/creative/check/scene-faults'
import { minTextContrast } from '@aloft/creative/color/palette'
import { Button } from '@aloft/design-system/primitives/button'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Icon } from '@aloft/design-system/primitives/icon'
import { Ruler } from '@aloft/design-system/primitives/ruler'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import type { SceneCommand } from '@aloft/domain/creatives/studio/scene-commands.rules'
import type {} from '@aloft/messages/i18n'
import type { Translate } from '@aloft/messages/text-key'
import { memo } from 'react'
import { contrastFigure } from './contrast-figure.ts'
import * as css from './scene-checks.css.ts'
import type { Act, SceneChecksContent } from './studio-content.ts'
import { useLayerWords } from './use-layer-words.ts'

export interface SceneChecksProps {
  content: SceneChecksContent
  /** How many sizes the creative has. */
  numSizes: number
  isReadOnly?: boolean
  onAct: Act
}

/** What's wrong with the picture in any size, each with its place and what ends it, and what's right. */
export const SceneChecks = memo(function SceneChecks({ content, ...props }: SceneChecksProps) {
  const { t } = useTranslation()
  if (content.kind !== 'checked')
    return (
      <Stack gap={8}>
        <h2 className={css.heading}>{t('studioChecks.title')}</h2>
        <Text size={13} tone="soft">
          <span role="status" aria-busy={content.kind === 'checking' || undefined}>
            {t(content.kind === 'failed' ? 'studioChecks.failed' : 'studioChecks.checking')}
          </span>
        </Text>
      </Stack>
    )
  const { faults } = content
  const failing = new Set(faults.map(({ fault }) => fault))
  const passing = creativeFaults.filter((fault) => !failing.has(fault))
  const summary = t('studioChecks.passed', { passed: passing.length, count: creativeFaults.length })
  return (
    <Stack gap={12}>
      <Cluster gap={8} justify="between" align="baseline">
        <h2 className={css.heading}>{t('studioChecks.title')}</h2>
        <Text as="span" size={12} tone="soft" figures="tabular">
          <span role="status">{summary}</span>
        </Text>
      </Cluster>
      <Ruler label={summary} ticks={creativeFaults.map((fault) => (failing.has(fault) ? 'bad' : 'on'))} />
      <Stack as="ul" gap={10} aria-label={t('studioChecks.title')}>
        {faults.map((fault) => (
          <FaultItem
            key={`${fault.formats[0]} ${fault.element.id} ${fault.fault}`}
            fault={fault}
            {...props}
          />
        ))}
        {passing.map((fault) => (
          <li key={fault} className={css.item}>
            <span className={css.mark({ isBad: false })}>
              <Icon name="check" size={14} />
            </span>
            <Text as="span" size={13}>
              {t(`studioChecks.passes.${fault}`)}
            </Text>
          </li>
        ))}
      </Stack>
    </Stack>
  )
})

/** On a narrow screen, the first of what's wrong is beside the picture; the others are among the panels. */
export function FirstFault({ content, ...props }: SceneChecksProps) {
  const { t } = useTranslation()
  const [fault] = content.kind === 'checked' ? content.faults : []
  if (!fault) return null
  return (
    <ul className={css.first} aria-label={t('studioChecks.title')}>
      <FaultItem fault={fault} {...props} />
    </ul>
  )
}

function FaultItem({
  fault,
  numSizes,
  isReadOnly = false,
  onAct,
}: Omit<SceneChecksProps, 'content'> & { fault: SceneFault }) {
  const { t } = useTranslation()
  const { nameOf } = useLayerWords()
  const { formats, element, mend, contrast } = fault
  const [first] = formats
  const size = formats.length === numSizes && numSizes > 1 ? t('studioChecks.allSizes') : formats.join(', ')
  const name = nameOf(element)
  const canMend = mend !== null && !isReadOnly
  const open = () => {
    onAct({ type: 'OPEN_FORMAT', format: first })
    onAct({ type: 'SELECT', ids: [element.id] })
  }
  return (
    <li className={css.item}>
      <span className={css.mark({ isBad: true })}>
        <Icon name="rejected" size={14} />
      </span>
      <Stack gap={6} align="start">
        <Text as="span" size={13}>
          <strong className={css.fault}>{t(`studioChecks.faults.${fault.fault}`, { size, name })}</strong>
          {contrast === null
            ? null
            : ` ${t('studioChecks.contrast', { contrast: contrastFigure(contrast), least: minTextContrast })}`}
        </Text>
        <Cluster gap={8}>
          {canMend ? (
            <Button
              size="small"
              onPress={() => {
                open()
                onAct({ type: 'COMMAND', command: mend })
              }}
            >
              {mendWords(t, mend)}
            </Button>
          ) : null}
          <Button size="small" variant={canMend ? 'quiet' : 'secondary'} onPress={open}>
            <span aria-hidden="true">{t('studioChecks.show')}</span>
            <VisuallyHidden>{t('studioChecks.showNamed', { name, size: first })}</VisuallyHidden>
          </Button>
        </Cluster>
      </Stack>
    </li>
  )
}

/** What a mend does, in words. */
function mendWords(t: Translate, mend: SceneCommand): string {
  if (mend.type === 'change' && mend.values.color !== undefined)
    return t('studioChecks.mends.color', { color: mend.values.color })
  if (mend.type === 'still') return t('studioChecks.mends.still')
  if (mend.type === 'change') return t('studioChecks.mends.smaller', { size: mend.values.size })
  if (mend.type !== 'move' || (mend.by.x !== 0 && mend.by.y !== 0)) return t('studioChecks.mends.inside')
  const { x, y } = mend.by
  const direction = x < 0 ? 'left' : x > 0 ? 'right' : y < 0 ? 'up' : 'down'
  return t(`studioChecks.mends.${direction}`, { distance: Math.abs(x + y) })
}
