/** The form in which names are compared: trimmed and in one case. */
export function comparableName(name: string): string {
  return name.trim().toLowerCase()
}

/** Whether a name is among others, compared trimmed and in any case. */
export function isNameTaken(name: string, others: readonly string[]): boolean {
  return others.some((other) => comparableName(other) === comparableName(name))
}
