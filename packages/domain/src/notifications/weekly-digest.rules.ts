const hourMs = 3_600_000
const weekMs = 7 * 24 * hourMs
/** The first Monday of Unix time, 8:00 UTC. Accounts have no time zone. */
const firstDigest = Date.UTC(1970, 0, 5, 8)

/** The most that a digest lists of one brand. */
export const maxDigestLines = 10

/** Until when a digest written now lists what happened: the last Monday, 8:00 UTC. */
export function lastDigestDate(now: Date): Date {
  return new Date(firstDigest + Math.floor((now.getTime() - firstDigest) / weekMs) * weekMs)
}

/** When the next digest is due, always after now. */
export function nextDigestDate(now: Date): Date {
  return new Date(lastDigestDate(now).getTime() + weekMs)
}

export interface DigestEvent {
  /** Id and title of the brand; null if it's about none. */
  readonly brand: { readonly id: string; readonly title: string } | null
  readonly message: string
}

export interface DigestBrand {
  /** Null for what's about the account. */
  readonly title: string | null
  readonly messages: readonly string[]
  /** How many more there are than messages listed. */
  readonly more: number
}

/** A week by brand: brands in the order of their first event, what's about none at the end. */
export function groupDigest(events: readonly DigestEvent[]): readonly DigestBrand[] {
  const byBrand = Map.groupBy(events, ({ brand }) => brand?.id ?? null)
  const groups = [...byBrand.entries()].map(([id, ofBrand]) => ({
    id,
    title: ofBrand[0]?.brand?.title ?? null,
    messages: ofBrand.slice(0, maxDigestLines).map(({ message }) => message),
    more: Math.max(0, ofBrand.length - maxDigestLines),
  }))
  const inOrder = [...groups.filter(({ id }) => id !== null), ...groups.filter(({ id }) => id === null)]
  return inOrder.map(({ title, messages, more }) => ({ title, messages, more }))
}
