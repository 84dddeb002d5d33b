import type {} from '@aloft/messages/i18n'
import { Skeleton } from '../primitives/skeleton.tsx'
import { VisuallyHidden } from '../primitives/visually-hidden.tsx'
import { useTranslation } from '../primitives/use-translation.ts'
import type { FailedLoad } from './failed-load.tsx'
import * as css from './list-frame.css.ts'
import { PageMessage } from './page-message.tsx'

/** Why there is no list. */
export type ListGap =
  | { kind: 'loading' }
  | ({ kind: 'failed' } & FailedLoad)
  | { kind: 'noBrand'; onCreateBrand: () => void }

export interface MissingListProps {
  gap: ListGap
  /** Says what loads, for screen readers. */
  loading: string
  failed: { readonly title: string; readonly lead: string }
  /** About as wide as the title, in CSS pixels. */
  titleWidth?: number
}

/** Replaces a list that isn't known yet, didn't load, or has no brand. */
export function MissingList({ gap, loading, failed, titleWidth = 160 }: MissingListProps) {
  const { t } = useTranslation()
  if (gap.kind === 'loading')
    return (
      <div className={css.page} aria-busy="true">
        <VisuallyHidden>{loading}</VisuallyHidden>
        <Skeleton width={titleWidth} height={36} />
        <Skeleton width="100%" height={64} shape="block" />
        <Skeleton width="100%" height={320} shape="block" />
      </div>
    )
  return (
    <div className={css.page}>
      {gap.kind === 'failed' ? (
        <PageMessage title={failed.title} lead={failed.lead} failed={gap} />
      ) : (
        <PageMessage
          title={t('noBrand.title')}
          lead={t('noBrand.lead')}
          way={{ label: t('noBrand.create'), onPress: gap.onCreateBrand }}
        />
      )}
    </div>
  )
}
