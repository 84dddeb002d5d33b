import { Disclosure } from '@aloft/design-system/primitives/disclosure'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type {} from '@aloft/messages/i18n'
import { CheckRow, type ShownCheck } from './launch-checks.tsx'

/** The checks that a launch has passed, and remarks that do not keep it, behind one quiet line. */
export function ReadyChecks({ checks, isAll }: { checks: readonly ShownCheck[]; isAll: boolean }) {
  const { t } = useTranslation()
  return (
    <Disclosure summary={t(isAll ? 'launch.review.allReady' : 'launch.review.restReady')}>
      <ul>
        {checks.map((check) => (
          <CheckRow key={check.name} check={check} />
        ))}
      </ul>
    </Disclosure>
  )
}
