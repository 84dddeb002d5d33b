/** When people of the support answer: from Monday to Friday, between these hours in UTC. */
export const supportHours = { firstDay: 1, lastDay: 5, fromHour: 8, untilHour: 17 } as const

const hourMs = 3_600_000

/** When the support answers again (AST-31); null if somebody is there now. */
export function nextSupportDate(now: Date): Date | null {
  if (isOpen(now)) return null
  const next = new Date(now)
  next.setUTCHours(supportHours.fromHour, 0, 0, 0)
  while (next <= now || !isOpen(next)) next.setTime(next.getTime() + 24 * hourMs)
  return next
}

function isOpen(date: Date): boolean {
  const { firstDay, lastDay, fromHour, untilHour } = supportHours
  const [day, hour] = [date.getUTCDay(), date.getUTCHours()]
  return day >= firstDay && day <= lastDay && hour >= fromHour && hour < untilHour
}
