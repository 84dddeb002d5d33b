import type { LaunchCheckName } from '@aloft/domain/launches/launch-checks.rules'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Icon } from '@aloft/design-system/primitives/icon'
import { Link } from '@aloft/design-system/primitives/link'
import { Spinner } from '@aloft/design-system/primitives/spinner'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import * as css from './launch-checks.css.ts'

export interface ShownCheck {
  name: LaunchCheckName
  /** What is advised does not keep the ad from being launched. */
  state: 'ok' | 'failed' | 'advised' | 'checking'
  /** Why it is so, in the reader’s language. */
  why: string | null
  /** Where or how it can be fixed. */
  mend: { label: string; href: string } | { label: string; onPress: () => void } | null
}

export interface LaunchChecksProps {
  checks: readonly ShownCheck[]
  /** The ad is held, and is paid rather than launched. */
  isHeld?: boolean
}

const marks = { ok: 'success', failed: 'error', advised: 'warning' } as const

/** What must be in place before an ad is launched: each check with its state, its reason and the way to mend it. */
export function LaunchChecks({ checks, isHeld = false }: LaunchChecksProps) {
  const { t } = useTranslation()
  const open = checks.filter(({ state }) => state === 'failed').length
  const isChecking = checks.some(({ state }) => state === 'checking')
  return (
    <Stack as="section" gap={12} aria-label={t('launch.checks.label')}>
      <Cluster gap={12} align="baseline">
        <Heading level={2} size={20}>
          {t(isHeld ? 'launch.checks.titleHeld' : 'launch.checks.title')}
        </Heading>
        <Text as="span" tone={open > 0 ? 'rejected' : 'soft'}>
          {open > 0
            ? t('launch.checks.open', { count: open })
            : t(isChecking ? 'launch.checks.checking' : 'launch.checks.ready')}
        </Text>
      </Cluster>
      <ul>
        {checks.map((check) => (
          <CheckRow key={check.name} check={check} />
        ))}
      </ul>
    </Stack>
  )
}

/** One check with its state, its reason and the way to mend it. */
export function CheckRow({ check: { name, state, why, mend } }: { check: ShownCheck }) {
  const { t } = useTranslation()
  return (
    <li className={css.check}>
      <span className={css.mark({ state })}>
        {state === 'checking' ? <Spinner /> : <Icon name={marks[state]} size={16} />}
      </span>
      <div className={css.words}>
        <Text as="div" weight="medium">
          {t(`launch.checks.names.${name}`)}
          <VisuallyHidden>: {t(`launch.checks.states.${state}`)}</VisuallyHidden>
        </Text>
        {why ? <div className={css.why}>{why}</div> : null}
      </div>
      {mend ? (
        <div className={css.mend}>
          {'href' in mend ? (
            <Link href={mend.href}>{mend.label}</Link>
          ) : (
            <Button size="small" onPress={mend.onPress}>
              {mend.label}
            </Button>
          )}
        </div>
      ) : null}
    </li>
  )
}
