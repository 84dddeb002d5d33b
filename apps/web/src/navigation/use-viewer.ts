import { lastValue } from '@aloft/domain/balloons/balloon-history.rules'
import { isUpsold } from '@aloft/domain/plans/upsell.rules'
import { product } from '../state/product.ts'
import { useBrand } from '../state/brand.ts'
import { useIdeas } from '../state/ideas.ts'
import { useUser } from '../state/session.ts'
import { brandGroups, countBrands } from './brand-groups.ts'
import { collectsLeads, type Viewer } from './nav-entries.ts'

const nobody = { labelKey: 'free', numIdeas: 1, isTeams: false }

/** The user's data that navigation depends on. */
export function useViewer(): Viewer {
  const user = useUser()
  const { data } = useIdeas()
  const { idea } = useBrand()
  const plan = user?.plan ?? nobody
  const funnels = (idea?.balloons ?? []).map((balloon) =>
    Object.fromEntries(
      Object.entries(balloon.data).map(([key, history]) => [key, lastValue(history)?.value ?? null]),
    ),
  )
  return {
    isAdmin: user?.isAdmin ?? false,
    isDevelopment: import.meta.env.DEV_PAGES,
    plan,
    isUpsold: isUpsold(plan.labelKey, user?.referralCodeData?.code ?? null, product.lifetimeCodes),
    numProjects: data ? countBrands(brandGroups(data, undefined, String)) : 0,
    numTeams: data ? Object.keys(data.teams).length : 0,
    collectsLeads: collectsLeads(funnels),
  }
}
