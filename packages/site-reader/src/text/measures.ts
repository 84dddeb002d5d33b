const units = new Set(
  [
    'hour hours hr hrs minute minutes min mins day days half full week weeks month months session sessions',
    'stunde stunden minuten tag tage halber halbe ganzer ganze woche wochen monat monate',
    'heure heures jour jours journée demi demie semaine semaines mois',
    'one two three four five six ten a an eine ein zwei drei vier fünf une un deux trois quatre cinq per pro par',
  ].flatMap((words) => words.split(' ')),
)

/** Whether a name only says how much or how long, such as "90 mins" or "half day": it doesn't name what's sold. */
export function isMeasure(name: string): boolean {
  const words =
    name
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.every((word) => units.has(word) || /^\d+\p{L}{0,4}$/u.test(word))
}
