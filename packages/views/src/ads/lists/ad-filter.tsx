import { canonicalStatus } from '@aloft/domain/balloons/balloon-status.rules'
import { countByGroup, type StatusGroup } from '@aloft/domain/balloons/status-groups.rules'
import type {} from '@aloft/messages/i18n'
import { Segments } from '@aloft/design-system/patterns/segments'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'

export interface AdFilterProps {
  ads: readonly { readonly status: string }[]
  /** The only group that is shown; null for all. */
  group: StatusGroup | null
  onGroup: (group: StatusGroup | null) => void
}

/** Narrows the overview to one group of ads; nothing if all are in the same. */
export function AdFilter({ ads, group, onGroup }: AdFilterProps) {
  const { t } = useTranslation()
  const groups = countByGroup(ads.map(({ status }) => canonicalStatus(status)))
  if (groups.length < 2) return null
  return (
    <Segments
      label={t('overview.filter.label')}
      options={[
        { id: '', label: t('overview.filter.all', { count: ads.length }) },
        ...groups.map((one) => ({
          id: one.group,
          label: t(`overview.filter.${one.group}`, { count: one.count }),
        })),
      ]}
      value={group ?? ''}
      onChange={(id) => onGroup(groups.find((one) => one.group === id)?.group ?? null)}
    />
  )
}
