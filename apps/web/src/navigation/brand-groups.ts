import type { BrandGroup } from '@aloft/views/frame/brand-menu'
import type { IdeaSummary } from '@aloft/domain/ideas/idea.entity'
import type { IdeasData } from '../state/ideas.ts'

/**
 * The brands that can be opened: the user's own, then those of each team, without archived ones. A team without brands
 * is included, so that the menu can say so (NAV-12).
 */
export function brandGroups(
  { ideas, teams }: IdeasData,
  currentIdeaId: string | undefined,
  hrefOf: (ideaId: string) => string,
): BrandGroup[] {
  const rows = (brands: readonly IdeaSummary[]) =>
    brands
      .filter(({ archiveDate }) => archiveDate === null)
      .map(({ _id, title, logoImageUrl }) => ({
        id: _id,
        name: title,
        picture: logoImageUrl ?? undefined,
        href: hrefOf(_id),
        isCurrent: _id === currentIdeaId,
      }))
  const own = rows(ideas)
  return [
    ...(own.length > 0 ? [{ id: 'own', title: null, brands: own }] : []),
    ...Object.values(teams).map((team) => ({ id: team._id, title: team.name, brands: rows(team.ideas) })),
  ]
}

/** Number of brands that can be opened. */
export function countBrands(groups: readonly BrandGroup[]): number {
  return groups.reduce((sum, { brands }) => sum + brands.length, 0)
}
