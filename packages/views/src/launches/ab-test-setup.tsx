import { Button } from '@aloft/design-system/primitives/button'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Notice } from '@aloft/design-system/primitives/notice'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type {} from '@aloft/messages/i18n'
import type { ReactNode } from 'react'
import { LaunchNeed } from './launch-desk.tsx'
import { VariantChanges, type VariantChangesProps } from './variant-changes.tsx'

export interface AbTestSetupProps {
  /** What the next launch tests; null if it tests nothing. */
  test: VariantChangesProps | null
  /** What the budget can show. */
  outlook: ReactNode
  /** What prevents the launch with it. */
  problem: string | null
  /** Why the last change wasn't saved. */
  failure: string | null
  isPending: boolean
  /** Without them, the reader may not change the test. */
  onEdit?: (() => void) | undefined
  onRemove?: (() => void) | undefined
}

/** The test of an ad before its launch: what differs, and what the budget can show (AUT-06, OPN-80). */
export function AbTestSetup({
  test,
  outlook,
  problem,
  failure,
  isPending,
  onEdit,
  onRemove,
}: AbTestSetupProps) {
  const { t } = useTranslation()
  if (!test && !onEdit) return null
  return (
    <LaunchNeed
      title={t('abTest.setUpTitle')}
      text={t('abTest.lead')}
      action={
        !test && onEdit ? (
          <Button isLoading={isPending} onPress={onEdit}>
            {t('abTest.setUp')}
          </Button>
        ) : null
      }
    >
      {failure ? <Notice tone="error">{failure}</Notice> : null}
      {test ? (
        <>
          {problem ? <Notice tone="warning">{problem}</Notice> : null}
          <VariantChanges texts={test.texts} hasOtherPicture={test.hasOtherPicture} />
          {outlook}
          {onEdit && onRemove ? (
            <Cluster gap={8}>
              <Button isLoading={isPending} onPress={onEdit}>
                {t('abTest.edit')}
              </Button>
              <Button variant="quiet" isDisabled={isPending} onPress={onRemove}>
                {t('abTest.remove')}
              </Button>
            </Cluster>
          ) : null}
        </>
      ) : null}
    </LaunchNeed>
  )
}
