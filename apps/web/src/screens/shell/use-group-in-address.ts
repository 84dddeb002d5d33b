import { type StatusGroup, statusGroups } from '@aloft/domain/balloons/status-groups.rules'
import { useSearchParams } from '../../router/use-search-params.ts'

const param = 'show'

/** The group of ads that the overview is narrowed to, kept in the address; null for all. */
export function useGroupInAddress() {
  const [params, setParams] = useSearchParams()
  const paramsOf = (group: StatusGroup | null) => {
    const changed = new URLSearchParams(params)
    if (group) changed.set(param, group)
    else changed.delete(param)
    return changed
  }
  return {
    group: statusGroups.find((group) => group === params.get(param)) ?? null,
    setGroup: (group: StatusGroup | null) =>
      setParams(paramsOf(group), { replace: true, preventScrollReset: true }),
    hrefOf: (group: StatusGroup) => `?${paramsOf(group)}`,
  }
}
