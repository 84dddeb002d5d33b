import { type FigureName, figureNames, type LaunchFigures, type Performance } from './performance.rules.ts'

// Which figures answer "did it pay?" for the goal of a report (PRF-01, PRF-07).

/** What a report can count: conversions if a verified goal counts them, revenue if a conversion has a value. */
export interface Countable {
  readonly hasGoal: boolean
  readonly hasValue: boolean
}

/** What these figures count. */
export function countableIn({
  conversions,
  revenue,
}: Pick<LaunchFigures, 'conversions' | 'revenue'>): Countable {
  return { hasGoal: conversions !== null, hasValue: revenue !== null }
}

/** Figures without revenue if a conversion has no value: an unknown revenue is no revenue of zero. */
export function valuedFigures<Figures extends Pick<LaunchFigures, 'revenue'>>(
  figures: Figures,
  goalValue: number,
): Figures {
  return goalValue > 0 ? figures : { ...figures, revenue: null }
}

const ofClicks = ['cost', 'clicks', 'costPerClick', 'impressions', 'clickThroughRate'] as const
const ofConversions = ['cost', 'clicks', 'costPerClick', 'conversions', 'costPerConversion'] as const

/** The figures a report begins with. */
export function leadingFigures({ hasGoal, hasValue }: Countable): readonly FigureName[] {
  if (!hasGoal) return ofClicks
  return hasValue ? [...ofConversions, 'roas'] : ofConversions
}

/** All other figures, in the order of reports. */
export function furtherFigures(countable: Countable): readonly FigureName[] {
  const leading = leadingFigures(countable)
  return figureNames.filter((name) => !leading.includes(name))
}

/** Whether nothing was shown, clicked, counted or spent. */
export function isQuiet({ cost, impressions, clicks, conversions }: Performance): boolean {
  return cost === 0 && impressions === 0 && clicks === 0 && !conversions
}
